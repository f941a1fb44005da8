import { answer, type Decision, query, scripted, type State } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect } from 'vitest'
import { kit } from '../src/kit.ts'

/** A position of Dice Throne as a state. */
export function position(literal: Literal): State {
  return table(kit, literal).state
}

/**
 * Plays a line of option keys, the dice scripted by source. At every question the game is saved and resumed,
 * and each other option is tried on a fork first: neither may change what happens.
 */
export function play(
  from: State,
  dice: Readonly<Record<string, readonly number[]>>,
  ...keys: readonly string[]
): State {
  const chance = scripted(
    Object.fromEntries(Object.entries(dice).map(([source, pips]) => [source, pips.map(String)])),
  )
  let state = from
  for (const key of keys) {
    const decision = asked(state, key)
    const saved = JSON.stringify(state)
    expect(decision.options.filter(({ key: other }) => !tried(state, decision, other))).toEqual([])
    expect(JSON.stringify(state)).toBe(saved)
    const result = answer(
      JSON.parse(saved) as State,
      { decision: decision.id, seat: decision.seat, picks: [key] },
      chance,
    )
    if (!result.ok) throw new Error(result.reasons.map((reason) => reason.key).join(', '))
    state = result.state
  }
  expect(chance.left()).toEqual([])
  return state
}

function asked(state: State, key: string): Decision {
  const found = state.pending.find((one) => one.options.some((option) => option.key === key))
  if (found === undefined) {
    const offered = state.pending.flatMap(({ options }) => options.map((option) => option.key))
    throw new Error(`${key} is not offered, but ${offered.join(' ')}`)
  }
  return found
}

function tried(state: State, decision: Decision, key: string): boolean {
  return answer(state, { decision: decision.id, seat: decision.seat, picks: [key] }).ok
}

/** The keys that a seat may pick now; none when it is not asked. */
export function offered(state: State, seat: number): string[] {
  return state.pending
    .filter((one) => one.seat === seat)
    .flatMap(({ options }) => options.map((option) => option.key))
}

/** Numbers on the dials of both seats. */
export function dials(state: State): { health: number[]; cp: number[] } {
  const q = query(state)
  const heroes = [0, 1].map((seat) => q.ids('hero', seat)[0] ?? -1)
  return {
    health: heroes.map((hero) => q.counter(hero, 'health')),
    cp: heroes.map((hero) => q.counter(hero, 'cp')),
  }
}
