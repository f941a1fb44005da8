import { type BotId, botIds, botOf, levelIds, levelOf, styleOf } from '../../model/table/botIds.ts'

/** Where a dial stands that follows how a person does in one game. */
export interface Dial {
  /** Levels above those that are chosen in a set-up; below them if negative. */
  readonly steps: number
  /** Games in a row that were won, or lost if negative, since it last moved. */
  readonly run: number
}

export const atRest: Dial = { steps: 0, run: 0 }

/** One game may be luck: the dial moves when so many in a row ended alike. */
export const RUN = 2
const MOST_STEPS = levelIds.length - 1

/**
 * The dial after a game. Opponents grow stronger when the person wins and weaker when they lose; partners help more when
 * games are lost together, and less when they are won.
 */
export function turned({ steps, run }: Dial, isWon: boolean, isCooperative: boolean): Dial {
  const next = isWon ? Math.max(0, run) + 1 : Math.min(0, run) - 1
  if (Math.abs(next) < RUN) return { steps, run: next }
  const way = isWon === isCooperative ? -1 : 1
  return { steps: Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps + way)), run: 0 }
}

/** The bot that sits down for one that was chosen; only levels have others above and below them. */
export function adapted(bot: BotId, steps: number): BotId {
  const level = levelOf(bot)
  if (level === null) return bot
  const place = Math.max(0, Math.min(levelIds.length - 1, levelIds.indexOf(level) + steps))
  return botOf(levelIds[place] ?? level, styleOf(bot))
}

/** The same for whoever sits there: people stay who they are. */
export function adaptedPerson(person: string, steps: number): string {
  const bot = botIds.find((id) => id === person)
  return bot === undefined ? person : adapted(bot, steps)
}

/** Whether somebody at a table is a bot of a level. */
export function isOfLevel(person: string): boolean {
  const bot = botIds.find((id) => id === person)
  return bot !== undefined && levelOf(bot) !== null
}
