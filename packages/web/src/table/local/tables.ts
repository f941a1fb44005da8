import {
  beginHistory,
  describeProblem,
  type History,
  type Language,
  loadedGame,
  readSave,
  type Reason,
  resume,
  type Save,
} from '@quadriga/kernel'
import type { Refusal } from '../asked.ts'
import type { GameId, ReadOnly } from '../snapshot.ts'
import type { ChanceModel } from '../chanceModel.ts'
import { type NewTable, type Opened, TABLE_NEWS, type TableHost, type Update } from '../tableHost.ts'
import { chanceModel, ChanceWanted, enteredChance } from './byHand.ts'
import { holderOf } from './holder.ts'
import type { Keeper } from './keeper.ts'
import { LocalTable } from './localTable.ts'
import { isGame, openGame } from './openGame.ts'
import type { Presenter } from './presenter.ts'
import { nameOfFace, refusalOf, words } from './saying.ts'
import { tableWords } from './tableWords.ts'

/** Where local games are kept: IndexedDB in the worker, nothing in tests. */
export interface Shelf {
  /** A new game gets a place of its own. */
  begin(id: string, history: History, byHand: boolean): Promise<Keeper>
  /** A kept game, whole; null when there is none. */
  read(id: string): Promise<Save | null>
  /** Whether results are entered by hand in a kept game. */
  isByHand(id: string): Promise<boolean>
  /** The right to write a kept game; null when another tab has it. */
  claim(id: string): Promise<Keeper | null>
}

const PACE = 700
/** How many tables stay open: the one on the screen, and those one may come back from. */
const OPEN = 3

type Opening = Pick<TableHost, 'create' | 'open' | 'load' | 'watch' | 'branch' | 'rematch'>

/** All tables of this worker. */
export function tables(shelf: Shelf, tell: (news: string, value: unknown) => void): TableHost {
  const open = new Map<string, LocalTable>()
  const table = (id: string): LocalTable => {
    const found = open.get(id)
    if (found === undefined) throw new Error(`table ${id} is not open`)
    return found
  }
  const seat = (one: LocalTable): Opened => {
    open.set(one.id, one)
    // Only the last tables are worth their memory; what was played at the others is kept.
    for (const [id, old] of [...open].slice(0, -OPEN)) {
      open.delete(id)
      void old.close()
    }
    one.subscribe(() => tell(TABLE_NEWS, updateOf(one, one.changedFrom)))
    return { ok: true, id: one.id, update: updateOf(one, -1) }
  }
  return {
    ...opening(shelf, open, seat),
    look: (id, at) => table(id).look(at),
    answer: (id, given) => table(id).answer(given),
    undo: (id, to, agreed) => table(id).undo(to, agreed),
    redo: (id) => table(id).redo(),
    give: (id, of, to) => table(id).give(of, to),
    byHand: (id, isOn) => table(id).byHand(isOn),
    speak: (id, word) => table(id).speak(word),
    callOff: (id) => table(id).callOff(),
    explain: (id, thing) => table(id).explain(thing),
    whyNumber: (id, thing, stat) => table(id).whyNumber(thing, stat),
    preview: (id, question, picks) => table(id).preview(question, picks),
    suggest: (id, question) => table(id).suggest(question),
    forecast: (id, asked) => table(id).forecast(asked),
    odds: (id, asked) => table(id).odds(asked),
    faces: (id, codes) => table(id).faces(codes),
    at: (id, answers, of) => table(id).at(answers, of),
    timeline: (id) => table(id).timeline(),
    pace: (id, milliseconds) => table(id).pace(milliseconds),
    skip: (id) => table(id).skip(),
    export: (id) => table(id).export(),
    async close(id) {
      const found = open.get(id)
      open.delete(id)
      await found?.close()
    },
  }
}

function opening(
  shelf: Shelf,
  open: ReadonlyMap<string, LocalTable>,
  seat: (one: LocalTable) => Opened,
): Opening {
  const begun = async (
    presenter: Presenter,
    history: History,
    language: Language,
    pace = PACE,
    byHand = false,
  ): Promise<Opened> => {
    const id = crypto.randomUUID()
    const keeper = await shelf.begin(id, history, byHand)
    return seat(new LocalTable({ id, presenter, history, language, keeper, pace, byHand }))
  }
  return {
    async create(wanted) {
      const presenter = await openGame(wanted.game)
      const { language, pace, byHand } = wanted
      const result = laidOut(presenter, wanted)
      if ('wants' in result) return { ok: false, refusals: [], wants: result.wants }
      if (!result.ok) return refused(presenter, result.reasons, language)
      return begun(presenter, result.history, language, pace, byHand)
    },
    async open(id, language) {
      const known = open.get(id)
      if (known === undefined) return seatKept(shelf, id, language, seat)
      await known.look({ language })
      return { ok: true, id, update: updateOf(known, -1) }
    },
    async watch(id, language) {
      const watched = `replay.${id}`
      const known = open.get(watched)
      const saved = known === undefined ? await shelf.read(id) : null
      if (known !== undefined) await known.look({ language })
      if (known !== undefined) return { ok: true, id: watched, update: updateOf(known, -1) }
      if (saved === null) return unknown(language)
      const taken = await takeUp(saved, language)
      if ('refusals' in taken) return { ok: false, refusals: taken.refusals }
      const { presenter, history } = taken
      return seat(new LocalTable({ id: watched, presenter, history, language, readOnly: { why: 'past' } }))
    },
    async load(text, language, watch = false) {
      const read = readSave(text)
      if (!read.ok) {
        return { ok: false, refusals: [{ text: describeProblem(read.problem, language), rule: null }] }
      }
      const taken = await takeUp(read.save, language)
      if ('refusals' in taken) return { ok: false, refusals: taken.refusals }
      const { presenter, history } = taken
      if (!watch && taken.readOnly === null) return begun(presenter, history, language)
      const readOnly = taken.readOnly ?? ({ why: 'past' } as const)
      return seat(new LocalTable({ id: crypto.randomUUID(), presenter, history, language, readOnly }))
    },
    ...again(open, begun),
  }
}

