import { type EventKind, type Given, type Waiting, waiting } from './event.ts'
import type { Machine } from './machine.ts'
import { procedure } from './procedure.ts'

interface InTurnVars {
  events: readonly Waiting[]
  next: number
}

/** Several events in a row, each with its own windows, each over before the next begins. */
export const oneByOne = procedure<InTurnVars>('kernel.inTurn', {
  next(m, f) {
    const event = f.events[f.next]
    if (event === undefined) m.done()
    else {
      f.next++
      m.goto('next')
      // A copy, for this frame may be shared with earlier states.
      m.bringAbout({ kind: event.kind, given: { ...event.given } })
    }
  },
})

/** Events in a row: a single one needs no frame. The last act of a step. */
export function inTurn(m: Machine, events: readonly Waiting[]): void {
  const [only] = events
  if (events.length === 1 && only !== undefined) m.bringAbout(only)
  else if (events.length > 1) m.call(oneByOne, { events, next: 0 })
}

/** Events of one kind in a row. The last act of a step. */
export function eachInTurn<K extends EventKind>(m: Machine, kind: K, given: readonly Given<K>[]): void {
  inTurn(
    m,
    given.map((one) => waiting(kind, one)),
  )
}
