/** Bots without the minds of single games, for programs that load games one by one and `teach` them. */
import type { BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { levelBot } from './search/levelBot.ts'
import { regular, rookie, veteran } from './search/level.ts'
import { randomBot } from './random.ts'

export type { Bot, BotMaker, ThinkingTime } from './bot.ts'
export { greedyBot } from './greedy.ts'
export { teach } from './mind.ts'
export { randomBot } from './random.ts'
export { teachSearch } from './search/adapters.ts'
export { howSure, sayWhy } from './words.ts'

/** The bots by the name under which a seat is given to one. */
export const bots: Readonly<Record<string, BotMaker>> = {
  random: randomBot,
  greedy: greedyBot,
  rookie: levelBot(rookie),
  regular: levelBot(regular),
  veteran: levelBot(veteran),
}
