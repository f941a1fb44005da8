import { expect, type Page } from '@playwright/test'

/** Settings of a hasty player, in place before the page loads. */
export async function hasty(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = { language: 'en', pace: 0, warnEnd: false, textTable: true, ...more }
  await page.addInitScript((text) => {
    if (localStorage.getItem('quadriga.settings') === null) localStorage.setItem('quadriga.settings', text)
  }, JSON.stringify(settings))
}

/** No exception and no error in the console may pass unseen. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** What the page shows of the decision: enough to act on, read at once. */
type Seen = {
  readonly over: boolean
  readonly canConfirm: boolean
  readonly options: number
  readonly ends: number
  readonly curtain: boolean
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    over: document.querySelector('[data-outcome]') !== null,
    canConfirm: document.querySelector('[data-confirm]:not(:disabled)') !== null,
    options: document.querySelectorAll('[data-option][aria-pressed]').length,
    ends: document.querySelectorAll('[data-ends]').length,
    curtain: document.querySelector('[data-curtain]') !== null,
  }))

/** Answers by clicking in the dock, until the game is over or so many clicks were made. The same numbers give the same clicks. A curtain is lifted unless somebody wants to see it. */
export async function playOn(page: Page, most: number, seed = 7, lifts = true): Promise<boolean> {
  let state = seed
  const below = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
  for (let n = 0; n < most; n++) {
    const seen = await look(page)
    if (seen.over) return true
    if (seen.curtain && !lifts) return false
    if (seen.curtain) await press(page, '[data-curtain] button', 0)
    else if (seen.canConfirm && (seen.options === 0 || below(3) > 0))
      await press(page, '[data-confirm]:not(:disabled)', 0)
    else if (seen.ends > 0 && (seen.options === 0 || below(4) === 0)) await press(page, '[data-ends]', 0)
    else if (seen.options > 0) await press(page, '[data-option][aria-pressed]', below(seen.options))
    else await page.waitForTimeout(20)
  }
  return false
}

/** A click on something that may go away while a bot moves: then there is something else to do. */
async function press(page: Page, selector: string, index: number): Promise<void> {
  await page
    .locator(selector)
    .nth(index)
    .click({ timeout: 1000 })
    .catch(() => undefined)
}

/** Begins a game with one click on the landing page. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(game) }).click()
  await expect(page.locator('[data-confirm]')).toBeVisible({ timeout: 20_000 })
}
