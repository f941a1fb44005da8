import { NOBODY, NOTHING, type Json, type Seat, type ThingId } from './state.ts'

/** Where an effect is resolved: who, which card, inside which event, and what was chosen or named so far. */
export interface Env {
  [name: string]: unknown
  /** Whose "you" the text means. */
  you: Seat
  /** The card that speaks. */
  self: ThingId
  /** Depth of the event this text answers, or -1. */
  event: number
  /** The current thing inside "each". */
  it: ThingId
  /** The current seat inside "each player". */
  who: Seat
  /** Whether this is the last step of a sequence. */
  final: boolean
  /** Whether everything so far was carried out completely; "then" asks. */
  complete: boolean
  /** Names bound by the text itself. */
  names: Readonly<Record<string, Json>>
  picks: readonly Chosen[]
}

/** What was chosen, and the number of the node that asked for it. */
export interface Chosen {
  readonly node: number
  readonly things: readonly ThingId[]
}

// Shared, for they are replaced and never changed in place.
const NO_NAMES: Env['names'] = {}
const NO_PICKS: Env['picks'] = []

/** What was chosen when this node asked, or null while that is open. */
export function pickOf({ picks }: Env, node: number): readonly ThingId[] | null {
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as Chosen
    if (pick.node === node) return pick.things
  }
  return null
}

/** What was chosen but for the answers to these questions, which are open again. */
export function picksWithout(picks: Env['picks'], asks: readonly number[]): Env['picks'] {
  const left = picks.filter(({ node }) => !asks.includes(node))
  return left.length === 0 ? NO_PICKS : left
}

// Field by field: a spread of `given` takes three times as long.
export function environment(given: Partial<Env>): Env {
  return {
    you: given.you ?? NOBODY,
    self: given.self ?? NOTHING,
    event: given.event ?? -1,
    it: given.it ?? NOTHING,
    who: given.who ?? NOBODY,
    final: given.final ?? true,
    complete: given.complete ?? true,
    names: given.names ?? NO_NAMES,
    picks: given.picks ?? NO_PICKS,
  }
}
