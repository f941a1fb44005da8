import type { Bot } from '@quadriga/bots'
import { type BotId, botIds } from '../snapshot.ts'

/** Who sits in a seat: a person at this screen, or a bot. Saves name a bot by its id. */
export interface Holder {
  /** The name under which history knows them; one person may hold several seats. */
  readonly person: string
  readonly bot: BotId | null
}

export function holderOf(person: string): Holder {
  return { person, bot: botIds.find((id) => id === person) ?? null }
}

/** The people at the screen, each once. */
export function peopleOf(holders: readonly Holder[]): string[] {
  return [...new Set(holders.filter(({ bot }) => bot === null).map(({ person }) => person))]
}

/** Makes a bot for a game; bots are loaded when the first one is wanted, and think about one game at a time. */
export type BotMaker = (game: string, id: BotId, seed: string) => Promise<Bot>

export const makeBot: BotMaker = async (game, id, seed) => {
  const { bots, teach } = await import('@quadriga/bots/core')
  if (game === 'dicethrone') teach(game, (await import('@quadriga/bots/dicethrone')).dicethroneMind)
  const make = bots[id]
  if (make === undefined) throw new Error(`there is no bot '${id}'`)
  return make(seed)
}
