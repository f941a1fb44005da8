// Takes a picture of every screen in dist-pictures/screens/: both languages, both themes, a desktop and a phone; says
// which of them scroll sideways. --only late,end --size phone --lang fr --theme light takes fewer, --dist another page.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../e2e/browser.ts'
import { fileOf, openPrepared } from '../e2e/prepared.ts'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'
import { buildPage } from '../server/build.ts'
import { listen } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'

const out = join(import.meta.dirname, '../dist-pictures/screens')
const sizes: Readonly<Record<string, readonly [number, number]>> = { desktop: [1440, 900], phone: [390, 844] }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: Object.keys(sizes).join() },
    lang: { type: 'string', default: 'en,fr' },
    theme: { type: 'string', default: 'dark,light' },
    dist: { type: 'string' },
  },
})

type Screen = (page: Page) => Promise<unknown>
const at =
  (address: string): Screen =>
  (page) =>
    page.goto(address)
const table =
  (name: SituationName, then?: Screen): Screen =>
  async (page) => {
    await openPrepared(page, name)
    await page.locator('[data-piece], [data-outcome], [data-curtain]').first().waitFor({ state: 'attached' })
    await then?.(page)
  }
const asText: Screen = (page) =>
  page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...settings, textTable: true }))
    location.reload()
  })

const screens: Readonly<Record<string, Screen>> = {
  landing: at('/'),
  'setup-champions': at('/new/champions'),
  'setup-dicethrone': at('/new/dicethrone'),
  'setup-villainous': at('/new/villainous'),
  decks: at('/decks'),
  'deck-import': at('/decks/import'),
  deck: async (page) => {
    await page.goto('/decks')
    await page.getByRole('button', { name: /Spider-Man \/ Justice/ }).click()
  },
  rules: at('/rules/'),
  rule: at('/rules/champions:guard'),
  'rule-card': at('/rules/champions/backflip'),
  settings: at('/settings'),
  credits: at('/credits'),
  nowhere: at('/nowhere'),
  turn: table('turn'),
  defend: table('defend'),
  pay: table('pay'),
  late: table('late'),
  'late-log': table('late', (page) => page.keyboard.press('g')),
  'late-rules': table('late', (page) => page.keyboard.press('Control+k')),
  'late-status': table('late', (page) => page.keyboard.press('s')),
  'late-inspect': table('late', async (page) => {
    await page.locator('[data-piece] button').last().focus()
    await page.keyboard.press(' ')
  }),
  roll: table('roll'),
  duel: table('duel'),
  villains: table('villainActs'),
  'villains-fate': table('villainFate'),
  'villains-closing': table('villainClosing'),
  'villains-won': table('villainWon'),
  'turn-text': table('turn', asText),
  'roll-text': table('roll', asText),
  lost: table('lost'),
  won: table('won'),
  replay: async (page) => {
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(fileOf(preparedSave('won')))
    await page.locator('[data-replay]').waitFor()
    await page.keyboard.press(']')
  },
}

interface Look {
  readonly size: string
  readonly language: string
  readonly theme: string
}

function looks(): Look[] {
  const [lengths, languages, themes] = [values.size, values.lang, values.theme].map((list) => list.split(','))
  return (lengths ?? []).flatMap((size) =>
    (languages ?? []).flatMap((language) => (themes ?? []).map((theme) => ({ size, language, theme }))),
  )
}

/** Nothing moves any more, the letters are there, and the pictures have been drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
}

async function take(address: string, look: Look): Promise<number> {
  const [width, height] = sizes[look.size] ?? [1440, 900]
  const { language, theme } = look
  let wide = 0
  const wanted = Object.entries(screens).filter(
    ([name]) => values.only === '' || values.only.split(',').includes(name),
  )
  for (const [name, screen] of wanted) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(
      (settings) => {
        if (localStorage.getItem('quadriga.settings') === null)
          localStorage.setItem('quadriga.settings', settings)
      },
      JSON.stringify({
        language,
        theme,
        reducedMotion: true,
        warnEnd: false,
        guided: ['champions', 'dicethrone', 'villainous'],
      }),
    )
    await screen(page)
    await settled(page)
    const file = `${name}-${look.size}-${language}-${theme}.png`
    await page.screenshot({ path: join(out, file) })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log(`${file}: ${over} px too wide`)
    wide += over > 0 ? 1 : 0
    await context.close()
  }
  return wide
}

const site = readSite(values.dist ?? (await buildPage(console.log)))
mkdirSync(out, { recursive: true })
const server = siteServer(() => site)
const port = await listen(server, [0])
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  chromiumSandbox: false,
  args: ['--disable-gpu'],
})
let wide = 0
for (const look of looks()) wide += await take(`http://localhost:${port}`, look)
await browser.close()
server.closeAllConnections()
server.close()
console.log(`pictures of the screens are in ${out}`)
process.exitCode = wide === 0 ? 0 : 1
