// Takes a picture of every screen in dist-pictures/screens/: both languages, both themes, windows of all sizes, a zoomed
// page and large letters; writes to faults.txt what a program can see of them, and says which scroll sideways.
// --only late,end --size phone,large --lang fr --theme light takes fewer.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/launchOptions.ts'
import { timeServer } from '../e2e/timeServer.ts'
import { buildPage } from '../server/build.ts'
import { faultsOn } from './faults.ts'
import { onlineScreens } from './onlineScreens.ts'
import { pageScreens } from './pageScreens.ts'
import { change, type Screen } from './screenKind.ts'
import { tableScreens } from './tableScreens.ts'

const out = join(import.meta.dirname, '../dist-pictures/screens')

interface Size {
  readonly width: number
  readonly height: number
  /** Percent. */
  readonly textSize?: number
  /** How high what fingers touch must be. */
  readonly touch?: number
}
const sizes: Readonly<Record<string, Size>> = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  side: { width: 844, height: 390, touch: 32 },
  phone: { width: 390, height: 844, touch: 44 },
  narrow: { width: 320, height: 640, touch: 44 },
  /** A window of 1440 × 900, zoomed to 200 %. */
  zoomed: { width: 720, height: 450 },
  huge: { width: 3840, height: 2160 },
  large: { width: 1440, height: 900, textSize: 180 },
}
const screens: Readonly<Record<string, Screen>> = { ...pageScreens, ...tableScreens, ...onlineScreens }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(screens).join() },
    size: { type: 'string', default: Object.keys(sizes).join() },
    lang: { type: 'string', default: 'en,fr' },
    theme: { type: 'string', default: 'dark,light' },
  },
})
const themes = values.theme.split(',')

/** Nothing moves any more, the letters are there, and the pictures have been drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(700)
}

/** The window takes its size; letters of another size need the page anew. */
async function resize(page: Page, { width, height, textSize }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  if (textSize !== undefined) {
    await change(page, { textSize })
    await page.reload()
    await page.waitForTimeout(1200)
  }
  await settled(page)
}

/** How many windows high a picture may be. */
const MOST_WINDOWS = 4

/** A table is pictured as its window shows it; what is read, down to its end. */
async function picture(page: Page, path: string, { width, height }: Size): Promise<void> {
  const whole = await page.evaluate(() =>
    document.querySelector('[data-dock], [role="dialog"], [data-curtain]') === null
      ? document.documentElement.scrollHeight
      : 0,
  )
  const high = Math.max(height, Math.min(whole, height * MOST_WINDOWS))
  await page.screenshot({ path, fullPage: high > height, clip: { x: 0, y: 0, width, height: high } })
}

let wide = 0

/** The page as it stands now, in each theme, and what is wrong with it. */
async function shoot(page: Page, name: string, language: string, measures: Size): Promise<void> {
  const faults = new Map<string, string[]>()
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' })
    // What changes its colour slowly has changed it.
    await page.waitForTimeout(400)
    await picture(page, join(out, `${name}-${language}-${theme}.png`), measures)
    for (const fault of await faultsOn(page, { language, touch: measures.touch ?? 0 }))
      faults.set(fault, [...(faults.get(fault) ?? []), theme])
  }
  for (const [fault, seen] of faults) {
    if (fault.endsWith('too wide')) {
      console.log(`${name}-${language}: ${fault}`)
      wide++
    }
    const only = seen.length === themes.length ? '' : ` (${seen.join()})`
    appendFileSync(join(out, 'faults.txt'), `${name}-${language}${only}: ${fault}\n`)
  }
}

/** One screen in every size, opened once for the mouse and once for fingers. */
async function take(address: string, name: string, screen: Screen, language: string): Promise<void> {
  for (const hasTouch of [false, true]) await takeSizes(address, name, screen, language, hasTouch)
}

async function takeSizes(
  address: string,
  name: string,
  screen: Screen,
  language: string,
  hasTouch: boolean,
): Promise<void> {
  const wished = values.size.split(',')
  const taken = Object.entries(sizes).filter(
    ([size, { touch }]) => wished.includes(size) && (touch !== undefined) === hasTouch,
  )
  if (taken.length === 0) return
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', hasTouch })
  const page = await context.newPage()
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('quadriga.settings') === null)
        localStorage.setItem('quadriga.settings', settings)
    },
    JSON.stringify({
      language,
      theme: 'system',
      reducedMotion: true,
      warnEnd: false,
      guided: ['champions', 'dicethrone', 'villainous', 'zombies'],
    }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await screen(page)
  for (const [size, measures] of taken) {
    await resize(page, measures)
    await shoot(page, `${name}-${size}`, language, measures)
  }
  await context.close()
}

await buildPage(console.log)
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'faults.txt'), '')
const server = await timeServer()
const browser = await chromium.launch(launchOptions())
let failed = 0
for (const name of values.only.split(','))
  for (const language of values.lang.split(','))
    try {
      const screen = screens[name]
      if (screen === undefined) throw new Error('there is no such screen')
      await take(server.at, name, screen, language)
    } catch (error) {
      console.log(`${name}-${language}: ${String(error).slice(0, 300)}`)
      failed++
    }
await browser.close()
await server.end()
console.log(`pictures of the screens are in ${out}`)
process.exitCode = wide + failed === 0 ? 0 : 1
