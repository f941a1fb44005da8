import {
  beginHistory,
  describeProblem,
  type History,
  type Language,
  readSave,
  type Save,
} from '@quadriga/kernel'
import { randomDigits } from '../../model/randomDigits.ts'
import { serve } from '../../model/table/port.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { Begun, NotOpened, Opened, TablesService } from '../../model/table/tableService.ts'
import { Layings } from './layings.ts'
import { LocalTable } from './localTable.ts'
import { openGame } from './openGame.ts'
import type { Presenter } from './presenter.ts'
import { refusedFor, refusedWith, resumed } from './resumed.ts'
import type { Shelf } from './shelf.ts'
import { tableWords } from './tableWords.ts'

const PACE = 700
/** How many tables stay open: the one on the screen, and those one may come back from. */
const OPEN = 3

/** The tables of this worker that are open now, by their ids. */
class OpenTables {
  private readonly open = new Map<string, LocalTable>()

  get(id: string): LocalTable | undefined {
    const found = this.open.get(id)
    return found?.isClosed === true ? undefined : found
  }

  existing(id: string): LocalTable {
    const found = this.get(id)
    if (found === undefined) throw new Error(`table ${id} is not open`)
    return found
  }

  add(table: LocalTable): { readonly ok: true; readonly id: string } {
    this.open.set(table.id, table)
    // Only the last tables are worth their memory; what was played at the others is kept.
    for (const [id, old] of [...this.open].slice(0, -OPEN)) {
      this.open.delete(id)
      void old.close()
    }
    return { ok: true, id: table.id }
  }
}

type Begin = (
  presenter: Presenter,
  history: History,
  language: Language,
  how?: { readonly pace?: number; readonly byHand?: boolean },
) => Promise<Begun>

/** All tables of this worker. */
export function tables(shelf: Shelf): TablesService {
  const open = new OpenTables()
  const begin: Begin = async (presenter, history, language, { pace = PACE, byHand = false } = {}) => {
    const id = randomDigits()
    const keeper = await shelf.begin(id, history, byHand)
    return open.add(new LocalTable({ id, presenter, history, language, keeper, pace, byHand }))
  }
  return { ...beginning(open, begin), ...again(open, begin), ...opening(shelf, open) }
}

/** New games, and files. */
function beginning(open: OpenTables, begin: Begin): Pick<TablesService, 'create' | 'lay' | 'load'> {
  const layings = new Layings()
  return {
    async create(wanted) {
      const laid = await layings.begin(wanted)
      return laid.ok ? begin(laid.presenter, laid.history, wanted.language, wanted) : laid
    },
    async lay(id, step) {
      const wanted = layings.wantedOf(id)
      const laid = layings.step(id, step)
      return laid.ok && wanted !== undefined
        ? begin(laid.presenter, laid.history, wanted.language, wanted)
        : (laid as NotOpened)
    },
    async load(text, language, watch = false) {
      const read = readSave(text)
      if (!read.ok) {
        return { ok: false, refusals: [{ text: describeProblem(read.problem, language), rule: null }] }
      }
      const game = await resumed(read.save, language)
      if (!game.ok) return game
      const { presenter, history } = game
      if (!watch && game.readOnly === null) return begin(presenter, history, language)
      const readOnly = game.readOnly ?? ({ why: 'past' } as const)
      return open.add(new LocalTable({ id: randomDigits(), presenter, history, language, readOnly }))
    },
  }
}

/** New games that come from a table that is open. */
function again(open: OpenTables, begin: Begin): Pick<TablesService, 'rematch' | 'branch'> {
  const savedOf = (id: string): Save => open.existing(id).table.save()
  return {
    async rematch(id, { seed, swap, people: wanted }) {
      const { game, setup, people: before, seed: first } = savedOf(id)
      const people = wanted ?? before
      const { language } = open.existing(id).snapshot()
      const presenter = await openGame(game as GameId)
      const inTurn = swap ? [...people.slice(1), ...people.slice(0, 1)] : people
      const result = beginHistory(presenter.game, setup, seed ?? first, inTurn)
      return result.ok
        ? begin(presenter, result.history, language)
        : refusedFor(presenter, result.reasons, language)
    },
    async branch(id, answers, people, reseed) {
      const { reseed: _, ...whole } = savedOf(id)
      const { language } = open.existing(id).snapshot()
      // The new players may take back earlier answers too: the whole game is theirs.
      const kept = whole.answers.slice(0, answers).map(({ w: __, ...answer }) => answer)
      // What came then is known: chance gets a new seed, and the game is marked.
      const game = await resumed({ ...whole, people, answers: kept, reseed }, language)
      return game.ok ? begin(game.presenter, game.history, language) : game
    },
  }
}

/** Kept games: to play on, or only to look at. */
function opening(shelf: Shelf, open: OpenTables): Pick<TablesService, 'open' | 'watch'> {
  const shown = (table: LocalTable, language: Language, port: MessagePort): Opened => {
    table.look({ language })
    serve(port, table)
    return { ok: true, id: table.id, update: table.update() }
  }
  const added = (table: LocalTable, language: Language, port: MessagePort): Opened => {
    open.add(table)
    return shown(table, language, port)
  }
  return {
    async open(id, language, port) {
      const known = open.get(id)
      if (known !== undefined) return shown(known, language, port)
      const table = await keptTable(shelf, id, language)
      return 'refusals' in table ? table : added(table, language, port)
    },
    async watch(id, language, port) {
      const watched = `replay.${id}`
      const known = open.get(watched)
      if (known !== undefined) return shown(known, language, port)
      const saved = await shelf.read(id)
      if (saved === null) return refusedWith(tableWords[language].noSuchGame)
      const game = await resumed(saved, language)
      if (!game.ok) return game
      const { presenter, history } = game
      const readOnly = { why: 'past' } as const
      return added(new LocalTable({ id: watched, presenter, history, language, readOnly }), language, port)
    },
  }
}

/** A kept game: to play on, or only to look at when its rules have changed or another tab plays it. */
async function keptTable(shelf: Shelf, id: string, language: Language): Promise<LocalTable | NotOpened> {
  const saved = await shelf.read(id)
  if (saved === null) return refusedWith(tableWords[language].noSuchGame)
  const game = await resumed(saved, language)
  if (!game.ok) return game
  const { presenter, history } = game
  const keeper = game.readOnly === null ? await shelf.claim(id) : null
  const readOnly = game.readOnly ?? (keeper === null ? ({ why: 'otherTab' } as const) : null)
  const byHand = await shelf.isByHand(id)
  const parts = { id, presenter, history, language, readOnly, pace: PACE, byHand }
  return new LocalTable(keeper === null ? parts : { ...parts, keeper })
}
