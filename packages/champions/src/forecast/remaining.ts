import { NOTHING, type Query, type Seat, type ThingId, type View } from '@quadriga/kernel/author'
import { minionsOf, villainOf } from '../query/characters.ts'
import { playerOrder } from '../query/seat.ts'
import { activation, villainPhase } from '../rules/villainPhase.ts'
import { tableIn } from './world.ts'

/** Activations of one player's enemies that are still to come. */
export interface Turn {
  readonly seat: Seat
  /** The villain was already activated against this player. */
  readonly past: boolean
  readonly done: readonly ThingId[]
}

/** What is left of the villain phase, or all of it when it has not begun. */
export interface Remaining {
  readonly begun: boolean
  readonly stepOne: boolean
  readonly turns: readonly Turn[]
  readonly deal: boolean
}

export function remainingOf(seen: View, q: Query): Remaining {
  const frame = seen.frames.find(({ at }) => at === villainPhase.name)
  const whole = (seats: readonly Seat[]): Turn[] => seats.map((seat) => ({ seat, past: false, done: [] }))
  if (seen.outcome !== null) return { begun: true, stepOne: false, turns: [], deal: false }
  if (frame === undefined || tableIn(seen).phase !== 'villain') {
    return { begun: false, stepOne: true, turns: whole(playerOrder(q)), deal: true }
  }
  // A frame's step is the one to run next; a step that loops has already gone back to itself.
  const isBefore = (label: string) => frame.step <= villainPhase.labels.indexOf(label)
  if (isBefore('activate')) {
    return { begun: true, stepOne: isBefore('placeThreat'), turns: whole(playerOrder(q)), deal: true }
  }
  const { seats, next } = frame.vars as { seats: readonly Seat[]; next: number }
  const waiting = isBefore('activateNext') ? seats.slice(next) : []
  const left = waiting.filter((seat) => playerOrder(q).includes(seat))
  return {
    begun: true,
    stepOne: false,
    turns: [...runningTurn(seen, q), ...whole(left)],
    deal: isBefore('deal'),
  }
}

/** The player whose enemies are activating just now. */
function runningTurn(seen: View, q: Query): Turn[] {
  const frame = seen.frames.find(({ at }) => at === activation.name)
  if (frame === undefined) return []
  const { seat, done } = frame.vars as { seat: Seat; done: readonly ThingId[] }
  return playerOrder(q).includes(seat) ? [{ seat, past: frame.step > 0, done }] : []
}

/** The enemy whose turn it is to activate, or NOTHING. */
export function nextEnemy(q: Query, { seat, past, done }: Turn): ThingId {
  if (!past) return villainOf(q)
  return minionsOf(q, seat).find((id) => !done.includes(id)) ?? NOTHING
}
