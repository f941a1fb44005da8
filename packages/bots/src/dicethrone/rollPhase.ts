import {
  activated,
  bestActivation,
  diceOf,
  NO_DICE,
  type Plan,
  planFor,
  quieted,
  type Tool,
  toolsOf,
} from '@quadriga/dicethrone'
import { type Chance, query, type Rng, type Seat, type State } from '@quadriga/kernel'
import type { Reader } from '../evaluate/evaluation.ts'
import { type Judgement, plain } from './judgement.ts'
import { positionWorth, tableIn } from './position.ts'
import { outcomeWorth, settled } from './settle.ts'

export type Activation = Parameters<Parameters<typeof bestActivation>[3]>[0]

/** What an ability came to so far; the trials of one without dice are as many as anybody could want. */
interface Tried {
  readonly sum: number
  readonly trials: number
}

/** What a bot remembers of one turn: what each ability of a seat gains that seat, and what its dice are worth then. */
export interface Memory {
  /** By what the bot that remembers judges positions. */
  readonly by: Judgement
  turn: number
  readonly gains: Map<string, Tried>
  readonly plans: Map<string, Plan>
}

export function newMemory(by: Judgement = plain): Memory {
  return { by, turn: -1, gains: new Map(), plans: new Map() }
}

/** Dice from a bot's own generator: every trial is another. */
export function chanceOf(rng: Rng): Chance {
  return { next: (_source, words) => words[rng.below(words.length)] ?? null }
}

/** The value of a position; a game that is over counts as won or lost. */
export function worthOf(state: State, seat: Seat, by: Judgement): number {
  return state.outcome === null ? positionWorth(query(state), seat, by) : outcomeWorth(state, seat)
}

/** What an ability gains a seat with dice of some kind; what was computed this turn is used again. */
export type Gain = (one: Activation, pips: readonly number[], kind: number) => number

export function gainsIn(world: State, seat: Seat, trials: number, memory: Memory, rng: Rng): Gain {
  const q = query(world)
  const { turns } = tableIn(q)
  if (memory.turn !== turns) {
    memory.gains.clear()
    memory.plans.clear()
    memory.turn = turns
  }
  const [scene, before] = [quieted(world), worthOf(world, seat, memory.by)]
  return (one, pips, kind) => {
    const key = `${seat}/${q.thing(one.thing).face}/${one.index}/${kind}`
    let tried = memory.gains.get(key) ?? NEVER
    const trial = trialsOf({ scene, seat, by: memory.by }, one, pips, rng)
    while (tried.trials < trials) tried = triedAgain(tried, trial(), before, memory.by.care.trials)
    memory.gains.set(key, tried)
    return tried.sum / tried.trials
  }
}

/** The best way with one's own dice, by the positions that abilities lead to; `tools` may change the dice. */
export function planWith(world: State, seat: Seat, tools: readonly Tool[], gain: Gain): Plan {
  const q = query(world)
  const goal = bestActivation(q, seat, 0, gain)
  return planFor({ goal, tools, points: pointsOf(q, seat), locked: NO_DICE })
}

/** The same without tools, remembered for the board as it is. */
export function planOf(world: State, seat: Seat, memory: Memory, rng: Rng): Plan {
  const q = query(world)
  const gain = gainsIn(world, seat, memory.by.care.glance, memory, rng)
  const key = `${seat}/${q.ids('board', seat).join()}`
  const found = memory.plans.get(key) ?? planWith(world, seat, [], gain)
  memory.plans.set(key, found)
  return found
}

function pointsOf(q: Reader, seat: Seat): number {
  return q.counter(q.ids('hero', seat)[0] ?? -1, 'cp')
}

const NEVER: Tried = { sum: 0, trials: 0 }

function triedAgain({ sum, trials }: Tried, { worth, spoke }: Trial, before: number, most: number): Tried {
  // Without dice every trial would come to the same.
  return spoke
    ? { sum: sum + worth - before, trials: trials + 1 }
    : { sum: (worth - before) * most, trials: most }
}

interface Trial {
  readonly worth: number
  /** Whether dice had a say in it. */
  readonly spoke: boolean
}

/** Where an ability is tried, by whom, and what things are worth to them. */
interface Stage {
  readonly scene: State
  readonly seat: Seat
  readonly by: Judgement
}

/** Plays an ability out, as often as it is called; what happens before any dice speak is played once. */
function trialsOf(
  { scene, seat, by }: Stage,
  one: Activation,
  pips: readonly number[],
  rng: Rng,
): () => Trial {
  let begun: State | null = null
  return () => {
    const dice = listening(rng)
    const state = begun ?? begin(scene, seat, one, pips, dice)
    if (!dice.spoke) begun = state
    const worth = worthOf(settled(state, dice), seat, by)
    return { worth, spoke: dice.spoke }
  }
}

/** Dice that remember whether they were asked. */
function listening(rng: Rng): Chance & { spoke: boolean } {
  const dice = chanceOf(rng)
  return {
    spoke: false,
    next(source, words, m) {
      this.spoke = true
      return dice.next(source, words, m)
    },
  }
}

function begin(scene: State, seat: Seat, one: Activation, pips: readonly number[], chance: Chance): State {
  const result = activated(scene, seat, one, pips, chance)
  if (!result.ok) throw new Error(`an imagined ability is refused: ${result.reasons[0]?.key}`)
  return result.state
}

/** The dice of a seat as they lie, by the number of their multiset. */
export function diceAt(q: Reader, seat: Seat): number {
  return diceOf(q.ids('dice', seat).map((die) => q.counter(die, 'pips')))
}

/** Each further one doubles the thinking. */
const MOST_TOOLS = 3

/** One's own means to change dice, with what using them costs. */
export function weighedTools(q: Reader, seat: Seat, { by: { weights: w } }: Memory): readonly Tool[] {
  return toolsOf(q, seat)
    .slice(0, MOST_TOOLS)
    .map((tool) => ({ ...tool, loss: w.card + w.cp * tool.cost }))
}
