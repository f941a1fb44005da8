import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openPrepared } from '../e2e/prepared.ts'
import type { SituationName } from '../prepared/situations.ts'
import { type Budget, rounded } from './budget.ts'
import { freshPage } from './page.ts'

/** Kilobytes at most: of the first load, of the table that all games share, of a game's own part, and of its bots. */
const limits = { first: 250, table: 100, game: 220, bots: 60 } as const

/** Moments that together bring every part of a game's table into the page. */
const visits: Readonly<Record<string, readonly SituationName[]>> = {
  'Marvel Champions': ['turn', 'defend', 'pay', 'late', 'lost'],
  'Dice Throne': ['roll', 'duel', 'won'],
  'Marvel Villainous': ['villains', 'villainActs', 'villainFate', 'villainWon'],
  'Marvel Zombies': ['mission', 'horde'],
}

/**
 * Compressed scripts, page and worker together: what the first load takes, what every game's table adds, and what each game
 * adds to that when it is played, its bots apart, with what bots of all games share.
 */
export async function scriptBudgets(browser: Browser, address: string, dist: string): Promise<Budget[]> {
  const first = (await loaded(browser, address, [])).all
  const games: [string, Loaded][] = []
  for (const [game, names] of Object.entries(visits))
    games.push([game, await loaded(browser, address, names)])
  const shared = games
    .map(([, { all, forHints }]) => all.difference(first).difference(forHints))
    .reduce((one, other) => one.intersection(other))
  const of = (game: string): string => game.toLowerCase().replaceAll(' ', '-')
  return [
    budget(dist, 'scripts.first', 'scripts of the first load', first, limits.first),
    budget(dist, 'scripts.table', 'scripts of the table of all games', shared, limits.table),
    ...games.flatMap(([game, { all, forHints }]) => {
      const bots = forHints.difference(first).difference(shared)
      const own = all.difference(first).difference(shared).difference(bots)
      return [
        budget(dist, `scripts.${of(game)}`, `scripts that ${game} adds`, own, limits.game),
        budget(dist, `scripts.bots.${of(game)}`, `scripts of the bots of ${game}`, bots, limits.bots),
      ]
    }),
  ]
}

/** The largest files are what one would look at. */
const NAMED = 20

function budget(dist: string, id: string, what: string, paths: ReadonlySet<string>, most: number): Budget {
  const sizes = [...paths].map((path) => [nameOf(path), sizeOf(dist, path)] as const)
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, NAMED)
  const value = rounded(sizes.reduce((sum, [, size]) => sum + size, 0))
  const of = `${paths.size} files, gzip: ${largest.map(([name, size]) => `${name} ${rounded(size)}`).join(', ')}`
  return { id, what, unit: 'KB', value, most, of }
}

const hash = /-[\w-]{8}\.js$/
const nameOf = (path: string): string => path.replace('/assets/', '').replace(hash, '')

/** Scripts by their paths, and those among them that came only when a hint was asked for. */
interface Loaded {
  readonly all: ReadonlySet<string>
  readonly forHints: ReadonlySet<string>
}

/** The scripts that are asked for from the landing page on, while moments are visited. */
async function loaded(browser: Browser, address: string, names: readonly SituationName[]): Promise<Loaded> {
  const page = await freshPage(browser, address)
  const [all, forHints] = [new Set<string>(), new Set<string>()]
  let isHinting = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.js') || all.has(pathname)) return
    all.add(pathname)
    if (isHinting) forHints.add(pathname)
  })
  await page.goto('/')
  await settled(all)
  for (const name of names) {
    await openPrepared(page, name)
    await page.waitForLoadState('networkidle')
    isHinting = true
    await askHint(page)
    isHinting = false
  }
  await page.context().close()
  return { all, forHints }
}

const PAUSE = 1000
const PAUSES = 3

/** Waits until nothing more is asked for: a worker asks for its scripts only once it has read its first one. */
async function settled(asked: ReadonlySet<string>): Promise<void> {
  for (let [before, still] = [-1, 0]; still < PAUSES; still = asked.size === before ? still + 1 : 0) {
    before = asked.size
    await setTimeout(PAUSE)
  }
}

/** Asks for a hint where there is one: bots are part of a game. */
async function askHint(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Hint' })
  if (await hint.isVisible()) await hint.click()
  await page.waitForLoadState('networkidle')
}

/** Kilobytes that go over the wire. */
function sizeOf(dist: string, path: string): number {
  return gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000
}
