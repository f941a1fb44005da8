// What the cards, boards and tiles of the box print, written down apart from the definitions: an independent proof of
// their numbers, names and kinds.
import { cards, content, villains } from '@quadriga/villainous'
import { expect, test } from 'vitest'
import type { Card, Crisis, Location, Printed } from '../src/card.ts'
import { codesOf, fateCodes } from '../src/setup.ts'
import facts from './data/cards.json' with { type: 'json' }
import realms from './data/realms.json' with { type: 'json' }

interface Fact {
  readonly id: string
  readonly set: string
  readonly name_en: string
  readonly name_fr: string | null
  readonly kind: string
  readonly copies: number
  readonly cost: number | string | null
  readonly strength: number | null
  readonly keywords: readonly string[]
  readonly confidence: string
  readonly activation?: number | string
  readonly grants_action?: { readonly where: string; readonly choose_one_of: readonly string[] }
  readonly attach_to?: string
  readonly tags?: readonly string[]
  readonly target_villain?: string | null
}

const all = facts as unknown as readonly Fact[]
const byId = new Map(cards.map((card) => [card.id, card]))

/** Quotation marks and dots as type has them, and articles as sentences add them. */
const bare = (name: string): string =>
  name
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/^(Le|La) (?=Faucon|Guêpe|Sorcière)/, '')

/** Cards that hold a value of `unsure.ts`: less sure than the facts about the card. */
const lessSure = [
  'hela-nightsword',
  'killmonger-hacking-rig',
  'taskmaster-training-dummy',
  'taskmaster-photographic-reflexes',
]

test('every card of the facts is there, and no other', () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual([...byId.keys()].toSorted())
  expect(all).toHaveLength(128)
  expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(220)
})

test.each(all.map((fact) => [fact.id, fact] as const))('%s prints what the facts say', (id, fact) => {
  const card = byId.get(id) as Card
  expect(card.kind).toBe(fact.kind)
  expect(card.set).toBe(fact.set)
  expect(card.copies).toBe(fact.copies)
  expect(card.names.en).toBe(bare(fact.name_en))
  expect(card.names.fr).toBe(bare(fact.name_fr ?? card.names.fr))
  expect(card.ownFrench).toBe(fact.name_fr === null)
  expect(card.stats['cost']).toBe(typeof fact.cost === 'number' ? fact.cost : 0)
  expect(card.stats['strength']).toBe(fact.strength ?? 0)
  expect(card.tags).toEqual(fact.tags ?? [])
  expect(card.grants).toEqual(fact.grants_action?.choose_one_of ?? [])
  expect(card.attaches !== '').toBe(fact.attach_to !== undefined)
  expect(card.confidence).toBe(lessSure.includes(id) ? 'low' : fact.confidence)
  expect((card as Partial<Crisis>).target ?? '').toBe(fact.target_villain ?? '')
})

test.each(all.filter(({ activation }) => activation !== undefined).map((fact) => [fact.id, fact] as const))(
  '%s is activated for the price of the facts',
  (id, { activation }) => {
    const card = byId.get(id) as Card
    const prices = card.abilities.filter((one) => one['activated'] === true).map((one) => one['price'])
    expect(prices).toEqual([typeof activation === 'number' ? activation : null])
  },
)

test('decks and Fate sets have their printed size', () => {
  const {
    villain_cards_per_villain: own,
    fate_cards_per_villain: fate,
    common_fate_cards: common,
  } = realms.components
  for (const { id } of villains) {
    expect(codesOf(id)).toHaveLength(own)
    expect(codesOf(`fate-${id}`)).toHaveLength(fate)
  }
  expect(codesOf('fate-common')).toHaveLength(common)
  const crises = fateCodes({ villains: villains.map(({ id }) => id), mode: 'implacable' }).length
  expect(crises - fateCodes({ villains: villains.map(({ id }) => id), mode: 'omnipotent' }).length).toBe(9)
})

test.each(Object.entries(realms.villains))('the board of %s is as printed', (id, realm) => {
  const found = villains.find((one) => one.id === id)
  expect(found?.names.en).toBe(realm.name_en)
  expect(found?.names.fr).toBe(realm.name_fr)
  expect(found?.locations).toEqual(realm.locations.map((one) => one.id))
  const plain = ({ type, amount }: Printed) => (amount > 0 ? { type, amount } : { type })
  for (const printed of realm.locations) {
    const place = content.find((one) => one.id === printed.id) as Location
    expect(place.top.map(plain)).toEqual(printed.top)
    expect(place.bottom.map(plain)).toEqual(printed.bottom)
    expect(place.names.en).toBe(bare(printed.name_en).replace(/^The /, ''))
    expect(place.ownFrench).toBe(printed.name_fr === null)
  }
  for (const part of realm.components) expect(content.some((one) => one.id === part.id)).toBe(true)
})
