import type { Seat } from '@quadriga/kernel'
import { askedAloud, isHeldBy, mainEye, nameOfFace, peopleOf, type Scene, type Table } from '@quadriga/table'
import type { LogLine } from '../../model/table/logLine.ts'
import type { ReadOnly, Snapshot } from '../../model/table/snapshot.ts'
import { present, type Screen } from './present.ts'
import { presentChance } from './presentChance.ts'
import type { Presenter } from './presenter.ts'

/** A moment of a table, and who looks at it. */
export interface Shown {
  readonly id: string
  readonly version: number
  readonly presenter: Presenter
  readonly table: Table
  readonly readOnly: ReadOnly | null
  readonly person: string
  readonly scene: Scene
  /** Answers behind the moment. */
  readonly at: number
  readonly news: readonly LogLine[]
}

/** Everything a screen draws at one moment. */
export function presentSnapshot(shown: Shown): Snapshot {
  const { id, version, presenter, table, readOnly, person, scene, at, news } = shown
  const { history, holders, permissions, isByHand } = table
  const isPast = at !== history.length
  const waits = isPast ? null : presentWaiting(shown)
  const cannot = isPast || readOnly !== null || waits !== null
  return {
    ...present(presenter, holders, scene, screenOf(table, scene)),
    ...(cannot ? { question: null, opportunities: [], curtain: null } : {}),
    table: id,
    game: presenter.id,
    language: scene.language,
    seat: scene.seat,
    version,
    at,
    length: history.length,
    readOnly: isPast ? { why: 'past' } : readOnly,
    undo: permissions.menuOf(person),
    news,
    assisted: history.assisted,
    chanceByHand: history.byHand,
    byHand: isByHand,
    chance: null,
    online: null,
    ...waits,
  }
}

/** Everybody at a local table sits at this screen; who opens it looks as nobody at first, so that a curtain is there anyway. */
function screenOf({ holders, history }: Table, scene: Scene): Screen {
  return {
    holds: (seat) => isHeldBy(holders, seat),
    isShared: peopleOf(holders).length > 1,
    isUntaken: false,
    aloud: (question) => askedAloud(history.state, question, mainEye(scene)),
  }
}

/** The result that is to be entered, or the curtain before it. */
function presentWaiting({ presenter, table, scene }: Shown): Pick<Snapshot, 'chance' | 'curtain'> | null {
  if (table.waiting === null) return null
  const seats = scene.eyes.map(({ seat }) => seat)
  const nameOf = (seat: Seat): string => nameOfFace(scene, presenter.seatFace(mainEye(scene), seat))
  return presentChance(presenter, scene, table.holders, seats, table.waiting, nameOf)
}
