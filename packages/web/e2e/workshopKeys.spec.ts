import type { Locator } from '@playwright/test'
import { hasty, watchFaults } from './player.ts'
import { expect, type Page, test } from './test.ts'
import { kept, newTile } from './workshopEditor.ts'

/** Goes on with Tab until something is in the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** Chooses in a list by its letters. */
async function say(page: Page, label: string, letters: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(letters)
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

test('with keys alone a tile is drawn, a mission is laid out on it, and it begins', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, { textTable: false })
  await page.goto('/workshop')
  await press(page, page.getByRole('button', { name: 'New tile' }))
  await page.locator('[data-faults="0"]').waitFor()
  await say(page, 'Kind', 'room')
  const fold = (name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
  await press(page, fold('Edges'))
  await say(page, 'Between 1.1 and 1.2', 'door')
  await expect(page.getByLabel('Between 1.1 and 1.2')).toHaveValue('door')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Between 1.1 and 1.2')).toHaveValue('open')
  await page.keyboard.press('Control+y')
  await expect(page.getByLabel('Between 1.1 and 1.2')).toHaveValue('door')
  await kept(page)
  await press(page, page.getByRole('link', { name: 'All works' }))
  await press(page, page.getByRole('button', { name: 'New mission' }))
  await say(page, 'Ground floor, row 1, place 1', 'T1')
  const zone = page.getByLabel('Zone', { exact: true })
  await expect(zone.locator('option')).toHaveCount(10)
  await say(page, 'Zone', 'T1 · place 5')
  await tabTo(page, page.getByLabel('Heroes start here'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Go to: Zone' }).first())
  await say(page, 'Zone', 'T1 · place 9')
  await say(page, 'Spawn Point', 'Initial')
  await tabTo(page, page.getByLabel('Exit', { exact: true }))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Add a goal' }))
  await say(page, 'Goal 1', 'leave')
  await expect(page.locator('[data-faults="0"]')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Play now' }))
  await expect(page.locator('[data-zone="T1:z9"]')).toBeVisible({ timeout: 30_000 })
  expect(faults).toEqual([])
})

test('a draft is there again after the page was left in the middle, and after it crashed', async ({
  page,
  context,
}) => {
  await hasty(page)
  await newTile(page)
  const address = page.url()
  await page
    .locator('summary')
    .filter({ hasText: /^Edges$/ })
    .click()
  await page.getByLabel('Between 1.1 and 1.2').selectOption('window')
  // Nobody waits until it says that it is kept.
  await page.reload()
  await page
    .locator('summary')
    .filter({ hasText: /^Edges$/ })
    .click()
  await expect(page.getByLabel('Between 1.1 and 1.2')).toHaveValue('window')
  await page.getByLabel('Between 1.2 and 1.3').selectOption('door')
  await kept(page)
  await page.goto('chrome://crash').catch(() => undefined)
  const again = await context.newPage()
  await again.goto(address)
  await again
    .locator('summary')
    .filter({ hasText: /^Edges$/ })
    .click()
  await expect(again.getByLabel('Between 1.2 and 1.3')).toHaveValue('door')
})
