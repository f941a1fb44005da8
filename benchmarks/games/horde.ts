import { answer, type Decision, query, sample, start, type State } from '@quadriga/kernel'
import { interject, type Machine, move } from '@quadriga/kernel/author'
import { boardIn, kindOf, tableOf } from '@quadriga/zombies'
import type { HordeResult } from '../case.ts'
import { type Random, random } from '../random.ts'
import { setupOf, type Tables } from './tables.ts'

/** Figures on a late board, and in the Enemy Phase that is timed. */
const crowd = 60
const horde = 40
/** Answers given on a late board before the next one, and times that an Enemy Phase is repeated. */
const answers = 30
const repeats = 3
const warmUpSeconds = 8

/** Decisions on late boards, and how long an Enemy Phase takes with a horde on the map. */
export function measureHorde(tables: Tables, seconds: number, seed: number): HordeResult {
  playLate(tables, warmUpSeconds, seed)
  return { ...playLate(tables, seconds, seed), ...timePhases(tables, seconds, seed) }
}

/** A table with so many zombies of the reserve spread over its map. */
function crowded(tables: Tables, seed: number, figures: number): State {
  const begun = start(tables.game, setupOf(tables, seed), seed)
  if (!begun.ok) throw new Error('a table could not be set up')
  const result = interject(begun.state, (m) => spread(m, figures, random(seed)))
  if (!result.ok) throw new Error('the horde could not be laid out')
  return result.state
}

function spread(m: Machine, figures: number, picks: Random): void {
  const { places } = boardIn(m)
  const reserve = m.ids('reserve').filter((id) => kindOf(m, id) === 'enemy')
  for (const id of reserve.slice(0, figures)) move(m, id, picks.below(places.length))
}

/** Play at random on late boards; laying them out is not counted. */
function playLate(tables: Tables, seconds: number, firstSeed: number) {
  const picks = random(firstSeed)
  let [decisions, elapsed, used] = [0, 0, 0]
  for (let seed = firstSeed; elapsed < seconds * 1000; seed++) {
    let state = crowded(tables, seed, crowd)
    const [begun, before] = [performance.now(), process.cpuUsage()]
    for (let n = 0; n < answers && state.outcome === null; n++) {
      if (asked(state).options.length > 1) decisions += 1
      state = answered(state, picks)
    }
    elapsed += performance.now() - begun
    const { user, system } = process.cpuUsage(before)
    used += (user + system) / 1_000_000
  }
  return { decisions, seconds: elapsed / 1000, cpuSeconds: used }
}

function answered(state: State, picks: Random): State {
  return given(state, sample(asked(state), picks))
}

function asked(state: State): Decision {
  const decision = state.pending.find(({ open }) => !open)
  if (decision === undefined) throw new Error('nobody is asked anything')
  return decision
}

function given(state: State, picks: readonly string[]): State {
  const { id, seat } = asked(state)
  const result = answer(state, { decision: id, seat, picks })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.reasons)}`)
  return result.state
}

/** Enemies act and spawn, with all that the players are asked meanwhile; the best time of a few counts. */
function timePhases(tables: Tables, seconds: number, firstSeed: number) {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let seed = firstSeed; performance.now() < end || times.length < 100; seed++) {
    const state = crowded(tables, seed, horde)
    times.push(Math.min(...Array.from({ length: repeats }, () => timed(state, seed))))
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    phases: times.length,
    phaseMeanMilliseconds: times.reduce((sum, one) => sum + one, 0) / times.length,
    phaseP99Milliseconds: sorted[Math.floor(times.length * 0.99)] as number,
  }
}

/** The time from the end of the last turn until a hero is asked again. */
function timed(before: State, seed: number): number {
  const picks = random(seed)
  let state = before
  let begun = performance.now()
  while (isTurn(state)) {
    begun = performance.now()
    state = given(state, ['endTurn'])
    while (state.outcome === null && !state.pending.some(({ menu }) => menu)) state = answered(state, picks)
    if (state.outcome !== null || isFirst(state)) break
  }
  return performance.now() - begun
}

function isTurn({ outcome, pending }: State): boolean {
  return outcome === null && pending.some(({ menu }) => menu)
}

/** Whether nobody has had a turn in this round yet. */
function isFirst(state: State): boolean {
  return tableOf(query(state)).done.length === 0
}
