// Takes pictures of prepared tables of Marvel Champions, in .cache/pictures/, and says which of them scroll sideways:
// node pictures/tables.ts [--game solo,late] [--size desktop,phone] [--lang fr] [--theme light] [--look 7]
// The games come from situations.ts; --look shows a piece up close.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { launchOptions } from '../e2e/launchOptions.ts'

const out = join(import.meta.dirname, '../.cache/pictures')
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  desktop: [1440, 900],
  laptop: [1024, 768],
  tablet: [820, 1180],
  phone: [390, 844],
  narrow: [320, 640],
}
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'solo,defend,pay,duo,late' },
    size: { type: 'string', default: Object.keys(sizes).join() },
    lang: { type: 'string', default: 'en,fr' },
    theme: { type: 'string', default: 'dark,light' },
    look: { type: 'string', default: '' },
  },
})

interface Picture {
  readonly game: string
  readonly size: string
  readonly lang: string
  readonly theme: string
}

/** Every combination that was asked for. */
function pictures(): Picture[] {
  const lists = [values.game, values.size, values.lang, values.theme].map((list) => list.split(','))
  const all = lists.reduce<string[][]>(
    (sofar, list) => sofar.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  )
  return all.map(([game = '', size = '', lang = '', theme = '']) => ({ game, size, lang, theme }))
}

async function take(page: Page, address: string, { game, size, lang, theme }: Picture): Promise<void> {
  const [width, height] = sizes[size] ?? [1440, 900]
  await page.setViewportSize({ width, height })
  await page.goto(`${address}table.html?game=${game}&lang=${lang}&theme=${theme}`)
  await page.waitForSelector('[data-piece]', { state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  if (values.look !== '')
    await page.locator(`[data-piece="${values.look}"] > button >> visible=true`).first().press(' ')
  // Until the forecast has come and nothing moves any more.
  await page.waitForTimeout(900)
  const name = [game, size, lang, theme, values.look].filter((part) => part !== '').join('-')
  await page.screenshot({ path: join(out, `${name}.png`) })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(`${name}.png${wide > 0 ? `: ${wide} px too wide` : ''}`)
  if (wide > 0) process.exitCode = 1
}

mkdirSync(out, { recursive: true })
const server = await createServer({
  configFile: join(import.meta.dirname, 'tables.config.ts'),
  logLevel: 'warn',
})
await server.listen()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
page.on('pageerror', (error) => console.log('error', error.message))
const address = server.resolvedUrls?.local[0] ?? ''
for (const picture of pictures()) await take(page, address, picture)
await browser.close()
await server.close()
