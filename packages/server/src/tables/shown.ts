import { NOBODY, type Seat, type View } from '@quadriga/kernel'
import type { Seen, StateMessage, Told } from '@quadriga/protocol'
import { anyEyeOf, eyeOf, type Table } from '@quadriga/table'
import type { ServedGame } from './games.ts'
import type { Gaze } from './gaze.ts'

/** A view without its events: those are told. */
export function seenBy(state: Table['state'], seat: Seat): Seen {
  const { events: _, ...seen }: View = eyeOf(state, seat).view
  return seen
}

/** What a viewer through these seats is told of the answers from a number on; -1 begins with the set-up. */
export function toldFrom(table: Table, { dice }: ServedGame, from: number, { seats, length }: Gaze): Told[] {
  const told: Told[] = []
  for (let answer = from; answer < length; answer++) {
    const asked = table.log.answers[answer]
    const spoken = answer < 0 ? table.history.begun : (table.history.answers[answer]?.spoken ?? [])
    told.push({
      answer,
      seat: asked?.seat ?? NOBODY,
      person: asked?.person ?? '',
      moment: table.log.momentAt(Math.max(0, answer)),
      passer: asked?.passer ?? '',
      dice: spoken
        .filter(({ source }) => dice.includes(source.split('.')[0] ?? ''))
        .map(({ result }) => Number(result)),
      events: [...table.log.eventsOf(answer, seats)],
    })
  }
  return told
}

type Standing = Pick<StateMessage, 'era' | 'length' | 'moment' | 'request' | 'isAssisted' | 'undo'>

/** Where a table stands, as a person may act on it. */
export function standingOf(table: Table, person: string, { length, isLate }: Gaze): Standing {
  const { history, permissions, era, of, log } = table
  const standing = { era, length, isAssisted: history.assisted }
  // What was taken back meanwhile is not told either.
  if (isLate) return { ...standing, era: 0, moment: log.momentAt(length), request: null, undo: nothingToUndo }
  return {
    ...standing,
    moment: of.moment(anyEyeOf(table.state)),
    request: permissions.request,
    undo: permissions.menuOf(person),
  }
}

const nothingToUndo: StateMessage['undo'] = { targets: [], barrier: 0, mustAgree: [], redoable: 0 }
