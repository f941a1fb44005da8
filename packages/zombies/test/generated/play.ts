import { randomGame } from '@quadriga/testkit'
import { zombies } from '@quadriga/zombies'
import { kit } from '../../src/kit.ts'
import { generatedSetup } from './makeMission.ts'

/** What came of some generated missions. */
export interface Tally {
  readonly refused: number
  readonly played: number
  readonly ended: number
  readonly decisions: number
  /** Missions that passed the check and failed all the same, with what they threw. */
  readonly failures: readonly { readonly mission: number; readonly problem: string }[]
}

/** Checks missions and plays those at random that pass, with every invariant watched in one of `watched`. */
export function playMissions(from: number, count: number, watched: number, cap = 400): Tally {
  let [refused, played, ended, decisions] = [0, 0, 0, 0]
  const failures: { mission: number; problem: string }[] = []
  for (let n = from; n < from + count; n++) {
    const setup = generatedSetup(n)
    if (zombies.checkSetup(setup).length > 0) {
      refused++
      continue
    }
    try {
      const isWatched = n % watched === 0
      const watching = isWatched
        ? { askingTells: true, ...(kit.conserves === undefined ? {} : { conserves: kit.conserves }) }
        : (false as const)
      const game = randomGame({ game: zombies, setup, seed: `generated/${n}`, cap, watching })
      played++
      decisions += game.decisions
      if (game.outcome !== null) ended++
    } catch (error) {
      failures.push({ mission: n, problem: String(error instanceof Error ? (error.stack ?? error) : error) })
    }
  }
  return { refused, played, ended, decisions, failures }
}
