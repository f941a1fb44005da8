import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hasty, playNow, watchFaults } from './player.ts'

/** What the drawn table offers at this moment. */
type Offered = {
  readonly over: boolean
  readonly canConfirm: boolean
  readonly legal: number
  readonly canRoll: boolean
  readonly options: number
  readonly ends: boolean
}

const look = (page: Page): Promise<Offered> =>
  page.evaluate(() => ({
    over: document.querySelector('[data-outcome]') !== null,
    canConfirm: document.querySelector('[data-confirm]:not(:disabled)') !== null,
    legal: document.querySelectorAll('[data-mark="legal"] > button').length,
    canRoll: document.querySelector('[data-roving][aria-keyshortcuts="r"]:not(:disabled)') !== null,
    options: document.querySelectorAll('[data-option][aria-pressed="false"]').length,
    ends: document.querySelector('[data-ends]') !== null,
  }))

/** The same numbers in the same order, so that a failure comes again. */
function chances(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

async function click(page: Page, selector: string, index = 0): Promise<void> {
  // Whatever a bot takes away meanwhile need not be clicked.
  await page
    .locator(selector)
    .nth(index)
    .click({ timeout: 1000 })
    .catch(() => undefined)
}

async function byMouse(page: Page, below: (n: number) => number): Promise<void> {
  const seen = await look(page)
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  else if (seen.canRoll && below(3) > 0) {
    await click(page, '[aria-pressed][aria-keyshortcuts="1"]')
    await click(page, '[data-roving][aria-keyshortcuts="r"]:not(:disabled)')
  } else if (seen.canConfirm) await click(page, '[data-confirm]:not(:disabled)')
  else if (seen.legal > 0 && below(4) > 0)
    await click(page, '[data-mark="legal"] > button', below(seen.legal))
  else if (seen.options > 0 && below(3) > 0)
    await click(page, '[data-option][aria-pressed="false"]', below(seen.options))
  else if (seen.ends) await click(page, '[data-ends]')
  else await page.waitForTimeout(20)
}

async function byKeys(page: Page, below: (n: number) => number): Promise<void> {
  const seen = await look(page)
  const { keyboard } = page
  if (seen.canRoll && below(4) > 0) {
    for (let die = 1; die <= 5; die++) if (below(2) === 0) await keyboard.press(`${die}`)
    await keyboard.press('r')
  } else if (seen.canRoll) await keyboard.press('6')
  else if (seen.canConfirm) await keyboard.press('c')
  else if (seen.legal + seen.options > 0 && below(3) > 0) await keyboard.press(`${1 + below(4)}`)
  else if (seen.ends) await keyboard.press('e')
  else await page.waitForTimeout(20)
  // A table that was pointed at too long is left.
  if (seen.canRoll && seen.canConfirm) await keyboard.press('c')
}

for (const [way, act] of [
  ['the mouse', byMouse],
  ['the keyboard alone', byKeys],
] as const) {
  test(`a duel is played on the drawn table with ${way}`, async ({ page }) => {
    const faults = watchFaults(page)
    await hasty(page, { textTable: false })
    await playNow(page, 'Dice Throne')
    await expect(page.locator('[data-piece]').first()).toBeVisible()
    const below = chances(7)
    for (let n = 0; n < 2500 && !(await look(page)).over; n++) await act(page, below)
    await expect(page.locator('[data-outcome]')).toBeVisible()
    expect(faults).toEqual([])
  })
}

test('dice are kept by 1 to 5 and thrown by R, and the number is said at once', async ({ page }) => {
  await hasty(page, { textTable: false })
  await playNow(page, 'Dice Throne')
  for (let n = 0; n < 200 && !(await look(page)).canRoll; n++) await click(page, '[data-ends]')
  const die = page.locator('[aria-keyshortcuts="2"][aria-pressed]').first()
  const before = await die.getAttribute('aria-label')
  await page.keyboard.press('2')
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('r')
  await expect(page.getByText('2/3').first()).toBeVisible()
  expect((await die.getAttribute('aria-label'))?.split(',').slice(0, 2)).toEqual(
    before?.split(',').slice(0, 2),
  )
})

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const

for (const theme of ['dark', 'light'] as const)
  test(`the ${theme} table has no sideways scroll and nothing that axe finds`, async ({ page }) => {
    await hasty(page, { textTable: false, theme })
    await playNow(page, 'Dice Throne')
    await expect(page.locator('[data-piece]').first()).toBeVisible()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      // The page takes its new size a moment after the window.
      const scroll = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement
          return { wide: scrollWidth > innerWidth, high: innerWidth >= 1024 && scrollHeight > innerHeight }
        })
      await expect.poll(scroll).toEqual({ wide: false, high: false })
      const foot = async () => {
        const box = await page.locator('[data-confirm]').boundingBox()
        return (box?.y ?? height) + (box?.height ?? height)
      }
      await expect.poll(foot).toBeLessThanOrEqual(height)
    }
    // A die in the air shows all its faces at once.
    await expect(page.locator('[data-tumbling="true"]')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`),
    ).toEqual([])
  })
