import { createRng } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { Veil } from '../src/state.ts'
import { absent, imaginedVeil, lifted, moved, padding, seenVeil } from '../src/veil.ts'

const lists = [
  ['a1', 'a2'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3', 'c4'],
]
const veil: Veil = { pool: 7, lists, under: [0, 1] }

test('what is seen of a veil names every list and not which are there', () => {
  expect(seenVeil(veil)).toEqual(seenVeil({ ...veil, under: [1, 2] }))
})

test('a veiled pile seems as big as it can be', () => {
  expect(padding(veil)).toBe(2)
  expect(padding({ ...veil, under: [1, 2] })).toBe(0)
  expect(absent(veil)).toEqual(lists[2])
})

test('a card that shows lifts its own list only, and the last one lifts the veil', () => {
  const half = lifted([veil], 'b2')
  expect(half).toEqual([{ pool: 7, lists: [lists[0], lists[2]], under: [0] }])
  expect(lifted(half, 'a1')).toEqual([])
})

test('a card that is in none of the hidden lists lifts nothing', () => {
  const veils = [veil]
  expect(lifted(veils, 'x')).toBe(veils)
  expect(lifted(veils, 'c1')).toBe(veils)
})

test('a veil goes along when its pile is shuffled again', () => {
  expect(moved([veil], 7, 9)).toEqual([{ ...veil, pool: 9 }])
  expect(moved([veil], 8, 9)).toEqual([veil])
})

test('imagining picks any lists, but never so small ones that a hidden card would be missing', () => {
  const seen = seenVeil(veil)
  const picks = (least: number) =>
    new Set(
      Array.from({ length: 60 }, (_, n) => imaginedVeil(seen, 9, least, createRng(`veil/${n}`)).under.join()),
    )
  expect(picks(0)).toEqual(new Set(['0,1', '0,2', '1,2']))
  expect(picks(6)).toEqual(new Set(['0,2', '1,2']))
})
