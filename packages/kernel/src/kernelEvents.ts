import { commits, type EventRule, instant } from './event.ts'
import { field } from './field.ts'
import { move } from './piles.ts'

/** Written into the log by the machine when a choice made itself; nobody brings it about. */
const forced = instant('forced', {
  given: { seat: field.seat, thing: field.thing, ask: field.word() },
  log: ['seat', 'thing', 'ask'],
  things: ['thing'],
})

/** A thing goes to a zone. */
export const moved = instant('move', {
  given: { thing: field.thing, zone: field.word(), of: field.seat },
  log: ['thing', 'zone', 'of'],
  things: ['thing'],
})

/** Counters are placed on a thing, or taken off it where the number is below zero. */
export const countersChanged = instant('counters', {
  given: { thing: field.thing, counter: field.word(), n: field.number },
  log: ['thing', 'counter', 'n'],
  things: ['thing'],
})

/** Events that every game has. */
export const kernelEvents: readonly EventRule[] = [
  commits(forced),
  commits(
    moved,
    (m, draft) => {
      draft.thing = move(m, draft.thing, m.zoneIndex(draft.zone, draft.of))
    },
    (q, { thing }) => q.thing(thing).known,
  ),
  commits(countersChanged, (m, { thing, counter, n }) => {
    const own = m.own(thing)
    own[counter] = Math.max(0, (own[counter] ?? 0) + n)
  }),
]
