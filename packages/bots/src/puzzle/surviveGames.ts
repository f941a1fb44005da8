import { createRng, type Decision, type State } from '@quadriga/kernel'
import { byGreedy } from './lookThrough.ts'
import type { SurvivePuzzle } from './puzzle.ts'

type Play = (state: State, decision: Decision) => readonly string[]

/** What must be known of a game in which the end of a turn has to be survived. */
export interface SurviveGame {
  /** Whether the enemies act as soon as this turn is over. */
  isLastTurn(state: State): boolean
  /** How a game is played that puzzles are looked for in. */
  play(seed: string): Play
}

export const surviveGames: Readonly<Record<SurvivePuzzle['game'], () => Promise<SurviveGame>>> = {
  champions: async () => ({
    // Puzzles are played alone.
    isLastTurn: () => true,
    play: byGreedy,
  }),
  zombies: async () => {
    const { habit } = await import('../zombies/habits.ts')
    return {
      isLastTurn({ table }) {
        const { done, heroes } = table as unknown as Record<'done' | 'heroes', readonly number[]>
        return done.length === heroes.length - 1
      },
      // Greedy sees most dangers coming a round before; who walks on by habit gets into them.
      play: (seed) => {
        const rng = createRng(seed)
        return (state, decision) => habit(state, decision, 'together', rng)
      },
    }
  },
}
