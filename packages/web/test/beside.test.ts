import { expect, test } from 'vitest'
import { roomBeside } from '../src/page/settings/beside.ts'

test('larger letters leave less room beside a table, smaller ones no more than there is', () => {
  expect(roomBeside(1440, 900, 100)).toBe('rail')
  expect(roomBeside(1439, 900, 100)).toBe('slim')
  expect(roomBeside(1439, 900, 90)).toBe('slim')
  expect(roomBeside(1440, 900, 110)).toBe('slim')
  expect(roomBeside(1440, 900, 120)).toBe('none')
  expect(roomBeside(3840, 2160, 180)).toBe('rail')
})

test('a low window has nothing beside the table: the dock stands there', () => {
  expect(roomBeside(1600, 499, 100)).toBe('none')
})
