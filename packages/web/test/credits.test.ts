import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconAuthors, iconNames } from '../src/page/credits/iconAuthors.ts'

const web = join(import.meta.dirname, '..')
const picture = /~icons\/game-icons\/([a-z0-9-]+)/g

/** The silhouettes that any file of the page imports. */
function used(): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web })
  const names = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(picture)].map(([, name = '']) => name),
  )
  return [...new Set(names)].toSorted()
}

test('the credits name the author of every silhouette in the page, and of no other', () => {
  expect(iconAuthors.flatMap(iconNames).toSorted()).toEqual(used())
})

test('the notice at the top of the repository says whose pictures and typefaces these are', () => {
  const notice = readFileSync(join(web, '../../NOTICE'), 'utf8')
  for (const { author } of iconAuthors) expect(notice).toContain(author)
  for (const font of [
    'Atkinson Hyperlegible Next',
    'Big Shoulders',
    'Cinzel',
    'Grenze Gotisch',
    'Saira Stencil One',
  ])
    expect(notice).toContain(font)
  expect(notice).toContain('CC BY 3.0')
})
