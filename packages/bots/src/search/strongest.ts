import type { BotMaker } from '../bot.ts'
import { veteran } from './level.ts'
import { levelBot } from './levelBot.ts'

/** Who plays best: hints and explanations are its answers. */
export const strongest: BotMaker = levelBot(veteran)
