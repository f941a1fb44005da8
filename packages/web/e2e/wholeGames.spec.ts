import { expect, test } from '@playwright/test'
import { hasty, playNow, playOn, watchFaults } from './player.ts'

for (const game of ['Marvel Champions', 'Dice Throne']) {
  test(`${game} is played from the landing page to its end`, async ({ page }) => {
    const faults = watchFaults(page)
    await hasty(page)
    await playNow(page, game)
    expect(await playOn(page, 3000)).toBe(true)
    await expect(page.locator('[data-outcome] h1')).toBeFocused()
    expect(faults).toEqual([])
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  })
}

test('a game goes on after a reload where it was', async ({ page }) => {
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  await playOn(page, 8)
  // What is only selected is not part of the game.
  await page.keyboard.press('Escape')
  const dock = page.getByRole('region', { name: 'Decision' })
  await expect(dock).toBeVisible()
  const [question, table] = [
    await dock.locator('p').first().innerText(),
    await page.getByRole('region', { name: 'Table' }).innerText(),
  ]
  await page.reload()
  await expect(dock.locator('p').first()).toHaveText(question)
  expect(await page.getByRole('region', { name: 'Table' }).innerText()).toBe(table)
})

test('a second tab of the same game only watches', async ({ page, context }) => {
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  await expect(page).toHaveURL(/\/table\//)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('This game is open in another tab.', { exact: false })).toBeVisible()
  await expect(second.locator('[data-confirm]')).toHaveCount(0)
})
