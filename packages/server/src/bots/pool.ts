import { availableParallelism } from 'node:os'
import { createRng, judge, sample } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'
import type { BotMaker } from '@quadriga/table'
import { Piscina } from 'piscina'
import type { Thinking, Thought } from './thinking.ts'

/** Bots that think in threads, never in the loop of the server. */
export interface BotPool {
  readonly makeBot: (game: GameId) => BotMaker
  readonly close: () => Promise<void>
}

/** `failed` is told when a bot could not think; it then answers by chance, so that nobody waits for it. */
export function botPool(failed: (error: unknown) => void): BotPool {
  const pool = new Piscina<Thinking, Thought>({
    filename: new URL('./thread.ts', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  })
  const makeBot =
    (game: GameId): BotMaker =>
    (bot, seed) => {
      let last: Thought = { picks: null, why: null }
      return {
        async decide(seen, decision) {
          try {
            last = await pool.run({ game, bot, seed, seen, decision })
            const { picks } = last
            if (picks === null ? decision.open : judge(decision, picks) === null) return picks
            failed(new Error(`a bot of ${game} gave no answer to ${decision.ask.key}`))
          } catch (error) {
            failed(error)
          }
          last = { picks: null, why: null }
          return decision.open ? null : sample(decision, createRng(`${seed}/${decision.id}`))
        },
        why: () => last.why,
      }
    }
  return { makeBot, close: () => pool.destroy() }
}
