import type { Bot } from '@quadriga/bots/core'
import type { BotMaker } from '@quadriga/table'

/** Nobody waits longer for a bot than so many seconds. */
const PATIENCE = 1.5

/** Makes the bots of a game; they are loaded when the first one is wanted. */
export function botMaker(game: string): BotMaker {
  return async (id, seed) => {
    const { bots, teach, teachSearch } = await import('@quadriga/bots/core')
    if (game === 'champions') teachSearch((await import('@quadriga/bots/champions')).championsAdapter)
    if (game === 'dicethrone') teach(game, (await import('@quadriga/bots/dicethrone')).dicethroneMind)
    if (game === 'villainous') teach(game, (await import('@quadriga/bots/villainous')).villainousMind)
    if (game === 'zombies') teach(game, (await import('@quadriga/bots/zombies')).zombiesMind)
    const make = bots[id]
    if (make === undefined) throw new Error(`there is no bot '${id}'`)
    return breathing(make(seed, { most: PATIENCE }))
  }
}

/** A bot that thinks long lets the worker answer the page in between. */
function breathing(bot: Bot): ReturnType<BotMaker> {
  return {
    decide: (seen, decision) => bot.decideSlowly?.(seen, decision) ?? bot.decide(seen, decision),
    why: () => bot.why?.() ?? null,
  }
}
