import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentSite } from '../server/currentSite.ts'
import { addBuild, currentBuild, foldersOf, hasBuild, makeCurrent } from '../server/buildStore.ts'
import { fileAt, type Site } from '../server/site.ts'

let store = ''
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'quadriga-store-'))
})
afterEach(() => rmSync(store, { recursive: true, force: true }))

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
  await addBuild(store, nameOf(n), page(n))
  makeCurrent(store, nameOf(n))
  utimesSync(join(store, nameOf(n)), n, n)
}

test('a server gives the new build once it is swapped in, and the hashed files of the build before', async () => {
  await build(1)
  const site = currentSite(store)
  expect(words(site(), '/')).toBe('page 1')
  await addBuild(store, nameOf(2), page(2))
  expect(words(site(), '/')).toBe('page 1')
  makeCurrent(store, nameOf(2))
  expect(words(site(), '/table/x')).toBe('page 2')
  expect(words(site(), '/assets/script-2.js')).toBe('script 2')
  expect(words(site(), '/assets/script-1.js')).toBe('script 1')
})

test('a server that begins after the swap still has the hashed files of the build before', async () => {
  await build(1)
  await build(2)
  expect(words(currentSite(store)(), '/assets/script-1.js')).toBe('script 1')
})

test('a build that vanishes under its server is served on', async () => {
  await build(1)
  const site = currentSite(store)
  rmSync(join(store, nameOf(1)), { recursive: true })
  expect(words(site(), '/assets/script-1.js')).toBe('script 1')
  rmSync(store, { recursive: true })
  expect(words(site(), '/')).toBe('page 1')
})

test('a current build that cannot be read leaves the one before in place, until a good one comes', async () => {
  await build(1)
  const site = currentSite(store)
  mkdirSync(join(store, nameOf(2)))
  makeCurrent(store, nameOf(2))
  expect(words(site(), '/')).toBe('page 1')
  writeFileSync(join(store, 'current'), 'nonsense')
  expect(words(site(), '/')).toBe('page 1')
  await build(3)
  expect(words(site(), '/')).toBe('page 3')
})

test('a build that fails, or whose sources changed meanwhile, changes nothing and leaves nothing behind', async () => {
  await build(1)
  const before = readdirSync(store)
  const failing = addBuild(store, nameOf(2), async (folder) => {
    await page(2)(folder)
    throw new Error('no such import')
  })
  await expect(failing).rejects.toThrow('no such import')
  await addBuild(store, nameOf(2), async (folder) => !(await page(2)(folder)))
  expect(readdirSync(store)).toEqual(before)
  expect([currentBuild(store), hasBuild(store, nameOf(2))]).toEqual([nameOf(1), false])
})

test('the same build made twice at once is put there once, and a broken one is replaced', async () => {
  await Promise.all([1, 2, 3].map(() => addBuild(store, nameOf(1), page(1))))
  makeCurrent(store, nameOf(1))
  expect(readdirSync(store).toSorted()).toEqual([nameOf(1), 'current'])
  rmSync(join(store, nameOf(1), 'index.html'))
  await addBuild(store, nameOf(1), page(1))
  expect(words(currentSite(store)(), '/')).toBe('page 1')
})

test('the current build and two before it are kept, older ones and abandoned ones removed', async () => {
  mkdirSync(join(store, 'making-abandoned'))
  utimesSync(join(store, 'making-abandoned'), 1, 1)
  mkdirSync(join(store, 'making-now'))
  mkdirSync(join(store, 'by-hand'))
  for (const n of [1, 2, 3, 4, 5]) await build(n)
  expect(foldersOf(store)).toEqual([5, 4, 3].map((n) => join(store, nameOf(n))))
  expect(
    readdirSync(store)
      .filter((entry) => !entry.startsWith('0'))
      .toSorted(),
  ).toEqual(['by-hand', 'current', 'making-now'])
  // Back to an older one: it is current again without a build.
  makeCurrent(store, nameOf(3))
  expect(foldersOf(store)[0]).toBe(join(store, nameOf(3)))
  expect(existsSync(join(store, nameOf(5)))).toBe(true)
})
