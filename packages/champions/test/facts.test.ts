// What the cards and the booklet of the core box print, written down apart from the definitions: an independent proof of
// their numbers. A card of another box needs no entry here.
import { cardById, champions, starterDecks } from '@quadriga/champions'
import { expect, test } from 'vitest'
import cards from './data/cards.json' with { type: 'json' }
import decks from './data/decks.json' with { type: 'json' }
import type { CardDefinition } from '../src/card.ts'

/** What is printed on the cards of the box, as numbers and names. */
interface Fact {
  readonly id: string
  readonly code: string
  readonly copies: number
  readonly deckLimit?: number
  readonly kind: string
  readonly en: string
  readonly fr: string
  readonly set: string
  readonly unique: boolean
  readonly subtitle?: string
  readonly cost?: number
  readonly resources?: Readonly<Record<string, number>>
  readonly traits?: readonly string[]
  readonly stats?: Readonly<Record<string, unknown>>
  readonly keywords?: readonly string[]
  readonly maxPerDeck?: number
  readonly maxPerPlayer?: number
  readonly maxPerHost?: number
}

const facts = cards as unknown as readonly Fact[]

/** Printed name of a stat in the facts, and ours. */
const statNames = {
  thw: 'thw',
  atk: 'atk',
  def: 'def',
  rec: 'rec',
  hp: 'hp',
  hand_size: 'handSize',
  scheme: 'sch',
  attack: 'atk',
  thw_consequential: 'consequentialThw',
  atk_consequential: 'consequentialAtk',
  threat_limit: 'threatLimit',
  acceleration: 'acceleration',
  base_threat: 'threat',
  boost_icons: 'boost',
} as const

/** Names without their typography: apostrophes, quotation marks and the spaces that do not break. */
const straight = (text: string): string =>
  text
    .replaceAll(/[’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
/** An article belongs to the French name in a sentence, not to the name itself. */
const bare = (text: string): string =>
  straight(text).replace(
    /^(Le |L')(?=Vautour|Homme-Sable|Homme-Radioactif|Tourbillon|Requin-Tigre|Fondeur)/,
    '',
  )
const slug = (trait: string): string => trait.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')

function printedStats({ stats = {}, cost, kind }: Fact): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [name, ours] of Object.entries(statNames)) {
    const value = stats[name]
    if (typeof value === 'number') found[ours] = value
  }
  for (const [icon, ours] of [
    ['crisis', 'crisis'],
    ['hazard', 'hazard'],
    ['acceleration', 'accelerationIcon'],
  ] as const) {
    const value = (stats['icons'] as Record<string, number> | undefined)?.[icon] ?? 0
    if (value > 0) found[ours] = value
  }
  if (cost !== undefined || kind === 'event') found['cost'] = cost ?? 0
  return found
}

function keywordsOf({ stats, uses }: CardDefinition): string[] {
  const plain = ['guard', 'toughness', 'quickstrike', 'surge'].filter((name) => (stats[name] ?? 0) > 0)
  const retaliate = stats['retaliate'] ?? 0
  return [
    ...plain,
    ...(retaliate > 0 ? [`retaliate ${retaliate}`] : []),
    ...(uses === null ? [] : [`uses (${uses.n} ${uses.token} counters)`]),
  ].toSorted()
}

const keywordStats = new Set(['guard', 'toughness', 'quickstrike', 'surge', 'retaliate'])

/** A card of ours in the shape of the facts. */
function ours(card: CardDefinition, fact: Fact) {
  const printed = printedStats(fact)
  const numbers = Object.entries(card.stats).filter(
    ([name, value]) => !keywordStats.has(name) && (value !== 0 || name in printed),
  )
  return {
    code: card.code,
    copies: card.copies,
    deckLimit: cardById(card.id)?.deckLimit ?? 0,
    kind: card.kind as string,
    en: straight(card.names.en),
    fr: bare(card.names.fr),
    set: card.set,
    unique: card.unique,
    subtitle: card.subtitle,
    stats: Object.fromEntries(numbers),
    resources: card.resources.toSorted(),
    traits: card.traits.toSorted(),
    keywords: keywordsOf(card),
    limits: [card.maxPerDeck, card.maxPerPlayer, card.maxPerHost],
  }
}

function theirs(fact: Fact) {
  return {
    code: fact.code,
    copies: fact.copies,
    deckLimit: fact.deckLimit ?? 0,
    kind: fact.kind,
    en: straight(fact.en),
    fr: bare(fact.fr),
    set: fact.set,
    unique: fact.unique,
    subtitle: fact.subtitle ?? '',
    stats: printedStats(fact),
    resources: Object.entries(fact.resources ?? {})
      .flatMap(([type, count]) => new Array<string>(count).fill(type))
      .toSorted(),
    traits: (fact.traits ?? []).map(slug).toSorted(),
    keywords: (fact.keywords ?? []).toSorted(),
    limits: [fact.maxPerDeck ?? 0, fact.maxPerPlayer ?? 0, fact.maxPerHost ?? 0],
  }
}

const known = champions.content as unknown as readonly CardDefinition[]

test.each(facts.map((fact) => [fact.id, fact] as const))('%s prints what the box prints', (id, fact) => {
  const card = known.find((one) => one.id === id)
  if (card === undefined) throw new Error(`${id} is in the box, but not in the content`)
  expect(ours(card, fact)).toEqual(theirs(fact))
})

test('every card with a number of the core box is a card of the box', () => {
  const boxed = new Set(facts.map(({ id }) => id))
  const unwritten = known
    .filter(({ code, id }) => code.startsWith('01') && !boxed.has(id))
    .map(({ id }) => id)
  expect(
    unwritten,
    'write what these cards print into packages/champions/test/data/cards.json, in the order of their numbers',
  ).toEqual([])
})

test('the ready-made decks hold what the booklet lists', () => {
  expect(Object.fromEntries(starterDecks.map(({ id, cards: held }) => [id, held]))).toEqual(decks)
})

const perPlayer = {
  hp: 'hp',
  threat_limit: 'threatLimit',
  acceleration: 'acceleration',
  base_threat: 'threat',
} as const

test('values count per player exactly where the box prints the symbol', () => {
  const marks = known.flatMap((card) => {
    const { stats = {} } = facts.find(({ id }) => id === card.id) ?? {}
    return Object.entries(perPlayer).flatMap(([name, stat]) => {
      const printed = stats[`${name}_per_player`]
      return printed === undefined
        ? []
        : [{ id: card.id, stat, printed, ours: card.perPlayer.includes(stat) }]
    })
  })
  expect(marks.length).toBeGreaterThan(10)
  expect(marks.filter(({ printed, ours: said }) => printed !== said)).toEqual([])
})
