import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import type { Reader } from './evaluation.ts'

/** A piece of a card's text. */
interface Words {
  readonly op: string
  readonly args: Readonly<Record<string, unknown>>
}

/** What bots read of a card of Champions. */
export interface Card {
  readonly id: string
  readonly kind: string
  readonly stats: Readonly<Record<string, number>>
  readonly perPlayer: readonly string[]
  readonly otherFace: string
  readonly uses: { readonly token: string } | null
  readonly abilities: readonly {
    readonly trigger: string
    readonly forced: boolean
    readonly effect: Words
  }[]
  readonly constant: readonly Words[]
}

interface Records {
  readonly round: number
  readonly phase: string
  readonly turn: Seat
  readonly players: number
  readonly eliminated: readonly boolean[]
}

export function recordsOf(q: Reader): Records {
  return q.table<Records>()
}

export function cardOf(q: Reader, id: ThingId): Card {
  return q.definition(id) as unknown as Card
}

/** The other side of a card; the card itself where it has none. */
export function otherSideOf(q: Reader, id: ThingId): Card {
  const other = q.loaded.definitions.get(cardOf(q, id).otherFace)
  return other === undefined ? cardOf(q, id) : (other as unknown as Card)
}

/** A number of a card for this table: what is printed per player counts for each who started. */
export function forTable(q: Reader, id: ThingId, stat: string): number {
  const { perPlayer, stats } = cardOf(q, id)
  const more = perPlayer.includes(stat) ? (stats[stat] ?? 0) * (recordsOf(q).players - 1) : 0
  return q.stat(id, stat) + more
}

/** The threat that a later stage takes: its other side says so. */
export function laterLimit(q: Reader, id: ThingId): number {
  const { stats, perPlayer } = otherSideOf(q, id)
  const printed = stats['threatLimit'] ?? 0
  return perPlayer.includes('threatLimit') ? printed * recordsOf(q).players : printed
}

export function hitPoints(q: Reader, id: ThingId): number {
  return Math.max(0, forTable(q, id, 'hp') - q.counter(id, 'damage'))
}

export function identityOf(q: Reader, seat: Seat): ThingId {
  return q.ids('identity', seat)[0] ?? NOTHING
}

export function isHero(q: Reader, seat: Seat): boolean {
  const identity = identityOf(q, seat)
  return identity !== NOTHING && cardOf(q, identity).kind === 'hero'
}

/** Seats still in the game. */
export function playersOf(q: Reader): readonly Seat[] {
  const { eliminated } = recordsOf(q)
  return Array.from({ length: q.seats }, (_, seat) => seat).filter((seat) => eliminated[seat] !== true)
}

export function alliesOf(q: Reader, seat: Seat): readonly ThingId[] {
  return q.ids('play', seat).filter((id) => cardOf(q, id).kind === 'ally')
}

export function isReady(q: Reader, id: ThingId): boolean {
  return q.counter(id, 'exhausted') === 0
}

/** The better of a character's two powers. */
export function power(q: Reader, id: ThingId): number {
  const { stats } = cardOf(q, id)
  const attack = stats['atk'] === undefined ? 0 : q.stat(id, 'atk')
  const thwart = stats['thw'] === undefined ? 0 : q.stat(id, 'thw')
  return Math.max(attack, thwart)
}
