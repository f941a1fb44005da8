// What the threads of the pool do: one bot, one question. Nothing is kept between two.
import { bots } from '@quadriga/bots'
import { servedGame } from '../tables/games.ts'
import type { Thinking, Thought } from './thinking.ts'

/** The longest that anybody waits for a bot, in seconds. */
const PATIENCE = 1.5

export function think({ game, bot, seed, seen, decision }: Thinking): Thought {
  servedGame(game)
  const make = bots[bot]
  if (make === undefined) throw new Error(`there is no bot '${bot}'`)
  const one = make(`${seed}/${decision.id}`, { most: PATIENCE })
  const picks = one.decide(seen, decision)
  return { picks, why: one.why?.() ?? null }
}
