import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentSite } from '../server/currentSite.ts'
import { addBuild, currentBuild, foldersOf, hasBuild, makeCurrent } from '../server/shelf.ts'
import { fileAt, type Site } from '../server/site.ts'

let shelf = ''
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'quadriga-shelf-'))
})
afterEach(() => rmSync(shelf, { recursive: true, force: true }))

const nameOf = (n: number): string => `${n}`.padStart(16, '0')
const words = (site: Site, path: string) => fileAt(site, path)?.body.toString()

/** A page and one script of its own, as a build would make them. */
const page =
  (n: number) =>
  (folder: string): Promise<boolean> => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), `page ${n}`)
    writeFileSync(join(folder, 'assets', `script-${n}.js`), `script ${n}`)
    return Promise.resolve(true)
  }

/** Builds and swaps; folders get times apart, for a disk may tell time coarsely. */
async function build(n: number): Promise<void> {
  await addBuild(shelf, nameOf(n), page(n))
  makeCurrent(shelf, nameOf(n))
  utimesSync(join(shelf, nameOf(n)), n, n)
}

test('a server gives the new build once it is swapped in, and the hashed files of the build before', async () => {
  await build(1)
  const site = currentSite(shelf)
  expect(words(site(), '/')).toBe('page 1')
  await addBuild(shelf, nameOf(2), page(2))
  expect(words(site(), '/')).toBe('page 1')
  makeCurrent(shelf, nameOf(2))
  expect(words(site(), '/table/x')).toBe('page 2')
  expect(words(site(), '/assets/script-2.js')).toBe('script 2')
  expect(words(site(), '/assets/script-1.js')).toBe('script 1')
})

test('a server that begins after the swap still has the hashed files of the build before', async () => {
  await build(1)
  await build(2)
  expect(words(currentSite(shelf)(), '/assets/script-1.js')).toBe('script 1')
})

test('a build that vanishes under its server is served on', async () => {
  await build(1)
  const site = currentSite(shelf)
  rmSync(join(shelf, nameOf(1)), { recursive: true })
  expect(words(site(), '/assets/script-1.js')).toBe('script 1')
  rmSync(shelf, { recursive: true })
  expect(words(site(), '/')).toBe('page 1')
})

test('a current build that cannot be read leaves the one before in place, until a good one comes', async () => {
  await build(1)
  const site = currentSite(shelf)
  mkdirSync(join(shelf, nameOf(2)))
  makeCurrent(shelf, nameOf(2))
  expect(words(site(), '/')).toBe('page 1')
  writeFileSync(join(shelf, 'current'), 'nonsense')
  expect(words(site(), '/')).toBe('page 1')
  await build(3)
  expect(words(site(), '/')).toBe('page 3')
})

test('a build that fails, or whose sources changed meanwhile, changes nothing and leaves nothing behind', async () => {
  await build(1)
  const before = readdirSync(shelf)
  const failing = addBuild(shelf, nameOf(2), async (folder) => {
    await page(2)(folder)
    throw new Error('no such import')
  })
  await expect(failing).rejects.toThrow('no such import')
  await addBuild(shelf, nameOf(2), async (folder) => !(await page(2)(folder)))
  expect(readdirSync(shelf)).toEqual(before)
  expect([currentBuild(shelf), hasBuild(shelf, nameOf(2))]).toEqual([nameOf(1), false])
})

test('the same build made twice at once is put there once, and a broken one is replaced', async () => {
  await Promise.all([1, 2, 3].map(() => addBuild(shelf, nameOf(1), page(1))))
  makeCurrent(shelf, nameOf(1))
  expect(readdirSync(shelf).toSorted()).toEqual([nameOf(1), 'current'])
  rmSync(join(shelf, nameOf(1), 'index.html'))
  await addBuild(shelf, nameOf(1), page(1))
  expect(words(currentSite(shelf)(), '/')).toBe('page 1')
})

test('the current build and two before it are kept, older ones and abandoned ones removed', async () => {
  mkdirSync(join(shelf, 'making-abandoned'))
  utimesSync(join(shelf, 'making-abandoned'), 1, 1)
  mkdirSync(join(shelf, 'making-now'))
  mkdirSync(join(shelf, 'by-hand'))
  for (const n of [1, 2, 3, 4, 5]) await build(n)
  expect(foldersOf(shelf)).toEqual([5, 4, 3].map((n) => join(shelf, nameOf(n))))
  expect(
    readdirSync(shelf)
      .filter((entry) => !entry.startsWith('0'))
      .toSorted(),
  ).toEqual(['by-hand', 'current', 'making-now'])
  // Back to an older one: it is current again without a build.
  makeCurrent(shelf, nameOf(3))
  expect(foldersOf(shelf)[0]).toBe(join(shelf, nameOf(3)))
  expect(existsSync(join(shelf, nameOf(5)))).toBe(true)
})
