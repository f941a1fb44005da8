import {
  type Decision,
  isDeclining,
  type Option,
  query,
  type Rng,
  sample,
  type State,
} from '@quadriga/kernel'
import {
  activeLevels,
  citizenOf,
  enemiesIn,
  hasEnemies,
  heroOf,
  kindOf,
  levelOfZone,
  missionOf,
  nearestOf,
  sideOf,
  surveyIn,
  traitsOf,
  zoneOf,
} from '@quadriga/zombies'
import { errandsOf } from './errands.ts'
import { waysTo } from './travel.ts'

type Reader = ReturnType<typeof query>

/** How a hero is played without much thought: to its own goal, to one goal with all others, for the kill, out of reach, or on the spot. */
export type Mood = 'spread' | 'together' | 'fight' | 'withdraw' | 'hold'

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

const mostPower = 4
const mostTraits = 2
/** From here on a Zombie Hero eats before it is Ravenous. */
const HUNGRY = 3

/** An answer without much thought, as playouts give it. */
export function habit(state: State, decision: Decision, mood: Mood, rng: Rng): readonly string[] {
  if (decision.menu) return [deed(query(state), decision, mood, rng)]
  if (decision.shape === 'distribute') return wounds(state, decision, rng)
  if (decision.shape !== 'one') return sample(decision, rng)
  const { options } = decision
  if (options.length === 1) return [options[0]?.key ?? '']
  // Power is spent, cards are used, citizens are kept and the Exit is taken; where to and whom, chance says.
  const [first, last] = [options[0] as Option, options.at(-1) as Option]
  if (first.key.startsWith('spend:')) return [last.key]
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
    (isHeld || fights ? (own ?? meals[0]) : undefined) ??
    (fights ? targets[rng.below(Math.max(1, targets.length))] : undefined) ??
    walk(q, hero, here, options, mood) ??
    targets[0] ??
    gain(q, seat, options)
  return found?.key ?? 'endTurn'
}

/** A Skill that serves once in a turn and costs nothing. */
function isFree(q: Reader, { thing }: Option): boolean {
  if (kindOf(q, thing) !== 'skill') return false
  const texts = q.abilities(thing).map(({ ability }) => ability as unknown as Price)
  return texts.every(({ power, hunger, actions }) => power + hunger + actions === 0)
}

interface Price {
  readonly power: number
  readonly hunger: number
  readonly actions: number
}

function walk(q: Reader, hero: number, here: string, options: readonly Option[], mood: Mood) {
  if (mood === 'hold') return undefined
  return mood === 'withdraw' ? away(q, here, options) : towards(q, hero, here, options, mood)
}

/** Power or a Trait, for a hero who has nothing better to do; Zombie Heroes have no Power to gain. */
function gain(q: Reader, seat: number, options: readonly Option[]): Option | undefined {
  const isFull = sideOf(q).gauge !== 'power' || q.counter(heroOf(q, seat), 'power') >= mostPower
  const wanted = isFull ? (traitsOf(q, seat).length < mostTraits ? 'gainTrait' : '') : 'powerUp'
  return options.find(({ key }) => key === wanted)
}

/** The next step to where a hero should go: through the door that has to be opened first, or past Enemies by a shot. */
function towards(q: Reader, hero: number, here: string, options: readonly Option[], mood: Mood) {
  const goal = errandsOf(q, mood === 'together').get(hero)
  if (goal === undefined || goal === here) return undefined
  const ways = waysTo(q, goal)
  const now = ways.get(here) ?? Number.POSITIVE_INFINITY
  const { board } = missionOf(q)
  let best: Option | undefined
  let least = now
  for (const option of options) {
    const [verb = ''] = option.key.split(':', 1)
    const beyond =
      verb === 'open'
        ? (board.openings.find(({ id }) => id === q.thing(option.thing).face)?.zones ?? [])
        : verb === 'move' || verb === 'ride'
          ? [option.key.slice(verb.length + 1)]
          : []
    const cost = Math.min(...beyond.filter((zone) => zone !== here).map((zone) => ways.get(zone) ?? Infinity))
    if (cost >= least) continue
    least = cost
    best = option
  }
  if (best === undefined) return options.find(({ key }) => key === 'call')
  if (!best.key.startsWith('move:')) return best
  const [, ...zone] = best.key.split(':')
  return options.find(({ key }) => key === `attack:${zone.join(':')}`) ?? best
}

/** The zone that is farthest from Enemies who are awake, if it is farther than this one. */
function away(q: Reader, here: string, options: readonly Option[]): Option | undefined {
  const levels = activeLevels(q)
  const { places } = missionOf(q).board
  const feared = places.filter((zone) => levels.has(levelOfZone(q, zone)) && enemiesIn(q, zone).length > 0)
  const { distance } = surveyIn(q)
  const far = (zone: string) => {
    const nearest = nearestOf(distance, zone, feared, false).far
    return nearest < 0 ? Infinity : nearest
  }
  let best: Option | undefined
  let most = far(here)
  if (most > 2) return undefined
  for (const move of options) {
    if (!move.key.startsWith('move:')) continue
    const how = far(move.key.slice('move:'.length))
    if (how <= most) continue
    most = how
    best = move
  }
  return best
}
