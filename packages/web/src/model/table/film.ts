import type { RichText, ThingId } from '@quadriga/kernel'

/** A piece in the film: who does something, or to whom it is done. */
export interface Figure {
  readonly thing: ThingId
  readonly face: string
  readonly name: string
}

/** One part of the number that a scene comes to: `+ 2 boost`. */
export interface Term {
  readonly sign: '+' | '−' | '×' | '÷' | '='
  readonly n: number
  /** Where it comes from. */
  readonly from: Figure | null
  /** What it is: ATK, boost; '' where its source says enough. */
  readonly label: string
}

/** A beat begins a scene, adds to it, is what it came to, or tells something by itself. */
export type BeatRole = 'opens' | 'adds' | 'closes' | 'tells'

/** One step of what the enemy and the bots do: an event, with what it adds to the sum. */
export interface Beat {
  /** The line of the log that tells it. */
  readonly line: string
  /** It happened within this answer, and so many of its events have happened by then. */
  readonly answer: number
  readonly events: number
  readonly role: BeatRole
  readonly text: RichText
  readonly source: Figure | null
  readonly target: Figure | null
  /** What this beat adds; a closing beat has the whole sum. */
  readonly terms: readonly Term[]
  readonly total: number | null
  /** One of many alike: it is told quickly. */
  readonly isBrisk: boolean
}
