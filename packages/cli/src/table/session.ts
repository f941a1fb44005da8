import { type Decision, type History, save } from '@quadriga/kernel'
import {
  type Clock,
  type Holder,
  isOnlyPass,
  peopleOf,
  questionsToPeople,
  stoppedClock,
  Table,
  type TableGame,
} from '@quadriga/table'
import { GameBroke } from '../crash.ts'
import type { OpenGame } from '../games.ts'
import { botsThinking } from './holders.ts'

/** A game at this terminal: the table, and the files that hold it. */
export interface Session {
  readonly open: OpenGame
  readonly table: Table
  readonly history: History
  /** Files that hold this game: what it was resumed from, and where it was saved since. */
  readonly files: Set<string>
}

/** Nothing happens at a terminal between two lines: bots move when nobody else must. */
const clock: Clock = stoppedClock

/** How somebody sits down: to look or to play, with which files, and how many seconds bots think. */
interface Sitting {
  readonly readOnly?: boolean
  readonly files?: readonly string[]
  readonly think?: number | undefined
}

/** Sits down to a game; a save that does not play on with these rules can only be looked at. */
export function sessionAt(
  open: OpenGame,
  history: History,
  holders: readonly Holder[],
  { readOnly = false, files = [], think }: Sitting = {},
): Session {
  const of = tableGame(open, history)
  const table = new Table({ of, history, holders, clock, makeBot: botsThinking(think), readOnly })
  return { open, table, history, files: new Set(files) }
}

function tableGame({ game, kit }: OpenGame, { state: { setup, seats } }: History): TableGame {
  return {
    game,
    // Cards are held so that people at one terminal must not see each other's.
    secret: game.zones(setup, seats).some(({ rule }) => rule.seen === 'owner'),
    moment: ({ q }) => kit.moment(q),
    seatFace: ({ q }, seat) => kit.seatNames(q, seat)[0] ?? '',
  }
}

/** Lets bots answer until a person has to, or the game is over. */
export async function letBotsPlay({ table }: Session): Promise<void> {
  while (await table.bots.step()) continue
}

/**
 * Lets bots answer, and passes where a person who plays alone could do nothing else. With others at the terminal every pause is
 * asked: who is skipped would be known to hold nothing.
 */
export async function playOn(session: Session): Promise<void> {
  for (;;) {
    await letBotsPlay(session)
    const decision = questions(session)[0]
    if (decision === undefined || peopleOf(session.table.holders).length > 1 || !isOnlyPass(decision)) return
    const { id, seat, options } = decision
    const result = session.table.answer({ decision: id, seat, picks: options.map(({ key }) => key) })
    if (!result.ok) throw new GameBroke(new Error('passing was refused'), save(session.history))
  }
}

/** What people are asked now; nothing where the game can only be looked at. */
export function questions({ table }: Session): Decision[] {
  return table.isReadOnly ? [] : questionsToPeople(table)
}

/** Whether the screen must be cleared before another person looks. */
export function needsCurtain({ table }: Session): boolean {
  return table.of.secret && peopleOf(table.holders).length > 1
}
