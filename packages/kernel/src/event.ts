import type { Line } from './ledger.ts'
import type { Machine } from './machine.ts'
import type { Query } from './query.ts'
import {
  allSeats,
  type Committed,
  type Frame,
  NOBODY,
  NOTHING,
  type Seat,
  type State,
  thingAt,
  type ThingId,
  type Vars,
} from './state.ts'

/**
 * What somebody proposes to happen, still changeable: windows write here, commit applies it. An event that nothing
 * can answer is committed as it was proposed: its commit may rely on the fields that its proposers always give.
 */
export interface Draft {
  [field: string]: unknown
  kind: string
  /** The thing that causes it. */
  source: ThingId
  /** The seat that causes it. */
  seat: Seat
  /** Depth of the program that proposed it; left out when a rule did. */
  base?: number
  /** Something else happens instead: it never happens and nothing may answer it any more. */
  replaced?: boolean
  /** Abilities that already answered it; none yet when it is left out. */
  used?: readonly string[]
  ledger: readonly Line[]
}

/** How a kind of event is applied and told. */
export interface EventKind {
  readonly kind: string
  /** The only place that changes what this event changes. */
  readonly commit: (m: Machine, draft: Draft) => void
  /** Fields that readers of the log are told. */
  readonly log: readonly string[]
  /** Fields that name things whose codes the log may tell. */
  readonly things: readonly string[]
  /** Seats that may know those codes, as bits; everybody unless said. */
  readonly audience?: (q: Query, draft: Draft) => number
}

/** Applies a draft and writes it into the log, as it was at that moment. */
export function commit(m: Machine, kind: EventKind, draft: Draft): void {
  kind.commit(m, draft)
  m.record({
    kind: kind.kind,
    depth: openEvents(m.state),
    source: draft.source ?? NOTHING,
    fields: draft as Committed['fields'],
    audience: kind.audience === undefined ? allSeats(m.state) : kind.audience(m, draft),
    codes: kind.things.length === 0 ? NO_CODES : codesOf(m, kind, draft),
  })
}

/** How many events are open: the depth at which something happens. */
export function openEvents({ frames }: State): number {
  let count = 0
  for (let i = 0; i < frames.length; i++) if ((frames[i] as Frame).at === 'event') count++
  return count
}

/** Whether the log of this answer tells this very draft: whoever writes it from now on writes a copy. */
export function isTold({ events }: State, draft: Vars): boolean {
  for (let i = events.length - 1; i >= 0; i--) if ((events[i] as Committed).fields === draft) return true
  return false
}

const NO_CODES: Committed['codes'] = []

function codesOf(m: Machine, kind: EventKind, draft: Draft): Committed['codes'] {
  let codes = NO_CODES
  for (let i = 0; i < kind.things.length; i++) {
    // A draft that nothing answers may leave its source out.
    const id = draft[kind.things[i] as string] as ThingId | undefined
    const thing = id === undefined ? null : thingAt(m.state, id)
    if (thing === null) continue
    const code = [thing.id, thing.face] as const
    // Most events name one thing; a list that is pushed to takes room for sixteen more.
    codes = codes.length === 0 ? [code] : [...codes, code]
  }
  return codes
}

const NO_LINES: Draft['ledger'] = []

/** The fields that windows need; an event that nothing answers does without, for it is the most common one. */
export function completed(draft: { kind: string } & Vars): Draft {
  draft['source'] ??= NOTHING
  draft['seat'] ??= NOBODY
  draft['ledger'] ??= NO_LINES
  return draft as Draft
}
