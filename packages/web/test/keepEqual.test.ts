import { expect, test } from 'vitest'
import { keepEqual } from '../src/page/table/keepEqual.ts'

const before = {
  pieces: [
    { id: 1, face: 'a' },
    { id: 2, face: 'b' },
  ],
  moment: { round: 1 },
  gone: 3,
}

test('what has not changed is the very same object as before', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before)
  const after = { ...structuredClone(before), moment: { round: 2 } }
  const kept = keepEqual(before, after)
  expect(kept).toEqual(after)
  expect(kept.pieces).toBe(before.pieces)
  expect(kept.moment).not.toBe(before.moment)
})

test('parts of a list are kept one by one, and a longer or shorter list is a new one', () => {
  const [first, second] = before.pieces
  const kept = keepEqual(before.pieces, structuredClone([first, { ...second, face: 'c' }, first]))
  expect(kept).toEqual([first, { id: 2, face: 'c' }, first])
  expect(kept[0]).toBe(first)
  expect(keepEqual(before.pieces, structuredClone([first]))).toEqual([first])
})

test('a field that came or went, or became undefined, makes another object', () => {
  const { gone: _, ...less } = structuredClone(before)
  expect(keepEqual(before, less)).toEqual(less)
  expect(keepEqual(less, structuredClone(before))).toEqual(before)
  expect(keepEqual({ a: 1 }, { b: undefined })).toStrictEqual({ b: undefined })
})

test('a list is never taken for an object, and a map is taken as it came', () => {
  expect(keepEqual({ 0: 'a' }, ['a'])).toStrictEqual(['a'])
  expect(keepEqual(['a'], { 0: 'a' })).toStrictEqual({ 0: 'a' })
  const map = new Map([[1, 2]])
  expect(keepEqual(new Map([[1, 2]]), map)).toBe(map)
})
