import { expect, test } from 'vitest'
import type { SeatModel } from '../src/model/table/snapshot.ts'
import { calledAt } from '../src/page/seats/publicAsk.ts'

const seats = ['Barbarian', 'Paladin'].map((name, seat) => ({ seat, name }) as SeatModel)

test('a curtain calls a person by the name they gave, and who gave none by their hero: nobody is me', () => {
  const called = (person: string, seat: number) =>
    calledAt({ curtain: { person, seat, aloud: false }, seats })
  expect(called('Ann', 1)).toBe('Ann')
  expect(called('me', 0)).toBe('Barbarian')
  expect(calledAt({ curtain: null, seats })).toBe('')
})
