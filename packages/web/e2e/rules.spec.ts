import { hasty } from './player.ts'
import { expect, test } from './test.ts'

test('a result that is clicked opens, on a wide screen and on a phone', async ({ page }) => {
  await hasty(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/rules/')
    await page.getByRole('searchbox').fill('sonné')
    await page.getByRole('button', { name: /^rule Stunned/ }).click()
    await expect(page).toHaveURL(/\/rules\/champions:stunned\?q=sonn/)
    await expect(page.getByRole('heading', { name: 'Stunned' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: /^rule Stunned/ })).toBeVisible()
  }
})

test('“exhaust” finds the rule Exhausted first; arrows walk and Enter opens', async ({ page }) => {
  await hasty(page)
  await page.goto('/rules/')
  await page.getByRole('searchbox').fill('exhaust')
  const found = page.getByRole('main').getByRole('listitem')
  await expect(found.first()).toContainText('Exhausted')
  // While one types, the best answer is there to read.
  await expect(page.getByRole('heading', { name: 'Exhausted' })).toBeVisible()
  await page.getByRole('searchbox').press('ArrowDown')
  await expect(found.first().getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found.nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rules\/champions:exhausted/)
})

test('the address holds the question and the answer', async ({ page }) => {
  await hasty(page)
  await page.goto('/rules/champions:guard?q=minion')
  await expect(page.getByRole('heading', { name: 'Guard' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('minion')
})

test('in the rules beside a screen Enter opens the best answer', async ({ page }) => {
  await hasty(page)
  await page.goto('/')
  await expect(page.locator('main h1')).toBeVisible()
  await page.keyboard.press('/')
  const sheet = page.getByRole('complementary', { name: 'Rules' })
  await sheet.getByRole('searchbox').fill('exhaust')
  await expect(sheet.getByRole('listitem').first()).toContainText('Exhausted')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { name: 'Exhausted' })).toBeVisible()
})

test('a rule that an address opens is seen in the list, and the page stays at its top', async ({ page }) => {
  await hasty(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/rules/champions:guard')
  const read = page.locator('[aria-current="true"]').first()
  await expect(read).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
