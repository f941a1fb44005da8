import type { Browser, BrowserContext } from '@playwright/test'
import { chance } from './chance.ts'
import { byDock, hasty, watchFaults } from './player.ts'
import { settled } from './seen.ts'
import { expect, fixChance, type Page } from './test.ts'

/** A person with a browser of their own. */
export async function comer(
  browser: Browser,
  language = 'en',
  at?: string,
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(at === undefined ? {} : { baseURL: at }),
  })
  await fixChance(context)
  const page = await context.newPage()
  const faults = watchFaults(page)
  await hasty(page, { language })
  return { context, page, faults }
}

/** Sets a game up whose second seat is for somebody else, and puts it on the server. */
export async function createOnline(
  page: Page,
  game: 'champions' | 'dicethrone',
  name: string,
  watchers: string | null = null,
): Promise<void> {
  await page.goto(`/new/${game}`)
  if (game === 'champions') await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByLabel('Who plays').nth(0).selectOption('me')
  await page.getByLabel('Who plays').nth(1).selectOption('person')
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill(name)
  if (watchers !== null) {
    await page.getByLabel('People may watch').check()
    await page.getByLabel('What they see').selectOption(watchers)
  }
  await page.getByRole('button', { name: 'Create the table' }).click()
  await expect(page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
}

/** The link that invites somebody. */
export async function invitation(page: Page, button: RegExp, label: RegExp): Promise<string> {
  await page.locator('[data-people]').click()
  await page.getByRole('button', { name: button }).first().click()
  const link = await page.getByLabel(label).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return link
}

export async function joinBy(
  page: Page,
  link: string,
  name: string,
  words: { name: string; join: string },
): Promise<void> {
  await page.goto(link)
  await page.getByLabel(words.name).fill(name)
  await page.getByRole('button', { name: words.join, exact: true }).click()
  await expect(page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
}

export const english = { name: 'Your name', join: 'Join' }
export const french = { name: 'Votre nom', join: 'Rejoindre' }

/** Whether somebody at a screen is asked, or to take it. What passes automatically is not asked. */
export async function isAsked(page: Page): Promise<boolean> {
  const isThere = await page.locator('[data-asked], [data-curtain]').first().isVisible()
  return isThere && (await page.locator('[data-passing]').count()) === 0
}

const isOver = (page: Page): Promise<boolean> => page.locator('[data-outcome]').isVisible()

/** Somebody who was asked a moment ago may have been answered for by the other's act: nobody waits long for them. */
export const patience = 2000

/** Whoever is asked presses something, one after the other; false when the game is over. */
export async function pressTogether(pages: readonly Page[], below: (n: number) => number): Promise<boolean> {
  const goesOn = async (page: Page): Promise<boolean> => (await isAsked(page)) || (await isOver(page))
  await expect.poll(async () => (await Promise.all(pages.map(goesOn))).includes(true)).toBe(true)
  if ((await Promise.all(pages.map(isOver))).includes(true)) return false
  for (const page of pages) {
    if (!(await isAsked(page))) continue
    const act = settled(page, '', patience).then((seen) => byDock(page, seen, below))
    // Whoever is quicker takes away what another meant.
    await act.catch(() => undefined)
  }
  return true
}

/** How many answers a page knows of. */
export const lengthOf = (page: Page): Promise<number> =>
  page.locator('[data-at]').first().getAttribute('data-at').then(Number)

const MOST_PRESSES = 400

/** Everybody goes on where they are asked until so many answers were given, or the game is over. */
export async function playTogether(pages: readonly Page[], answers: number): Promise<void> {
  const below = chance(5)
  const longest = async (): Promise<number> => Math.max(...(await Promise.all(pages.map(lengthOf))))
  const enough = (await longest()) + answers
  for (let n = 0; n < MOST_PRESSES; n++) {
    if ((await longest()) >= enough) return
    if (!(await pressTogether(pages, below))) return
  }
  throw new Error(`${MOST_PRESSES} presses did not give ${answers} answers`)
}
