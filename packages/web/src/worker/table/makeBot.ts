import type { BotMaker } from '@quadriga/table'

/** Makes the bots of a game; they are loaded when the first one is wanted. */
export function botMaker(game: string): BotMaker {
  return async (id, seed) => {
    const { bots, teach } = await import('@quadriga/bots/core')
    if (game === 'dicethrone') teach(game, (await import('@quadriga/bots/dicethrone')).dicethroneMind)
    if (game === 'villainous') teach(game, (await import('@quadriga/bots/villainous')).villainousMind)
    if (game === 'zombies') teach(game, (await import('@quadriga/bots/zombies')).zombiesMind)
    const make = bots[id]
    if (make === undefined) throw new Error(`there is no bot '${id}'`)
    return make(seed)
  }
}
