import { expect, test } from '@playwright/test'
import { hasty, playNow, playOn, watchFaults } from './player.ts'

const addresses = ['/', '/new/champions', '/new/dicethrone', '/settings', '/nowhere'] as const

test('on a phone nothing scrolls sideways and the dock is always there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hasty(page, { language: 'fr' })
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(await isNarrow(), address).toBe(true)
  }
  for (const game of ['Marvel Champions', 'Dice Throne']) {
    await playNow(page, game)
    for (let n = 0; n < 6; n++) {
      await playOn(page, 6, n + 1)
      expect(await isNarrow(), game).toBe(true)
      await expect(page.getByRole('region', { name: 'Décision' })).toBeInViewport({ ratio: 0.9 })
    }
  }
})

test('the language is switched on every screen without losing the game', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  await playOn(page, 8)
  const table = page.url()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('region', { name: 'Décision' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  expect(page.url()).toBe(table)
  expect(faults).toEqual([])
})