type Begun = (presenter: Presenter, history: History, language: Language) => Promise<Opened>

/** New games that come from a table that is open. */
function again(open: ReadonlyMap<string, LocalTable>, begun: Begun): Pick<TableHost, 'rematch' | 'branch'> {
  return {
    async rematch(id, { sameSeed, swap }) {
      const saved = await savedOf(open, id)
      const presenter = await openGame(saved.game as GameId)
      const [first = '', ...others] = saved.people
      const result = beginHistory(
        presenter.game,
        saved.setup,
        sameSeed ? saved.seed : crypto.randomUUID(),
        swap ? [...others, first] : saved.people,
      )
      const { language } = (open.get(id) as LocalTable).snapshot()
      return result.ok
        ? begun(presenter, result.history, language)
        : refused(presenter, result.reasons, language)
    },
    async branch(id, answers, people) {
      const { reseed: _, ...whole } = await savedOf(open, id)
      const { language } = (open.get(id) as LocalTable).snapshot()
      // What came then is known: chance speaks anew, and the game is marked.
      const reseed = crypto.randomUUID()
      const cut: Save = { ...whole, people, answers: whole.answers.slice(0, answers), reseed }
      const taken = await takeUp(cut, language)
      if ('refusals' in taken) return { ok: false, refusals: taken.refusals }
      return begun(taken.presenter, taken.history, language)
    },
  }
}

/** The table as it is laid: by the table's own chance, or by what people draw and enter. */
function laidOut(
  presenter: Presenter,
  { setup, people, language, seed = crypto.randomUUID(), byHand = false, entered = [] }: NewTable,
): ReturnType<typeof beginHistory> | { readonly wants: ChanceModel } {
  if (!byHand) return beginHistory(presenter.game, setup, seed, people)
  const holders = people.map(holderOf)
  try {
    return beginHistory(presenter.game, setup, seed, people, enteredChance(entered, holders))
  } catch (error) {
    if (!(error instanceof ChanceWanted)) throw error
    const voice = { loaded: loadedGame(presenter.id), language }
    const { heroes } = setup as { heroes?: readonly string[] }
    return {
      wants: chanceModel(presenter, voice, error, entered, (seat) => nameOfFace(voice, heroes?.[seat] ?? '')),
    }
  }
}

async function savedOf(open: ReadonlyMap<string, LocalTable>, id: string): Promise<Save> {
  const table = open.get(id)
  if (table === undefined) throw new Error(`table ${id} is not open`)
  return JSON.parse(await table.export()) as Save
}

/** A kept game: to play on, or only to look at when its rules have changed or another tab plays it. */
async function seatKept(
  shelf: Shelf,
  id: string,
  language: Language,
  seat: (one: LocalTable) => Opened,
): Promise<Opened> {
  const saved = await shelf.read(id)
  if (saved === null) return unknown(language)
  const taken = await takeUp(saved, language)
  if ('refusals' in taken) return { ok: false, refusals: taken.refusals }
  const keeper = taken.readOnly === null ? await shelf.claim(id) : null
  const readOnly = taken.readOnly ?? (keeper === null ? ({ why: 'otherTab' } as const) : null)
  const byHand = await shelf.isByHand(id)
  const parts = {
    id,
    presenter: taken.presenter,
    history: taken.history,
    language,
    readOnly,
    pace: PACE,
    byHand,
  }
  return seat(new LocalTable(keeper === null ? parts : { ...parts, keeper }))
}

function updateOf(table: LocalTable, from: number): Update {
  const lines = table.log()
  return {
    table: table.id,
    snapshot: table.snapshot(),
    from,
    lines: from < 0 ? lines : lines.filter(({ answer }) => answer >= from),
  }
}

function refused(presenter: Presenter, reasons: readonly Reason[], language: Language): Opened {
  const voice = { loaded: loadedGame(presenter.id), language }
  return { ok: false, refusals: reasons.map((one) => refusalOf(voice, one)) }
}

function unknown(language: Language): Opened {
  return { ok: false, refusals: [{ text: words(tableWords[language].noSuchGame), rule: null }] }
}

type TakenUp =
  | { readonly presenter: Presenter; readonly history: History; readonly readOnly: ReadOnly | null }
  | { readonly refusals: readonly Refusal[] }

/** A saved game replayed as far as these rules allow. */
async function takeUp(saved: Save, language: Language): Promise<TakenUp> {
  if (!isGame(saved.game))
    return { refusals: [{ text: words(tableWords[language].noBoard(saved.game)), rule: null }] }
  const presenter = await openGame(saved.game)
  const voice = { loaded: loadedGame(presenter.id), language }
  const result = resume(presenter.game, saved)
  if (!result.ok) return { refusals: result.reasons.map((one) => refusalOf(voice, one)) }
  const { history, stopped } = result.resumed
  if (stopped === null) return { presenter, history, readOnly: null }
  const refusals = stopped.reasons.map((one) => refusalOf(voice, one))
  return { presenter, history, readOnly: { why: 'rules', answer: stopped.answer, refusals } }
}
