import type { Language } from '@quadriga/kernel'
import { forgetFaces } from '../cards/faceBooks.ts'
import { askToPersist } from '../saves/persistence.ts'
import { useSaveTrouble } from '../saves/trouble.ts'
import { type TableClient, tableClient } from './client.ts'
import { connect, type Remote } from '../../model/table/port.ts'
import type { PuzzleGame } from '../../model/puzzles/puzzles.ts'
import type { WorkerServices } from '../../model/table/services.ts'
import type { Begun, LayingStep, NewTable, NotOpened, Opened } from '../../model/table/tableService.ts'
import { randomDigits } from '../../model/randomDigits.ts'

let worker: Remote<WorkerServices> | null = null

/** The services of the page's one worker; it starts with the first use. */
function services(): Remote<WorkerServices> {
  if (worker === null) {
    worker = connect<WorkerServices>(
      new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module' }),
    )
    worker.saveTrouble((problem) => useSaveTrouble.setState({ problem }))
  }
  return worker
}

/** What games offer apart from any table. */
export function library(): Remote<WorkerServices['library']> {
  return services().library
}

/** The kept games. */
export function saves(): Remote<WorkerServices['saves']> {
  return services().saves
}

/** Deck building and the kept decks. */
export function decks(): Remote<WorkerServices['decks']> {
  return services().decks
}

/** Tables on the server that the page comes from. */
export function online(): Remote<WorkerServices['online']> {
  return services().online
}

/** What that server keeps about the person at this device. */
export function account(): Remote<WorkerServices['account']> {
  return services().account
}

/** Checks the chance of finished games. */
export function fair(): Remote<WorkerServices['fair']> {
  return services().fair
}

/** Tiles and missions of one's own. */
export function workshop(): Remote<WorkerServices['workshop']> {
  return services().workshop
}

/** Online tables over days: one's own, vacation, notices. */
export function days(): Remote<WorkerServices['days']> {
  return services().days
}

/** People who meet again: the next game, rooms. */
export function club(): Remote<WorkerServices['club']> {
  return services().club
}

/** A table that was opened, or why not. */
export type OpenedTable = { readonly ok: true; readonly table: TableClient } | NotOpened

let seatedAt: TableClient | null = null

/** The table of the screen one looks at, for reports. */
export function currentTable(): TableClient | null {
  return seatedAt
}

/** Opens a table over a port of its own. */
async function seated(open: (port: MessagePort) => Promise<Opened>): Promise<OpenedTable> {
  const { port1, port2 } = new MessageChannel()
  const opened = await open(port2)
  if (!opened.ok) {
    port1.close()
    return opened
  }
  seatedAt?.drop()
  if (opened.id !== seatedAt?.id) forgetFaces()
  seatedAt = tableClient(opened.id, port1, opened.update)
  return { ok: true, table: seatedAt }
}

/** Begins a new game and keeps it; `openTable` with its id sits down to it. Only a guided turn names its seed. */
export function createTable(wanted: Omit<NewTable, 'seed'> & { readonly seed?: string }): Promise<Begun> {
  // Games are worth keeping from the first one on.
  void askToPersist()
  return services().tables.create({ seed: randomDigits(), ...wanted })
}

/** Goes on laying a table by hand. */
export function layTable(id: string, step: LayingStep): Promise<Begun> {
  return services().tables.lay(id, step)
}

/** Opens a kept game where it was. */
export function openTable(id: string, language: Language): Promise<OpenedTable> {
  return seated((port) => services().tables.open(id, language, port))
}

/** Sits down to a table on the server. */
export function openOnlineTable(id: string, language: Language): Promise<OpenedTable> {
  return seated((port) => services().online.open(id, language, port))
}

/** Sits down to the position of a puzzle. */
export function openPuzzle(game: PuzzleGame, n: number, language: Language): Promise<OpenedTable> {
  return seated((port) => services().puzzles.open(game, n, language, port))
}

/** Positions with one clearly best answer. */
export function puzzles(): Remote<WorkerServices['puzzles']> {
  return services().puzzles
}

/** A save or replay from a file. */
export function loadTable(text: string, language: Language, watch = false): Promise<Begun> {
  return services().tables.load(text, language, watch)
}

/** A new game from a past moment of another one. */
export function branchTable(id: string, answers: number, people: readonly string[]): Promise<Begun> {
  return services().tables.branch(id, answers, people, randomDigits())
}

/** The same game once more for these people: with new chance or the same, in the same seats or the next ones. */
export function rematch(
  id: string,
  sameSeed: boolean,
  swap: boolean,
  people: readonly string[],
): Promise<Begun> {
  return services().tables.rematch(id, { seed: sameSeed ? null : randomDigits(), swap, people })
}

/** A kept game to look at from its beginning. */
export function watchTable(id: string, language: Language): Promise<OpenedTable> {
  return seated((port) => services().tables.watch(id, language, port))
}
