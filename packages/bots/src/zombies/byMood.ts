import { createRng, type Decision, imagine, query, type Rng, type State } from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import type { Mind } from '../mind.ts'
import { habit, type Mood } from './habits.ts'
import type { Judgement } from './judgement.ts'
import { playOut, type World } from './playout.ts'

/** A mood for each seat. */
type Moods = readonly Mood[]

/** Moods that were tried, with what they came to in each world. */
interface Trial {
  readonly moods: Moods
  readonly values: number[]
}

const tried: readonly Mood[] = ['party', 'spread', 'together', 'fight', 'withdraw', 'hold', 'flee']
/** How many trials are left after each look, and in how many worlds they have been played by then. */
const looks = [
  { left: 3, worlds: 4 },
  { left: 2, worlds: 8 },
] as const
const FIRST = 2
const VARIED = 2
const VARIATIONS = 3

/**
 * Plays by habit alone, and thinks only when a turn begins: in which mood each hero goes on. It plays worse than minds that weigh every answer and takes
 * some fifteenth of the time, so it is what weights are learned with: the same positions are judged, at the same moment.
 */
export function moodMind(judgement: Judgement): Mind {
  let turn = -1
  let moods: Moods = []
  return {
    think(seen, decision, rng) {
      if (decision.open) return { picks: null, why: null }
      const state = imagine(seen, rng)
      const { round } = tableOf(query(state))
      if (decision.menu && turn !== round) {
        turn = round
        const luck = `${rng.below(1_000_000_000)}`
        const world = (n: number) =>
          worldOf(imagine(seen, createRng(`${luck}/${n}`)), `${luck}/${n}`, judgement)
        moods = chosen(state, decision, world, judgement, rng)
      }
      return { picks: habit(state, decision, moods[decision.seat] ?? 'party', rng), why: null }
    },
  }
}

function worldOf(state: State, luck: string, judgement: Judgement): World {
  return { state, worth: judgement.before(state, query(state)), luck, isEven: false }
}

/** First everybody in the same mood, then the best of these with single heroes in another; the best are looked at in more worlds. */
function chosen(
  state: State,
  decision: Decision,
  world: (n: number) => World,
  judgement: Judgement,
  rng: Rng,
): Moods {
  const worlds: World[] = []
  const worldAt = (n: number): World => (worlds[n] ??= world(n))
  const look = (trials: readonly Trial[], count: number) => {
    for (const { moods, values } of trials)
      while (values.length < count) values.push(playedIn(worldAt(values.length), decision, moods, judgement))
  }
  const { heroes } = tableOf(query(state))
  let trials: Trial[] = tried.map((mood) => ({ moods: heroes.map(() => mood), values: [] }))
  look(trials, FIRST)
  const varied = best(trials, VARIED).flatMap(({ moods }) => variations(moods, rng))
  look(varied, FIRST)
  trials = [...trials, ...varied]
  for (const { left, worlds: count } of looks) {
    trials = best(trials, left)
    look(trials, count)
  }
  return best(trials, 1)[0]?.moods ?? []
}

function variations(moods: Moods, rng: Rng): Trial[] {
  return Array.from({ length: VARIATIONS }, () => {
    const changed = rng.below(moods.length)
    const mood = tried[rng.below(tried.length)] as Mood
    return { moods: moods.map((one, seat) => (seat === changed ? mood : one)), values: [] }
  })
}

function playedIn(world: World, { id }: Decision, moods: Moods, judgement: Judgement): number {
  const moodOf = (seat: number): Mood => moods[seat] ?? 'party'
  const decision = world.state.pending.find((one) => one.id === id)
  if (decision === undefined) throw new Error('an imagined world asks something else')
  const picks = habit(world.state, decision, moodOf(decision.seat), createRng(world.luck))
  const end = playOut(world, decision, { picks, moodOf, rounds: 1 })
  return judgement.value(end, query(end), world.worth)
}

function best(trials: readonly Trial[], count: number): Trial[] {
  const mean = ({ values }: Trial) => values.reduce((sum, value) => sum + value, 0) / values.length
  return trials.toSorted((a, b) => mean(b) - mean(a)).slice(0, count)
}
