import type { Bot, BotMaker as MakeBare } from '@quadriga/bots/core'
import type { Adviser } from '@quadriga/bots/hint'
import type { BotMaker } from '@quadriga/table'
import type { Thought } from '../../model/table/answers.ts'

/** Nobody waits longer for a bot than so many seconds. */
const PATIENCE = 1.5
/** A hint is wanted at once; more time would change few of them. A quick one only asks whether anything is worth doing. */
const SECONDS: Readonly<Record<Thought, number>> = { usual: 0.8, quick: 0.3 }

/** Makes the bots of a game; they are loaded when the first one is wanted. */
export function botMaker(game: string): BotMaker {
  return async (id, seed) => yielding((await bareBot(game, id))(seed, { most: PATIENCE }))
}

/** A bot as it is, for whoever plays many games without a table. */
export async function bareBot(game: string, id: string): Promise<MakeBare> {
  const make = (await taught(game)).bots[id]
  if (make === undefined) throw new Error(`there is no bot '${id}'`)
  return make
}

/** Who gives hints in a game. */
export async function adviserOf(game: string, seed: string, thought: Thought): Promise<Adviser> {
  await taught(game)
  const { makeAdviser } = await import('@quadriga/bots/hint')
  return makeAdviser(seed, { seconds: SECONDS[thought] })
}

/** The bots, with what they must know of a game. */
export async function taught(game: string) {
  const { teachGame } = await import('@quadriga/bots/teachGame')
  await teachGame(game)
  return import('@quadriga/bots/core')
}

/** A bot that thinks long lets the worker answer the page in between. */
function yielding(bot: Bot): ReturnType<BotMaker> {
  return {
    decide: (seen, decision) => bot.decideSlowly?.(seen, decision) ?? bot.decide(seen, decision),
    why: () => bot.why?.() ?? null,
  }
}
