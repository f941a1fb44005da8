import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openPrepared } from '../e2e/prepared.ts'
import type { SituationName } from '../prepared/situations.ts'
import { type Budget, rounded } from './budget.ts'
import { freshPage } from './page.ts'

const LIMIT = 250

/** Moments that together bring every part of a game's table into the page. */
const visits: Readonly<Record<string, readonly SituationName[]>> = {
  'Marvel Champions': ['turn', 'defend', 'pay', 'late', 'lost'],
  'Dice Throne': ['roll', 'duel', 'won'],
  'Marvel Villainous': ['villains', 'villainActs', 'villainFate', 'villainWon'],
  'Marvel Zombies': ['mission', 'horde'],
}

/** Compressed scripts of the first load, and what each game adds when it is played: page and worker together. */
export async function scriptBudgets(browser: Browser, address: string, dist: string): Promise<Budget[]> {
  const first = await loaded(browser, address, async () => undefined)
  const found: Budget[] = [budget(dist, 'scripts.first', 'scripts of the first load', first)]
  for (const [game, names] of Object.entries(visits)) {
    const all = await loaded(browser, address, async (page) => {
      for (const name of names) {
        await openPrepared(page, name)
        await lookAround(page)
      }
    })
    const more = new Set([...all].filter((path) => !first.has(path)))
    const id = `scripts.${game.toLowerCase().replaceAll(' ', '-')}`
    found.push(budget(dist, id, `scripts that ${game} adds`, more))
  }
  return found
}

/** The largest files are what one would look at. */
const NAMED = 20

function budget(dist: string, id: string, what: string, paths: ReadonlySet<string>): Budget {
  const sizes = [...paths].map((path) => [nameOf(path), sizeOf(dist, path)] as const)
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, NAMED)
  const value = rounded(sizes.reduce((sum, [, size]) => sum + size, 0))
  const of = `${paths.size} files, gzip: ${largest.map(([name, size]) => `${name} ${rounded(size)}`).join(', ')}`
  return { id, what, unit: 'KB', value, most: LIMIT, of }
}

const hash = /-[\w-]{8}\.js$/
const nameOf = (path: string): string => path.replace('/assets/', '').replace(hash, '')

/** Asks for a hint where there is one: bots are part of a game. */
async function lookAround(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Hint' })
  if (await hint.isVisible()) await hint.click()
  await page.waitForLoadState('networkidle')
}

/** The scripts that are asked for from the landing page on. */
async function loaded(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const page = await freshPage(browser, address)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await visit(page)
  await page.context().close()
  return asked
}

/** Kilobytes that go over the wire. */
function sizeOf(dist: string, path: string): number {
  return gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000
}
