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

/** Everybody goes on where they are asked, so many times in all. Whoever is quicker takes away what another meant. */
export async function playTogether(pages: readonly Page[], acts: number): Promise<void> {
  const below = chance(5)
  for (let n = 0; n < acts; n++) {
    await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true)
    for (const page of pages) {
      if (!(await isAsked(page))) continue
      const act = settled(page).then((seen) => byDock(page, seen, below))
      await act.catch(() => undefined)
    }
  }
}
