import { createRng } from '@quadriga/kernel'
import { clientMessage } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { mutant } from './messages/mutant.ts'
import { storm } from './messages/storm.ts'

// The short form of packages/server/test/messages/run.ts.

test('generated messages, half of them damaged, end connections and nothing else', async () => {
  const { faults, sent, damaged, ended } = await storm(300, 'test')
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(300)
  expect(damaged).toBeGreaterThan(100)
  expect(ended).toBeGreaterThan(50)
}, 600_000)

test('most damaged messages cannot be read, and none is read as something that throws', () => {
  const rng = createRng('mutants')
  const text = JSON.stringify({
    kind: 'answer',
    id: 'a-command-id',
    era: 0,
    decision: 3,
    seat: 1,
    picks: ['x'],
  })
  const isRead = (damaged: string): boolean => {
    try {
      return clientMessage.safeParse(JSON.parse(damaged)).success
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
  const read = Array.from({ length: 2000 }, () => mutant(text, rng)).filter(isRead)
  expect(read.length).toBeLessThan(500)
})
