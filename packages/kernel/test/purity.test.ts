import { answer, type Answer, createRng, type Game, sample, start, type State } from '@quadriga/kernel'
import { cards60, ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

/** Freezes a value and all that hangs on it, under symbols too: pages, zones, frames, their locals, the listeners. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key of Reflect.ownKeys(value)) frozen(value[key as keyof T])
  return value
}

function begun(game: Game, seed: number): State {
  const result = start(game, {}, seed)
  if (!result.ok) throw new Error('the game did not start')
  return result.state
}

function anyAnswer(state: State, rng: ReturnType<typeof createRng>): Answer {
  const [decision] = state.pending
  if (decision === undefined) throw new Error('nobody is asked')
  return { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) }
}

for (const [game, games] of [
  [ticTacToe, 50],
  [cards60, 10],
] as const) {
  test(`an answer writes nothing of the state it is given: ${game.id}`, () => {
    for (let seed = 0; seed < games; seed++) {
      const rng = createRng(seed)
      let state = begun(game, seed)
      while (state.outcome === null) {
        const before = JSON.stringify(state)
        const result = answer(frozen(state), anyAnswer(state, rng))
        expect(JSON.stringify(state)).toBe(before)
        if (!result.ok) throw new Error('refused')
        state = result.state
      }
    }
  })

  test(`an answer given twice to one state leads to the same place: ${game.id}`, () => {
    const rng = createRng('twice')
    let state = begun(game, 7)
    while (state.outcome === null) {
      const given = anyAnswer(state, rng)
      const [once, again] = [answer(state, given), answer(state, given)]
      if (!once.ok || !again.ok) throw new Error('refused')
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(once.state))
      state = once.state
    }
  })
}

test('a frozen state would notice being written', () => {
  const state = frozen(begun(cards60, 1))
  const [frame] = state.frames
  if (frame === undefined) throw new Error('nothing runs')
  expect(() => {
    frame.step = 99
  }).toThrow(TypeError)
  expect(() => (state.pages as unknown[]).push([])).toThrow(TypeError)
})
