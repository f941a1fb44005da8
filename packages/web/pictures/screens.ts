// Takes a picture of every screen in dist-pictures/screens/: both languages, both themes, windows of all sizes, a zoomed
// page and large letters; says which of them scroll sideways. --only late,end --size phone,large --lang fr --theme light
// takes fewer, --dist another page.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../e2e/launchOptions.ts'
import { fileOf, openPrepared } from '../e2e/prepared.ts'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'
import { buildPage } from '../server/build.ts'
import { listen } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'

const out = join(import.meta.dirname, '../dist-pictures/screens')

interface Size {
  readonly width: number
  readonly height: number
  /** Percent. */
  readonly textSize?: number
}
const sizes: Readonly<Record<string, Size>> = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  side: { width: 844, height: 390 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  /** A window of 1440 × 900, zoomed to 200 %. */
  zoomed: { width: 720, height: 450 },
  huge: { width: 3840, height: 2160 },
  large: { width: 1440, height: 900, textSize: 180 },
}

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
const asText: Screen = async (page) => {
  await change(page, { textTable: true })
  await page.reload()
}

/** Something of the box, opened in the workshop. */
const workshop =
  (name: RegExp): Screen =>
  async (page) => {
    await page.goto('/workshop')
    await page.locator('details').first().waitFor()
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)))
    await page.getByRole('button', { name }).first().click()
    await page.locator('[data-work]').waitFor()
  }

/** The first words of a guided turn, by the place of its game on the first screen. */
const guided =
  (place: number): Screen =>
  async (page) => {
    await page.goto('/')
    await page
      .getByRole('button', { name: /^(Guided first turn|Premier tour guidé)/ })
      .nth(place)
      .click()
    await page.locator('[data-guide]').waitFor()
  }

const screens: Readonly<Record<string, Screen>> = {
  landing: at('/'),
  'setup-champions': at('/new/champions'),
  'setup-dicethrone': at('/new/dicethrone'),
  'setup-villainous': at('/new/villainous'),
  'setup-zombies': at('/new/zombies'),
  decks: at('/decks'),
  'deck-import': at('/decks/import'),
  deck: async (page) => {
    await page.goto('/decks')
    await page.getByRole('button', { name: /Spider-Man \/ Justice/ }).click()
  },
  'deck-compare': at('/decks/compare'),
  workshop: at('/workshop'),
  'workshop-tile': workshop(/^(Correct|Corriger) 17R/),
  'workshop-mission': workshop(/ MH2\b/),
  rules: at('/rules/'),
  rule: at('/rules/champions:guard'),
  'rule-card': at('/rules/champions/backflip'),
  settings: at('/settings'),
  credits: at('/credits'),
  puzzles: at('/puzzles'),
  puzzle: at('/puzzles/dicethrone/1'),
  'puzzle-win': at('/puzzles/champions/1'),
  shortcuts: async (page) => {
    await page.goto('/')
    await page.locator('main h1').first().waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  },
  resume: async (page) => {
    for (const name of ['late', 'duel', 'lost'] as const) await openPrepared(page, name)
    await page.goto('/')
  },
  'broken-file': async (page) => {
    await page.goto('/')
    await page.locator('input[type=file]').first().setInputFiles(fileOf('once upon a time'))
    await page.getByRole('alert').waitFor()
  },
  'no-table': at('/table/no-such-table'),
  'setup-teams': async (page) => {
    await page.goto('/new/dicethrone')
    await page
      .getByRole('radio', { name: /Two against two|Deux contre deux/ })
      .first()
      .check()
  },
  'guide-champions': guided(0),
  'guide-dicethrone': guided(1),
  'guide-villainous': guided(2),
  'guide-zombies': guided(3),
  rooms: at('/rooms'),
  tables: at('/tables'),
  account: at('/account'),
  fair: at('/fair'),
  nowhere: at('/nowhere'),
  turn: table('turn'),
  defend: table('defend'),
  pay: table('pay'),
  struck: table('struck'),
  fullest: table('fullest'),
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
  offence: table('offence'),
  attacked: table('attacked'),
  'turned-die': table('turnedDie'),
  'four-fighters': table('fourFighters'),
  'three-fighters': table('threeFighters'),
  reaction: table('reaction'),
  'two-people': table('twoPeople'),
  villains: table('villainActs'),
  'villains-move': table('villains'),
  'villains-crowd': table('villainCrowd'),
  'villains-fate': table('villainFate'),
  'villains-closing': table('villainClosing'),
  'villains-won': table('villainWon'),
  mission: table('mission'),
  wounds: table('wounds'),
  horde: table('horde'),
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
  readonly language: string
  readonly theme: string
}

function looks(): Look[] {
  return values.lang
    .split(',')
    .flatMap((language) => values.theme.split(',').map((theme) => ({ language, theme })))
}

/** Nothing moves any more, the letters are there, and the pictures have been drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1200)
}

const change = (page: Page, settings: object): Promise<void> =>
  page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, ...changed }))
  }, settings)

/** The window takes its size; letters of another size need the page anew. */
async function resize(page: Page, { width, height, textSize }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  if (textSize !== undefined) {
    await change(page, { textSize })
    await page.reload()
  }
  await settled(page)
}

/** One screen in every size, opened once. */
async function take(
  address: string,
  name: string,
  screen: Screen,
  { language, theme }: Look,
): Promise<number> {
  let wide = 0
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
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
      guided: ['champions', 'dicethrone', 'villainous', 'zombies'],
    }),
  )
  await screen(page)
  for (const [size, measures] of Object.entries(sizes)) {
    if (!values.size.split(',').includes(size)) continue
    await resize(page, measures)
    const file = `${name}-${size}-${language}-${theme}.png`
    await page.screenshot({ path: join(out, file) })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log(`${file}: ${over} px too wide`)
    wide += over > 0 ? 1 : 0
  }
  await context.close()
  return wide
}

const site = readSite(values.dist ?? (await buildPage(console.log)))
mkdirSync(out, { recursive: true })
const server = siteServer(() => site)
const port = await listen(server, [0])
const browser = await chromium.launch(launchOptions())
let wide = 0
for (const look of looks())
  for (const [name, screen] of Object.entries(screens))
    if (values.only === '' || values.only.split(',').includes(name))
      wide += await take(`http://localhost:${port}`, name, screen, look)
await browser.close()
server.closeAllConnections()
server.close()
console.log(`pictures of the screens are in ${out}`)
process.exitCode = wide === 0 ? 0 : 1
