import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { here } from './inProcess.ts'

test('a deck is tried by a bot, told in both languages, and goes on from its file', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'deck-')), 'tried.jsonl')
  const words = ['deck', 'spider-man-justice', '--games', '1', '--out', out]
  const first = await here(words)
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/won [01] of 1 game: /)
  expect(first.out).toMatch(/rounds on average/)
  const kept = readFileSync(out, 'utf8')
  const again = await here([...words, '--lang', 'fr'])
  expect(again.out).toMatch(/victoire en 1 partie/)
  // Nothing was played again.
  expect(readFileSync(out, 'utf8')).toBe(kept)
})

test('what is no deck, no scenario or no difficulty is refused in words', async () => {
  expect((await here(['deck', 'no-such'])).err).toMatch(/no ready-made deck or file “no-such”/)
  const wrong = await here(['deck', 'spider-man-justice', '--scenario', 'loki', '--games', '1'])
  expect(wrong.err).toMatch(/no scenario “loki”/)
  const hard = await here(['deck', 'spider-man-justice', '--difficulty', 'hard', '--games', '1'])
  expect(hard.err).toMatch(/standard or expert/)
})
