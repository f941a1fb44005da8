import {
  type EventKind,
  type Given,
  type Machine,
  procedure,
  type Waiting,
  waiting,
} from '@quadriga/kernel/author'

interface OneByOneVars {
  events: readonly Waiting[]
  next: number
}

/** Several occurrences in a row, each with its own windows, each over before the next begins. */
export const oneByOne = procedure<OneByOneVars>('villainous.oneByOne', {
  next(m, f) {
    const event = f.events[f.next]
    if (event === undefined) m.done()
    else {
      f.next++
      m.goto('next')
      m.bringAbout(event)
    }
  },
})

/** Events of one kind in a row. */
export function eachInTurn<K extends EventKind>(m: Machine, kind: K, given: readonly Given<K>[]): void {
  inTurn(
    m,
    given.map((one) => waiting(kind, one)),
  )
}

/** Events in a row: a single one needs no frame. */
export function inTurn(m: Machine, events: readonly Waiting[]): void {
  const [only] = events
  if (events.length === 1 && only !== undefined) m.bringAbout(only)
  else if (events.length > 1) m.call(oneByOne, { events, next: 0 })
}
