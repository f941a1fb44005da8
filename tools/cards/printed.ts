import type { Definition } from '@quadriga/kernel'
import type { Lack } from './lack.ts'
import { homeOf, type Shelf, wordOf } from './shelf.ts'

/** A printed number, with a letter where faces or printings share it. */
const number = /^\d{5}[a-z]?$/

/** What deck lists and encounter decks are derived from: the number, the copies and the set of each card. */
export function printedLacks(shelf: Shelf): readonly Lack[] {
  const { game, cards } = shelf
  return cards.flatMap((card) => {
    if (isUnprinted(card)) return []
    const messages = [codeLack(cards, card), copiesLack(card), setLack(cards, card)]
    return messages
      .filter((message) => message !== '')
      .map((message) => ({ game, id: card.id, path: homeOf(shelf, card.id), message }))
  })
}

/** How many copies the definition says; NaN where it says nothing. */
function copiesOf(card: Definition): number {
  const { copies } = card as unknown as Readonly<Record<string, unknown>>
  return typeof copies === 'number' ? copies : Number.NaN
}

/** What is no card of a box, such as a card face down, says so with both fields. */
function isUnprinted(card: Definition): boolean {
  return wordOf(card, 'code') === '' && copiesOf(card) === 0
}

function codeLack(cards: readonly Definition[], card: Definition): string {
  const code = wordOf(card, 'code')
  if (code === '') return "has no code: write the printed number, code: '01068'"
  if (!number.test(code))
    return `has the unknown code '${code}': write the printed number, five digits and perhaps a letter, code: '01068'`
  const twin = cards.find((other) => other.id !== card.id && wordOf(other, 'code') === code)
  return twin === undefined ? '' : `has the code of '${twin.id}': write the number that it prints itself`
}

function copiesLack(card: Definition): string {
  const copies = copiesOf(card)
  if (Number.isInteger(copies) && copies > 0) return ''
  return 'has no copies: write how many of it a box holds, copies: 3'
}

/** A card whose set nothing is built from would be in no deck. */
function setLack(cards: readonly Definition[], card: Definition): string {
  const set = wordOf(card, 'set')
  const aspect = wordOf(card, 'aspect')
  if (isBuiltFrom(cards, set, aspect)) return ''
  if (set.startsWith('aspect:'))
    return `has the set '${set}', but the aspect '${aspect}': write the same name into both`
  return (
    `has the set '${set}', which no deck is built from: write hero:NAME, obligation:NAME or nemesis:NAME of a hero, ` +
    "aspect:NAME with the same aspect, basic with the aspect 'basic', scenario:NAME of a villain, modular:NAME, " +
    'standard or expert'
  )
}

function isBuiltFrom(cards: readonly Definition[], set: string, aspect: string): boolean {
  const [group = '', name = ''] = set.split(':')
  const has = (kind: string, of: string) =>
    cards.some((one) => one.kind === kind && wordOf(one, 'set') === of)
  switch (group) {
    case 'hero':
      return aspect === 'hero' && has('hero', set)
    case 'aspect':
      return aspect === name
    case 'basic':
      return aspect === 'basic'
    case 'obligation':
    case 'nemesis':
      return has('hero', `hero:${name}`)
    case 'scenario':
      return has('villain', set)
    case 'modular':
      return name !== ''
    default:
      return set === 'standard' || set === 'expert'
  }
}
