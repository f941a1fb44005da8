import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Every element is tried against such a selector, and each of its siblings that comes or goes restyles it. */
const universal = /[+~]\s*\*|[\s>+~]:(first|last|only|nth)-/

test('no selector ends in a place among siblings without saying of what', () => {
  const found = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{};]/)
      .map((part) => part.trim())
      .filter((part) => !part.startsWith('@') && !part.includes('calc(') && universal.test(` ${part}`))
      .map((part) => `${file}: ${part}`),
  )
  expect(found).toEqual([])
})

test('such a selector would be found', () => {
  for (const selector of [
    '.body + *',
    '.row > :first-child',
    '.head > :last-child:not(.name)',
    ':nth-child(2)',
  ])
    expect([selector, universal.test(` ${selector}`)]).toEqual([selector, true])
  for (const selector of [
    '.phase + .phase::before',
    '.choice > span:nth-child(2)',
    ':root *::before',
    'li:first-child',
  ])
    expect([selector, universal.test(` ${selector}`)]).toEqual([selector, false])
})
