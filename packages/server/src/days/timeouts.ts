import { bot, type BotMaker, type Done, eyeOf, type Table } from '@quadriga/table'
import { safeAnswer } from './safeAnswer.ts'
import { type AskedSeat, askedOf } from './situation.ts'
import type { Timekeeper } from './timekeeper.ts'

/** A table where a clock has run out. */
export interface LateTable {
  readonly table: Table
  readonly time: Timekeeper
  readonly makeBot: BotMaker
  /** Does something once, under the name of a command, and writes it; false where it was done before or could not be. */
  readonly once: (cmd: string, act: () => Done) => Promise<boolean>
  /** Writes down when to look at the clocks again. */
  readonly keep: () => Promise<void>
}

/** Questions that are passed in one go; what is left is passed at the next look at the clocks. */
const MOST_PASSES = 50

/** The command of a clock that ran out: the same for every process that notices it. */
function commandOf({ question }: AskedSeat, seat: number): string {
  return `clock/${question}/${seat}`
}

const questionOf = (table: Table, who: string): AskedSeat | undefined =>
  askedOf(table).find(({ person }) => person === who)

/** Acts for everybody whose time is up, as the contract of the table says. */
export async function actForLate(at: LateTable): Promise<void> {
  const { late, contract } = at.time
  const act = contract.timeout === 'pass' ? passFor : replaceByBot
  for (const who of late) await act(at, who)
  // The row was older than somebody's vacation.
  if (late.length === 0) await at.keep()
}

/** A bot plays the seats of somebody whose time is up, until they take them back. */
async function replaceByBot({ table, once }: LateTable, who: string): Promise<void> {
  const question = questionOf(table, who)
  if (question === undefined) return
  for (const [seat, { kind, id }] of table.holders.entries())
    if (kind === 'person' && id === who)
      await once(commandOf(question, seat), () => table.seat(seat, bot('greedy')))
}

/** Passes for somebody whose time is up until they are asked no more. */
async function passFor({ table, makeBot, once }: LateTable, who: string): Promise<void> {
  for (let n = 0; n < MOST_PASSES; n++) {
    const question = questionOf(table, who)
    const decision = table.state.pending.find(({ seat, open }) => !open && seat === question?.seat)
    if (question === undefined || decision === undefined) return
    const { id, seat } = decision
    const picks = await safeAnswer(decision, eyeOf(table.state, seat), makeBot)
    const isDone = await once(commandOf(question, seat), () => table.answer({ decision: id, seat, picks }))
    if (!isDone) return
  }
}
