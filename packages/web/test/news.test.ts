import { expect, test } from 'vitest'
import { toldOf } from '../src/page/online/useNews.ts'
import type { Say } from '../src/page/words/i18n.ts'

const said: Say = (id, values) => `${id} ${values?.['n'] ?? ''}`.trim()
const known = (length: number, request: 'mine' | 'theirs' | null) => ({
  length,
  request: request === null ? null : { isMine: request === 'mine' },
})

test('everybody is told what was taken back by consent, and only who asked that nothing was', () => {
  for (const whose of ['mine', 'theirs'] as const)
    expect(toldOf(known(15, whose), known(9, null), said)).toBe('online.takenBack 6')
  expect(toldOf(known(15, 'mine'), known(15, null), said)).toBe('online.declined')
  // The game went on before everybody had answered.
  expect(toldOf(known(15, 'mine'), known(16, null), said)).toBe('online.declined')
  expect(toldOf(known(15, 'theirs'), known(15, null), said)).toBeNull()
})

test('a request that waits still is no news, nor is what somebody takes back on their own', () => {
  expect(toldOf(known(15, 'mine'), known(15, 'mine'), said)).toBeNull()
  expect(toldOf(known(15, null), known(14, null), said)).toBeNull()
})
