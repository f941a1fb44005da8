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
      const found = index.search(text, {
        boostDocument: (key) => (here.has(byKey.get(String(key))?.id ?? '') ? 20 : 1),
      })
      return found.flatMap(({ id }) => byKey.get(String(id)) ?? [])
    },
  }
}
