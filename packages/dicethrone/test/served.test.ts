import { served } from '@quadriga/dicethrone'
import { expect, test } from 'vitest'

const faces = ['sword', 'sword', 'helmet', 'life', 'life', 'star']

test('a requirement says which of its dice lie there already', () => {
  const pips = [1, 2, 3, 5, 5]
  expect(served(faces, pips, { sword: 3, life: 1 })).toEqual([true, true, false, true])
  expect(served(faces, pips, { star: 1 })).toEqual([false])
  expect(served(faces, pips, 'small-straight')).toEqual([true, true, true, false])
  expect(served(faces, [2, 3, 4, 5, 6], 'large-straight')).toEqual([true, true, true, true, true])
})

test('without dice nothing is served, and as many dice are asked for', () => {
  expect(served(faces, [], 'large-straight')).toEqual([false, false, false, false, false])
  expect(served(faces, [], { sword: 2, star: 1 })).toEqual([false, false, false])
})
