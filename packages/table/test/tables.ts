import { type Table as DiceThroneTable, dicethrone } from '@quadriga/dicethrone'
import { createRng, type Decision, type Json, load, sample } from '@quadriga/kernel'
import {
  type Bot,
  type Clock,
  type Entered,
  type Holder,
  layTable,
  questionsToPeople,
  Table,
  type TableGame,
  type TableParts,
  type Waiting,
} from '@quadriga/table'
import { randomAnswers } from './randomAnswers.ts'

load(dicethrone, 'test')

/** Dice Throne as a table must know it: hands are secret. */
export const duelGame: TableGame = {
  game: dicethrone,
  secret: true,
  moment({ view }) {
    const { active, phase, turns } = view.table as unknown as DiceThroneTable
    return { round: Math.ceil(turns / view.seats), phase, turn: active }
  },
  seatFace: ({ view }, seat) => (view.setup as { heroes: readonly string[] }).heroes[seat] ?? '',
}

export const heroes = (...names: readonly string[]): Json => ({ heroes: [...names] })
export const duel = heroes('gunslinger', 'barbarian')

/** A clock that stands until a test moves it. */
export class TestClock implements Clock {
  now = 0
  private waiting: { readonly at: number; readonly call: () => void }[] = []

  after(milliseconds: number, call: () => void): () => void {
    const one = { at: this.now + milliseconds, call }
    this.waiting.push(one)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one)
    }
  }

  /** Time goes by, and whatever is due happens, in order; promises are kept in between. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    await settled()
    for (;;) {
      const due = this.waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.now = Math.max(this.now, due.at)
      this.waiting = this.waiting.filter((one) => one !== due)
      due.call()
      await settled()
    }
    this.now = end
  }
}

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n++) await Promise.resolve()
}

/** A bot that answers by chance. */
export function randomBot(seed: string): Bot {
  const rng = createRng(seed)
  return { decide: (_seen, decision) => (decision.open ? null : sample(decision, rng)) }
}

type Wanted = Partial<Omit<TableParts, 'of' | 'history'>> & {
  readonly holders: readonly Holder[]
  readonly setup?: Json
  readonly seed?: string
}

/** A table of Dice Throne, laid by chance. */
export function tableOf({ setup = duel, seed = '1', holders, ...parts }: Wanted): Table {
  const laid = layTable({ of: duelGame, setup, seed, holders })
  if (laid.kind !== 'begun') throw new Error(JSON.stringify(laid))
  const usual = { clock: new TestClock(), makeBot: (_: string, own: string) => randomBot(own) }
  return new Table({ ...usual, ...parts, of: duelGame, history: laid.history, holders })
}

/** People answer by chance, and bots when it is their turn, until so many answers lie behind the table. */
export async function play(table: Table, seed: string, length: number): Promise<void> {
  const picks = randomAnswers(seed)
  while (table.history.length < length && table.state.outcome === null) {
    const [decision] = questionsToPeople(table)
    if (await table.bots.step()) continue
    if (decision === undefined) throw new Error('nobody is asked')
    give(table, decision, picks(decision))
  }
}

export function give(table: Table, decision: Decision, picks: readonly string[]): void {
  const result = table.answer({ decision: decision.id, seat: decision.seat, picks })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
}

/** Lays a table by hand, each result as `say` says it. */
export function laidByHand(
  holders: readonly Holder[],
  say: (waiting: Waiting) => string | null,
  each: (waiting: Waiting) => void = () => undefined,
): Table {
  const wanted = { of: duelGame, setup: duel, seed: '1', holders, byHand: true }
  const entered: Entered[] = []
  // Equal dice are thrown again, but not without end.
  while (entered.length < 100) {
    const laid = layTable(wanted, entered)
    if (laid.kind === 'refused') throw new Error(JSON.stringify(laid.reasons))
    if (laid.kind === 'begun') {
      const clock = new TestClock()
      return new Table({
        of: duelGame,
        history: laid.history,
        holders,
        clock,
        makeBot: (_, seed) => randomBot(seed),
        byHand: true,
      })
    }
    each(laid.waiting)
    entered.push({ ...laid.waiting.wanted, word: say(laid.waiting) })
  }
  throw new Error('the table is never laid')
}
