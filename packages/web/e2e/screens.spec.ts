import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hasty, playNow, playOn, watchFaults } from './player.ts'

const addresses = ['/', '/new/champions', '/new/dicethrone', '/settings', '/nowhere'] as const

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page }) => {
    await hasty(page, { theme })
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('main h1').first()).toBeVisible()
      for (const fold of await page.locator('main details').all())
        await fold.evaluate((one: HTMLDetailsElement) => (one.open = true))
      expect(await violations(page), address).toEqual([])
    }
    await playNow(page, 'Marvel Champions')
    await playOn(page, 12)
    await page.getByRole('button', { name: 'Show the log' }).click()
    expect(await violations(page), 'table').toEqual([])
  })
}

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

test('at 320 pixels nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await hasty(page, { language: 'fr' })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true)
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

test('everything works without a network after the first visit', async ({ page, context }) => {
  await hasty(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await playNow(page, 'Dice Throne')
  await playOn(page, 20)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('broken settings and unknown games get a clear word', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quadriga.settings', '{"theme": 7'))
  await page.goto('/settings')
  await expect(page.getByRole('alert')).toContainText('could not be read')
  await page.goto('/table/no-such-table')
  await expect(page.getByText('There is no such game here.')).toBeVisible()
})
