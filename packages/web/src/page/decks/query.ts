import { fold } from '../../model/rules/fold.ts'
import type { BoxCard } from '../../model/decks/box.ts'

/** One condition of a search: whether a card fulfils it. */
export type Condition = (card: BoxCard) => boolean

const words = /"[^"]*"|\S+/g
const keyed = /^(-?)([a-z]):(.+)$/u
const compared = /^([<>]?)(\d+)$/

const unquoted = (word: string): string => word.replaceAll('"', '')
const includes = (text: string) => (part: string) => part !== '' && text.includes(part)

function costs({ cost }: BoxCard, wanted: string): boolean {
  const [, sign = '', digits = ''] = compared.exec(wanted) ?? []
  if (cost === null || digits === '') return false
  const n = Number(digits)
  return sign === '<' ? cost < n : sign === '>' ? cost > n : cost === n
}

/** The letters in front of a colon, as deck sites use them; names count in both languages. */
const keys: Readonly<Record<string, (card: BoxCard, wanted: string) => boolean>> = {
  k: ({ names, traits }, wanted) => traits.some(includes(wanted)) || hasTag(names, 'k', wanted),
  t: ({ names }, wanted) => hasTag(names, 't', wanted),
  f: ({ aspect, names }, wanted) => aspect.includes(wanted) || hasTag(names, 'f', wanted),
  r: ({ resources, names }, wanted) => resources.some(includes(wanted)) || hasTag(names, 'r', wanted),
  o: costs,
  x: (card, wanted) => card.words.includes(wanted),
}

/** Names are kept as `title|k:avenger|t:ally`, so that one string serves the search and its keys. */
function hasTag(names: string, key: string, wanted: string): boolean {
  return names.split('|').some((part) => part.startsWith(`${key}:`) && part.slice(2).includes(wanted))
}

function conditionOf(word: string): Condition {
  const [, minus = '', key = '', rest = ''] = keyed.exec(word) ?? []
  const asked = keys[key]
  if (asked === undefined) {
    const plain = unquoted(word)
    return (card) => card.names.includes(plain) || card.words.includes(plain)
  }
  const choices = unquoted(rest).split('|')
  const holds: Condition = (card) => choices.some((choice) => choice !== '' && asked(card, choice))
  return minus === '' ? holds : (card) => !holds(card)
}

/** The conditions of a search text: `k:avenger o:<3 heal`; every one must hold. */
export function conditionsOf(query: string): readonly Condition[] {
  return (fold(query).match(words) ?? []).map(conditionOf)
}
