import { expect, test } from 'vitest'
import { onGrid } from '../iconPath.ts'

test('a path is drawn on whole numbers', () => {
  expect(onGrid('M408.256 119.46l-37.7 52.165 19.57 44.426z')).toBe('M408 119l-37 53l19 44z')
})

test('steps make up for what those before them were rounded by', () => {
  const path = onGrid(`m0 0${'l1.4 0'.repeat(100)}`)
  const steps = [...path.matchAll(/l(\d+)/g)].map(([, x]) => Number(x))
  expect(steps.reduce((sum, x) => sum + x, 0)).toBe(140)
})

test('after a path is closed, the next begins where that one did', () => {
  expect(onGrid('M10.4 10.4h5.3zm1.2 0h2')).toBe('M10 10h6zm2 0h2')
})

test('further pairs of a move are lines', () => {
  expect(onGrid('m1 1 2 2')).toBe('m1 1l2 2')
})

test('the flags of an arc may stand without spaces, and its radii never vanish', () => {
  expect(onGrid('M0 0a.02.02 0 01.04 10.3')).toBe('M0 0a0.1 0.1 0 0 1 0 10.3')
})

test('numbers without a space between them are read apart', () => {
  expect(onGrid('M1.5.5-3-.6')).toBe('M2 1L-3-1')
})
