import { type Definition, type Option, plainOption, type Query, type ThingId } from '@quadriga/kernel/author'

/** What a card, a unit or a combo gives its player. */
export interface Gain {
  readonly deal: number
  readonly heal: number
  readonly points: number
  readonly shield: number
  readonly rerolls: number
  readonly draw: number
}

export function gains(given: Partial<Gain>): Gain {
  return { deal: 0, heal: 0, points: 0, shield: 0, rerolls: 0, draw: 0, ...given }
}

const nothing = gains({})

export interface Card {
  readonly name: string
  /** One bit of its own, so that a number can say which cards were met. */
  readonly bit: number
  readonly cost: number
  readonly gains: Gain
  /** Stays on the board and gives this at the start of each of its player's turns. */
  readonly unit: Gain | null
  /** The options that name it. */
  readonly play: Option
  readonly target: Option
  readonly discard: Option
}

let nextBit = 1

function card(name: string, cost: number, given: Gain, unit: Gain | null): Card {
  const bit = nextBit
  nextBit <<= 1
  return {
    name,
    bit,
    cost,
    gains: given,
    unit,
    play: plainOption(`play:${name}`),
    target: plainOption(`target:${name}`),
    discard: plainOption(`discard:${name}`),
  }
}

function event(name: string, cost: number, given: Partial<Gain>): Card {
  return card(name, cost, gains(given), null)
}

function unit(name: string, cost: number, given: Partial<Gain>): Card {
  return card(name, cost, nothing, gains(given))
}

export const tinker = event('tinker', 0, { rerolls: 1 })
export const banish = event('banish', 1, {})

/** The ten cards; each deck holds three of each. */
export const cards: readonly Card[] = [
  event('strike', 1, { deal: 4 }),
  event('drain', 2, { deal: 2, heal: 2 }),
  event('mend', 1, { heal: 2 }),
  event('guard', 1, { shield: 2 }),
  event('study', 1, { draw: 2 }),
  event('coin', 0, { points: 2 }),
  tinker,
  unit('wolf', 2, { deal: 1 }),
  unit('medic', 2, { heal: 1 }),
  banish,
]

const byPick = new Map(
  cards.flatMap((one) => [one.play, one.target, one.discard].map(({ key }) => [key, one] as const)),
)

/** The card that an option names. */
export function pickedCard(pick: string | undefined): Card {
  return byPick.get(pick as string) as Card
}

interface CardDefinition extends Definition {
  readonly card: Card
}

export const cardDefinitions: readonly CardDefinition[] = cards.map((card) => ({
  id: card.name,
  kind: 'card',
  names: { en: card.name, fr: card.name },
  stats: { cost: card.cost },
  abilities: [],
  constant: [],
  card,
}))

export function cardAt(q: Query, id: ThingId): Card {
  return (q.definition(id) as CardDefinition).card
}
