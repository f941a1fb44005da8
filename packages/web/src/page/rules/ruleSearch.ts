import MiniSearch from 'minisearch'
import type { Findable } from './findable.ts'
import { fold, stem } from '../../model/rules/fold.ts'

const words = /[^\p{L}\p{N}]+/u

/** Both languages at once, accents and plurals aside; a title weighs more than a text. */
function emptyIndex(): MiniSearch<Findable> {
  return new MiniSearch<Findable>({
    idField: 'key',
    fields: ['en', 'fr', 'textEn', 'textFr'],
    tokenize: (text) => fold(text).split(words).filter(Boolean),
    processTerm: (term) => stem(term),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { en: 4, fr: 4 },
      combineWith: 'AND',
    },
  })
}

/** Finds rules and cards by their words. */
export interface RuleSearch {
  /** Best first; what is on the table comes before the rest. */
  find(text: string, here: ReadonlySet<string>): readonly Findable[]
}

export function ruleSearch(entries: readonly Findable[]): RuleSearch {
  const index = emptyIndex()
  index.addAll(entries)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    find(text, here) {
      if (text.trim() === '') return entries.filter(({ id }) => here.has(id))
      const asked = fold(text)
      const found = index.search(text, {
        boostDocument: (key) => {
          const entry = byKey.get(String(key))
          return entry === undefined ? 1 : (here.has(entry.id) ? 200 : 1) * nearness(entry, asked)
        },
      })
      return found.flatMap(({ id }) => byKey.get(String(id)) ?? [])
    },
  }
}

/** Who types the beginning of a rule's name means that rule, before every text that uses the word. */
function nearness({ kind, en, fr }: Findable, asked: string): number {
  const names = [fold(en), fold(fr)]
  const isNamed = names.includes(asked)
  const begins = names.some((name) => name.startsWith(asked))
  return (isNamed ? 12 : begins ? 6 : 1) * (kind === 'rule' ? 2 : 1)
}
