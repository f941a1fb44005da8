import { hasty, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, test } from './test.ts'

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
  for (const name of ['turn', 'defend', 'pay', 'late', 'duel', 'roll', 'reaction'] as const) {
    await openPrepared(page, name)
    for (let n = 0; n < 3; n++) {
      expect(await isNarrow(), name).toBe(true)
      await expect(page.getByRole('region', { name: 'Décision' })).toBeInViewport({ ratio: 0.9 })
      await playOn(page, 1, n + 1)
    }
  }
})

test('the language is switched on every screen without losing the game', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  for (const name of ['pay', 'reaction'] as const) {
    await openPrepared(page, name)
    const address = page.url()
    const table = page.getByRole('region', { name: 'Table' })
    await settled(page)
    const english = await table.innerText()
    await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
    await page.getByRole('button', { name: 'Français' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Décision' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect.poll(() => table.innerText()).not.toBe(english)
    await page.getByRole('button', { name: 'Places, rythme et rediffusion' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
    await expect.poll(() => table.innerText()).toBe(english)
    expect(page.url()).toBe(address)
  }
  for (const address of [...addresses, '/decks', '/rules/', '/credits']) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.getByText(/^(Setting the table|One moment)…$/)).toHaveCount(0)
    const words = () => page.locator('main').innerText()
    const english = await words()
    // Names of games are the same in both languages.
    const isName = (one: string): boolean => /^(marvel champions|dice throne)$/i.test(one)
    const [line = ''] = english.split('\n').filter((one) => one.length > 12 && !isName(one))
    await page.getByRole('button', { name: 'Français' }).click()
    await expect.poll(words, address).not.toContain(line)
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(words, address).toContain(line)
  }
  expect(faults).toEqual([])
})
