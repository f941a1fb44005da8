/** Bots without the minds of single games, for programs that load games one by one and `teach` them. */
import type { BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { levelBot } from './search/levelBot.ts'
import { regular, rookie, veteran } from './search/level.ts'
import { randomBot } from './random.ts'
import { styles } from './style/styles.ts'

export type { Bot, BotMaker, ThinkingTime } from './bot.ts'
export { greedyBot } from './greedy.ts'
export { teach } from './mind.ts'
export { randomBot } from './random.ts'
export { teachSearch } from './search/adapters.ts'
export { howSure, sayWhy } from './words.ts'

const levels = { rookie, regular, veteran }

/** The levels, and each of them in every style: `veteran-careful`. */
function levelBots(): Record<string, BotMaker> {
  const plainly = Object.entries(levels).map(([name, level]) => [name, levelBot(level)] as const)
  const styled = Object.entries(levels).flatMap(([name, level]) =>
    Object.entries(styles).map(([style, how]) => [`${name}-${style}`, levelBot(level, how)] as const),
  )
  return Object.fromEntries([...plainly, ...styled])
}

/** The bots by the name under which a seat is given to one. */
export const bots: Readonly<Record<string, BotMaker>> = {
  random: randomBot,
  greedy: greedyBot,
  ...levelBots(),
}
