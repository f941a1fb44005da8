import { type Draft, type EventKind, type EventRule, fieldOf } from './event.ts'
import type { Machine } from './machine.ts'
import {
  allSeats,
  type Committed,
  type Frame,
  NOBODY,
  NOTHING,
  type State,
  thingAt,
  type ThingId,
} from './state.ts'

/** Applies a draft and writes it into the log, as it was at that moment; an open event says at which depth it is. */
export function commit(m: Machine, rule: EventRule, draft: Draft, depth: number = NO_DEPTH): void {
  rule.commit(m, draft)
  m.record({
    kind: rule.kind.name,
    // Nothing happens within itself: an open event lies as deep as an instant one beside it.
    depth: openEvents(m.state) - (depth === NO_DEPTH ? 0 : 1),
    source: draft.source ?? NOTHING,
    fields: draft as unknown as Committed['fields'],
    audience: rule.audience === null ? allSeats(m.state) : rule.audience(m, draft),
    codes: rule.kind.things.length === 0 ? NO_CODES : codesOf(m, rule.kind, draft),
  })
  if (depth !== NO_DEPTH) m.told[depth] = draft
  m.loaded.game.afterCommit?.(m, rule.kind)
}

/** Of an event that has no frame, since nothing answers it. */
const NO_DEPTH = -1

/** How many events are open: the depth at which something happens. */
export function openEvents({ frames }: State): number {
  let count = 0
  for (let i = 0; i < frames.length; i++) if ((frames[i] as Frame).at === 'event') count++
  return count
}

const NO_CODES: Committed['codes'] = []

function codesOf(m: Machine, kind: EventKind, draft: Draft): Committed['codes'] {
  let codes = NO_CODES
  for (let i = 0; i < kind.things.length; i++) {
    // A draft that nothing answers may leave its source out.
    const id = fieldOf(draft, kind.things[i] as string) as ThingId | undefined
    const thing = id === undefined ? null : thingAt(m.state, id)
    if (thing === null) continue
    const code = [thing.id, thing.face] as const
    // Most events name one thing; a list that is pushed to reserves room for sixteen more.
    codes = codes.length === 0 ? [code] : [...codes, code]
  }
  return codes
}

const NO_LINES: Draft['ledger'] = []

/** The fields that windows need; an event that nothing answers does without, for it is the most common one. */
export function completed(draft: Partial<Draft>, { name }: EventKind): Draft {
  draft.kind = name
  draft.source ??= NOTHING
  draft.seat ??= NOBODY
  draft.ledger ??= NO_LINES
  return draft as Draft
}
