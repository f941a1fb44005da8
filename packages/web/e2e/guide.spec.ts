import { expectAccessible } from './axe.ts'
import { hasty } from './player.ts'
import { expect, type Page, test } from './test.ts'

const bubble = (page: Page) => page.getByRole('region', { name: 'Guided turn' })

test('a guided first turn begins from the first screen: it points, goes on with the table, and can be left', async ({
  page,
}) => {
  await hasty(page, { guided: [], textTable: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Guided first turn: Marvel Champions' }).click()
  await expect(bubble(page)).toContainText('Rhino is the villain')
  await expect(page.locator('[data-guide-ring]')).toBeVisible()
  await expectAccessible(page, 'a guided turn', '[data-guide]')
  await bubble(page).getByRole('button', { name: 'Next' }).click()
  await expect(bubble(page)).toContainText('This is his scheme')
  await bubble(page).getByRole('button', { name: 'Next' }).click()
  await expect(bubble(page)).toContainText('Your first hand')
  // The table goes on, and the guide with it; a reload goes on where one was.
  await page.locator('[data-confirm]').click()
  await expect(bubble(page)).toContainText('You begin as Peter Parker')
  await page.reload()
  await expect(bubble(page)).toContainText('You begin as Peter Parker')
  await bubble(page).getByRole('button', { name: 'Skip the guide' }).click()
  await expect(bubble(page)).toHaveCount(0)
})

test('the first table of a game offers its guided turn once', async ({ page }) => {
  await hasty(page, { guided: ['champions'] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Dice Throne' }).click()
  await expect(bubble(page)).toContainText('First time at this table?')
  await bubble(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(bubble(page)).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Dice Throne' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  await expect(bubble(page)).toHaveCount(0)
})

test('the offer of a guided turn goes away when one begins without it', async ({ page }) => {
  await hasty(page, { guided: [], textTable: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Marvel Champions' }).click()
  await expect(bubble(page)).toContainText('First time at this table?')
  await page.locator('[data-confirm]').click()
  await expect(bubble(page)).toHaveCount(0)
})
