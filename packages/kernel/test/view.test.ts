import { type Seat, start, type State, view } from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

function begun(): State {
  const result = start(cards60, {}, 'views')
  if (!result.ok) throw new Error('the game did not start')
  return result.state
}

test('every seat and the public may look', () => {
  const state = begun()
  expect([0, 1, 'public' as const].map((viewer) => view(state, viewer).viewer)).toEqual([0, 1, -1])
})

test('a reader without a seat sees nothing, and is told which seats there are', () => {
  const state = begun()
  for (const viewer of [null, undefined, Number.NaN, '0', 'Public', 0.5, -1, 2, 32, 99, Infinity, [0]]) {
    expect(() => view(state, viewer as Seat)).toThrow(RangeError)
    expect(() => view(state, viewer as Seat)).toThrow('seats are 0 to 1')
  }
})
