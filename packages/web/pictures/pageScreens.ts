import { fileOf, openPrepared } from '../e2e/prepared.ts'
import { at, inTurn, type Screen } from './screenKind.ts'

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

const puzzle = (game: string): Screen =>
  inTurn(at(`/puzzles/${game}/1`), (page) => page.locator('[data-dock]').waitFor())

/** Screens beside the tables. */
export const pageScreens: Readonly<Record<string, Screen>> = {
  landing: at('/'),
  resume: async (page) => {
    for (const name of ['late', 'duel', 'lost', 'villainActs', 'horde'] as const)
      await openPrepared(page, name)
    await page.goto('/')
  },
  'broken-file': async (page) => {
    await page.goto('/')
    await page.locator('input[type=file]').first().setInputFiles(fileOf('once upon a time'))
    await page.getByRole('alert').waitFor()
  },
  'setup-champions': at('/new/champions'),
  'setup-dicethrone': at('/new/dicethrone'),
  'setup-villainous': at('/new/villainous'),
  'setup-zombies': at('/new/zombies'),
  'setup-zombie-mode': async (page) => {
    await page.goto('/new/zombies')
    await page.getByRole('radio', { name: /MZ1/ }).check({ force: true })
  },
  'setup-style': async (page) => {
    await page.goto('/new/dicethrone')
    await page
      .getByLabel(/^(Who plays|Qui joue)/)
      .nth(1)
      .selectOption('veteran')
    await page.getByRole('switch').first().check()
  },
  'setup-teams': async (page) => {
    await page.goto('/new/dicethrone')
    await page
      .getByRole('radio', { name: /Two against two|Deux contre deux/ })
      .first()
      .check()
  },
  decks: at('/decks'),
  deck: inTurn(at('/decks'), (page) => page.getByRole('button', { name: /Spider-Man \/ Justice/ }).click()),
  'deck-import': at('/decks/import'),
  'deck-compare': at('/decks/compare'),
  workshop: at('/workshop'),
  'workshop-tile': workshop(/^(Correct|Corriger) 17R/),
  'workshop-mission': workshop(/ MH2\b/),
  rules: at('/rules/'),
  'rules-search': at('/rules/?q=guard'),
  rule: at('/rules/champions:guard'),
  'rule-card': at('/rules/champions/backflip'),
  settings: at('/settings'),
  credits: at('/credits'),
  shortcuts: async (page) => {
    await page.goto('/')
    await page.locator('main h1').first().waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  },
  puzzles: at('/puzzles'),
  'puzzle-champions': puzzle('champions'),
  'puzzle-dicethrone': puzzle('dicethrone'),
  'puzzle-villainous': puzzle('villainous'),
  'guide-champions': guided(0),
  'guide-dicethrone': guided(1),
  'guide-villainous': guided(2),
  'guide-zombies': guided(3),
  'no-table': at('/table/no-such-table'),
  'no-deck': at('/decks/no-such-deck'),
  'no-replay': at('/replay/no-such-replay'),
  nowhere: at('/nowhere'),
  'own-dice': async (page) => {
    await page.goto('/new/dicethrone')
    await page
      .getByLabel(/^(Who plays|Qui joue)/)
      .nth(1)
      .selectOption('me')
    await page.getByLabel(/^(Our own dice and cards|Nos propres dés et cartes)/).check()
    await page.locator('[type=submit]').first().click()
    await page.locator('[data-chance]').waitFor()
  },
}
