import { trySetups } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

test('a set-up from outside is refused with reasons or begins; it never breaks anything', () => {
  const { refused, problems } = trySetups(kit, 'malformed', 300)
  expect(problems).toEqual([])
  expect(refused).toBeGreaterThan(100)
})
