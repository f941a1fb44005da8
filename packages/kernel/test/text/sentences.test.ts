import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { cards } from './cards.ts'

const golden = new URL('./sentences.golden.md', import.meta.url)

const page = (): string => {
  const said = (line: t.Phrase, language: t.Language) => t.plain(t.renderSentence(line, language))
  const rows = cards.map(([about, line]) => `| ${about} | ${said(line, 'en')} | ${said(line, 'fr')} |`)
  return [
    '# Sentences',
    '',
    'Made by `sentences.test.ts`; after a change, read both columns aloud, then run it with `GOLDEN=write`.',
    '',
    '| about | English | français |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

test('the sentences of the golden page read as they did when they were last read aloud', () => {
  const now = page()
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, now)
  expect(now).toBe(readFileSync(golden, 'utf8'))
})
