import { loadedGame, type ThingId, type View } from '@quadriga/kernel/author'
import type { CardDefinition } from '../card.ts'
import { drawnOdds, type Estimate, estimateOf, mapOdds, type Odds, sumOdds, sure } from './odds.ts'

/** A face-down card as a seat knows it: what it may be, each with its weight. */
export interface Slot {
  /** Slots of one pool are different cards of it; -1 where that is not so. */
  readonly pool: number
  readonly weights: ReadonlyMap<string, number>
}

/** The boost cards of one activation, before anybody turns them. */
export interface BoostForecast {
  readonly cards: number
  readonly icons: Estimate
  /** Chances by number of icons. */
  readonly odds: Odds
  /** Cards with a boost ability that may come up: what they do is not in the numbers. */
  readonly stars: readonly string[]
}

function slot(pool: number, codes: readonly string[]): Slot {
  const weights = new Map<string, number>()
  for (const code of codes) weights.set(code, (weights.get(code) ?? 0) + 1)
  return { pool, weights }
}

/** A card on the table or in a pile, as far as the view tells. */
export function slotOf(seen: View, id: ThingId): Slot {
  const thing = seen.things.find((one) => one.id === id)
  return thing === undefined || thing.code === ''
    ? slot(thing?.pool ?? -1, seen.pools[thing?.pool ?? -1] ?? [])
    : slot(-1, [thing.code])
}

/** Takes cards off the encounter deck as the rules do, knowing only what a seat knows. */
export interface EncounterPile {
  /** How many cards the deck has now. */
  readonly size: number
  readonly take: (count: number) => Slot[]
}

/** The encounter deck of a view: known top, what is mixed below, known bottom, then the discard pile shuffled in. */
export function encounterPile(seen: View): EncounterPile {
  const deck = deckSlots(seen)
  const size = deck.length
  const discarded = seen.zones
    .filter(({ name }) => name === 'encounterDiscard')
    .flatMap(({ ids }) => ids.map((id) => slotOf(seen, id)))
  const take = (count: number): Slot[] => {
    const taken: Slot[] = []
    for (let n = 0; n < count; n++) {
      const [top] = deck.splice(0, 1)
      if (top !== undefined) taken.push(top)
      if (deck.length === 0) deck.push(...mixed(discarded.splice(0)))
    }
    discarded.push(...taken)
    return taken
  }
  return { size, take }
}

function deckSlots(seen: View): Slot[] {
  const deck = seen.zones.find(({ name }) => name === 'encounterDeck')
  if (deck === undefined) return []
  const hidden = (pool: number): Slot => slot(pool, seen.pools[pool] ?? [])
  const rest = hidden(deck.pool)
  return [
    ...deck.hidden.map(({ pool }) => hidden(pool)),
    ...deck.ids.map((id) => slotOf(seen, id)),
    ...new Array<Slot>(deck.rest).fill(rest),
    ...deck.hiddenLow.map(({ pool }) => hidden(pool)),
    ...deck.low.map((id) => slotOf(seen, id)),
  ]
}

/** Cards shuffled together: each may be any of them. */
function mixed(slots: readonly Slot[]): Slot[] {
  const weights = new Map<string, number>()
  for (const one of slots) {
    const whole = [...one.weights.values()].reduce((sum, n) => sum + n, 0)
    for (const [code, n] of one.weights) weights.set(code, (weights.get(code) ?? 0) + n / whole)
  }
  return slots.map(() => ({ pool: -1, weights }))
}

/** The odds of all the icons on these cards together. */
export function iconOdds(game: string, slots: readonly Slot[]): Odds {
  let odds = sure(0)
  const pools = new Set(slots.map(({ pool }) => pool))
  for (const pool of pools) {
    const own = slots.filter((one) => one.pool === pool)
    for (const part of pool < 0 ? own.map((one) => singleOdds(game, one)) : [pooledOdds(game, own)])
      odds = sumOdds(odds, part)
  }
  return odds
}

function pooledOdds(game: string, slots: readonly Slot[]): Odds {
  const values: number[] = []
  for (const [code, count] of slots[0]?.weights ?? [])
    values.push(...new Array<number>(count).fill(iconsOn(game, code)))
  return drawnOdds(values, slots.length)
}

function singleOdds(game: string, { weights }: Slot): Odds {
  const whole = [...weights.values()].reduce((sum, n) => sum + n, 0)
  const codes = [...weights]
  return mapOdds(
    codes.map(([, n]) => n / whole),
    (place) => iconsOn(game, codes[place]?.[0] ?? ''),
  )
}

function cardCalled(game: string, code: string): CardDefinition | undefined {
  return loadedGame(game).definitions.get(code) as CardDefinition | undefined
}

function iconsOn(game: string, code: string): number {
  return cardCalled(game, code)?.stats['boost'] ?? 0
}

export function boostForecast(game: string, slots: readonly Slot[]): BoostForecast | null {
  if (slots.length === 0) return null
  const odds = iconOdds(game, slots)
  const codes = new Set(slots.flatMap(({ weights }) => [...weights.keys()]))
  const stars = [...codes].filter((code) => cardCalled(game, code)?.boostStar === true).sort()
  return { cards: slots.length, icons: estimateOf(odds), odds, stars }
}
