import {
  type Decision,
  isDeclining,
  type Option,
  query,
  type Rng,
  sample,
  type State,
} from '@quadriga/kernel'
import { citizenOf, hasEnemies, heroOf, kindOf, zoneOf } from '@quadriga/zombies'
import { partyDeed, powerFor } from './party.ts'
import { away, gain, isFree, towards } from './steps.ts'

type Reader = ReturnType<typeof query>

/**
 * How a hero is played without much thought: to its own goal, to one goal with all others, for the kill, out of reach, or on the spot;
 * who flees leaves Enemies behind to get out of reach. A party keeps together (`party.ts`).
 */
export type Mood = 'spread' | 'together' | 'fight' | 'withdraw' | 'hold' | 'flee' | 'party'

/** How the hero who is asked and all others go on. */
export interface Moods {
  readonly own: Mood
  readonly others: Mood
}

export const moodsTried: readonly Moods[] = [
  { own: 'spread', others: 'spread' },
  { own: 'together', others: 'together' },
  { own: 'fight', others: 'fight' },
  { own: 'withdraw', others: 'withdraw' },
  { own: 'hold', others: 'spread' },
]

/** From here on a Zombie Hero eats before it is Ravenous. */
const HUNGRY = 3

/** An answer without much thought, as playouts give it. */
export function habit(state: State, decision: Decision, mood: Mood, rng: Rng): readonly string[] {
  if (decision.menu) {
    const q = query(state)
    return [mood === 'party' ? partyDeed(q, decision, rng) : deed(q, decision, mood, rng)]
  }
  if (decision.shape === 'distribute') return wounds(state, decision, rng)
  if (decision.shape !== 'one') return sample(decision, rng)
  const { options } = decision
  if (options.length === 1) return [options[0]?.key ?? '']
  // Power is spent, cards are used, citizens are kept and the Exit is taken; where to and whom, chance says.
  const [first, last] = [options[0] as Option, options.at(-1) as Option]
  if (first.key.startsWith('spend:')) return [mood === 'party' ? powerFor(query(state), decision) : last.key]
  return isDeclining(last) || last.key === 'release' ? [first.key] : sample(decision, rng)
}

/** Wounds go to the hero who has most Health left. */
export function wounds(state: State, decision: Decision, rng: Rng): readonly string[] {
  const q = query(state)
  const left = decision.options.map(({ key, thing, cap }) => ({
    key,
    cap,
    health: q.counter(thing, 'health') || 0.5,
  }))
  const picks: string[] = []
  while (picks.length < decision.min) {
    const [most] = left.filter(({ cap }) => cap > 0).sort((a, b) => b.health - a.health)
    if (most === undefined) return sample(decision, rng)
    most.cap--
    most.health--
    picks.push(most.key)
  }
  return picks
}

/** What a hero does next: the first of these that there is. */
function deed(q: Reader, { options, seat }: Decision, mood: Mood, rng: Rng): string {
  const of = (verb: string) => options.filter(({ key }) => key.startsWith(verb))
  const hero = heroOf(q, seat)
  const here = zoneOf(q, hero)
  const isHeld = hasEnemies(q, here) && q.stat(hero, 'slips') === 0
  const meals = of('devour:')
  const isHungry = q.counter(hero, 'hunger') >= HUNGRY
  const citizen = meals.find(({ thing }) => kindOf(q, thing) === 'citizen')
  const targets = [...of('fire:'), ...of('attack:')]
  const fights = mood === 'fight' || mood === 'hold'
  const own = targets.find(({ key }) => key.endsWith(`:${here}`))
  const found =
    of('interact:')[0] ??
    of('rule:').at(-1) ??
    (citizenOf(q, seat) < 0 ? (of('rescue:')[0] ?? citizen) : undefined) ??
    (isHungry ? meals[0] : undefined) ??
    of('use:').find((one) => isFree(q, one)) ??
    (mood === 'flee' ? away(q, here, options) : undefined) ??
    (isHeld || fights ? (own ?? meals[0]) : undefined) ??
    (fights ? targets[rng.below(Math.max(1, targets.length))] : undefined) ??
    walk(q, hero, here, options, mood) ??
    targets[0] ??
    gain(q, seat, options)
  return found?.key ?? 'endTurn'
}

function walk(q: Reader, hero: number, here: string, options: readonly Option[], mood: Mood) {
  if (mood === 'hold') return undefined
  return mood === 'withdraw' || mood === 'flee'
    ? away(q, here, options)
    : towards(q, hero, here, options, mood === 'together')
}
