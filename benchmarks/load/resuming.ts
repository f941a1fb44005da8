import {
  createRng,
  freeze,
  type Frozen,
  type History,
  resume,
  sample,
  type Save,
  save,
} from '@quadriga/kernel'
import { servedGame } from '@quadriga/server'
import { layTable, person, Table } from '@quadriga/table'
import { weigh } from '../heap.ts'
import { rounded } from './flatOut.ts'
import { type Game, tableOf } from './games.ts'

const TIMES = 30
const GAMES = 30
const LONG = 500

/** What it takes to have a table again, and to hold it. */
export interface Resumed {
  /** In the longest of some games that were played by chance, 500 at most. */
  readonly answers: number
  readonly milliseconds: { readonly fromRows: number; readonly fromSnapshot: number }
  readonly snapshotBytes: number
  /** With its whole past and what two people were told of it; as a server holds it, without what is long ago; and from a snapshot. */
  readonly kilobytes: { readonly whole: number; readonly held: number; readonly fromSnapshot: number }
}

export function resumed(game: Game): Resumed {
  const history = longest(game)
  const texts = { rows: JSON.stringify(save(history)), frozen: JSON.stringify(freeze(history)) }
  const fromRows = (): History => thawed(game, texts.rows)
  const fromSnapshot = (): History => thawed(game, texts.rows, texts.frozen)
  return {
    answers: history.length,
    milliseconds: { fromRows: middle(fromRows), fromSnapshot: middle(fromSnapshot) },
    snapshotBytes: texts.frozen.length,
    kilobytes: {
      whole: kilobytes(() => lookedAt(game, fromRows(), -1)),
      held: kilobytes(() => held(lookedAt(game, fromRows(), -1))),
      fromSnapshot: kilobytes(() => lookedAt(game, fromSnapshot(), history.length)),
    },
  }
}

function longest(game: Game): History {
  const { setup, game: id } = tableOf(game)
  const games = Array.from({ length: GAMES }, (_, n) => {
    const laid = layTable({
      of: servedGame(id),
      setup,
      seed: `load ${n}`,
      holders: [person('Ann'), person('Ben')],
    })
    if (laid.kind !== 'begun') throw new Error(`${game} could not be laid`)
    return played(laid.history, n)
  })
  return games.toSorted((a, b) => b.length - a.length)[0] as History
}

function played(history: History, seed: number): History {
  const rng = createRng(`load ${seed}`)
  while (history.length < LONG && history.state.outcome === null) {
    const decision = history.state.pending.find(({ open }) => !open)
    if (decision === undefined) throw new Error('nobody is asked')
    history.answer({ decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
  }
  return history
}

function thawed(game: Game, rows: string, frozen?: string): History {
  const of = servedGame(tableOf(game).game)
  const kept = frozen === undefined ? null : (JSON.parse(frozen) as Frozen)
  const result = resume(of.game, JSON.parse(rows) as Save, kept)
  if (!result.ok || result.resumed.stopped !== null) throw new Error(`${game} could not be resumed`)
  return result.resumed.history
}

/** A table at which two people look, who were told of the answers from a number on. */
function lookedAt(game: Game, history: History, from: number): Table {
  const of = servedGame(tableOf(game).game)
  const clock = { after: () => () => undefined }
  const makeBot = (): never => {
    throw new Error('there are no bots here')
  }
  const table = new Table({ of, history, holders: [person('Ann'), person('Ben')], clock, makeBot })
  for (let n = from; n < history.length; n++) table.log.eventsOf(n, [0, 1])
  return table
}

/** A table as a server holds it, which lets go of what is long ago. */
function held(table: Table): Table {
  table.forgetPast(64)
  return table
}

/** Processor milliseconds of the middle one of many. */
function middle(work: () => unknown): number {
  const all = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return rounded(all.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0)
}

function kilobytes(make: () => unknown): number {
  const before = weigh()
  const all = Array.from({ length: TIMES }, make)
  const bytes = weigh() - before
  return Math.round(bytes / all.length / 1000)
}
