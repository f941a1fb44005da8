/** Players that see a view and give an answer. */
import type { BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export type { Bot, BotMaker } from './bot.ts'
export { greedyBot } from './greedy.ts'
export { randomBot } from './random.ts'

/** The bots by the name under which a seat is given to one. */
export const bots: Readonly<Record<string, BotMaker>> = { random: randomBot, greedy: greedyBot }
