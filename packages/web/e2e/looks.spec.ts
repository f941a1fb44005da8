import { faintTexts, overprints } from './measures.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const settings = { textTable: false }
const answers = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-game][data-at]').getAttribute('data-at'))

test('Enter does what the dock says after a card was touched to pay with the mouse, and presses a card that keys have reached', async ({
  page,
}) => {
  await hasty(page, settings)
  await openPrepared(page, 'turn')
  const hand = page.getByRole('region', { name: /^Hand/ })
  await hand.locator('[data-mark="able"] > button').first().click()
  await hand.locator('[data-mark="payable"] > button').first().click()
  await expect(hand.locator('[data-mark="pays"]')).toHaveCount(1)
  const before = await answers(page)
  // Reached with keys, the same card is taken back and put in again.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(hand.locator('[data-mark="pays"]')).toHaveCount(0)
  expect(await answers(page)).toBe(before)
  await hand.locator('[data-mark="payable"] > button').first().click()
  await page.keyboard.press('Enter')
  await expect.poll(() => answers(page)).toBeGreaterThan(before)
})

test('Enter does what the dock says also when a key was pressed after a button of a piece', async ({
  page,
}) => {
  await hasty(page, settings)
  await openPrepared(page, 'turn')
  await page.locator('[data-verb="changeForm"]').click()
  await expect.poll(() => answers(page)).toBe(2)
  await page.keyboard.press('e')
  // One card too many: it is discarded by its number.
  await expect(page.locator('[data-confirm]')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('[data-confirm]')).toBeEnabled()
  const before = await answers(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers(page)).toBeGreaterThan(before)
})

test('Enter does what the dock says after a number, wherever keys have walked before', async ({ page }) => {
  await hasty(page, settings)
  await openPrepared(page, 'turn')
  const reached = page.locator('[data-piece] > button:focus')
  await expect(async () => {
    await page.keyboard.press('F6')
    await expect(reached).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('2')
  await expect(page.locator('[data-confirm]')).toBeEnabled()
  const before = await answers(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers(page)).toBeGreaterThan(before)
})

test('what would become of a target can be read in both themes', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await hasty(page, { ...settings, theme })
    await openPrepared(page, 'fullest')
    await page.evaluate((shown) => document.documentElement.setAttribute('data-theme', shown), theme)
    await page
      .getByRole('region', { name: /^Allies/ })
      .locator('[data-mark="able"] > button')
      .first()
      .click()
    await expect(page.locator('[data-note]').first()).toBeVisible()
    expect(await faintTexts(page, '[data-note], [data-pays], [data-key]')).toEqual([])
  }
})

/** How far the end of the log lies below its window. */
const belowLog = (page: Page): Promise<number> =>
  page.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)

test('the log stands beside the table below its button, and on a phone between header and dock at its last line', async ({
  page,
}) => {
  await hasty(page, { ...settings, language: 'fr' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'late')
  const ask = page.getByRole('button', { name: 'Expliquer mon dernier tour' })
  await expect(ask).toBeVisible()
  const apart = async (): Promise<boolean> => {
    const [asked, log] = [await ask.boundingBox(), await page.getByRole('log').boundingBox()]
    return asked !== null && log !== null && asked.y + asked.height <= log.y + 1
  }
  expect(await apart()).toBe(true)
  await expect.poll(() => belowLog(page)).toBeLessThan(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('[data-dock][data-asked]')).toBeVisible()
  await page.keyboard.press('g')
  await expect.poll(() => belowLog(page)).toBeLessThan(2)
  expect(await apart()).toBe(true)
  await expect(page.locator('[data-dock]')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeInViewport({ ratio: 0.9 })
})

test('on a phone on its side the dock prints nothing over its sentence, and rules and log have the height of the board', async ({
  page,
}) => {
  await hasty(page, { ...settings, language: 'fr' })
  await page.setViewportSize({ width: 844, height: 390 })
  for (const name of ['roll', 'reaction', 'attacked'] as const) {
    await openPrepared(page, name)
    await expect(page.locator('[data-dock] button').first()).toBeVisible()
    expect([name, ...(await overprints(page, '[data-dock]'))]).toEqual([name])
  }
  await page.keyboard.press('Control+k')
  const rules = page
    .getByRole('dialog')
    .or(page.getByRole('complementary', { name: 'Règles' }))
    .first()
  await expect.poll(async () => (await rules.boundingBox())?.height).toBeGreaterThan(350)
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await expect.poll(() => belowLog(page)).toBeLessThan(2)
})

test('who discards nothing keeps all', async ({ page }) => {
  await hasty(page, settings)
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now: Marvel Champions/ }).click()
  const confirm = page.locator('[data-confirm]')
  await expect(confirm).toContainText('Keep all')
  await page.getByRole('region', { name: /^Hand/ }).locator('[data-mark="target"] > button').first().click()
  await expect(confirm).toContainText('Discard 1')
})
