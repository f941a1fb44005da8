import { expectAccessible } from './axe.ts'
import { comer, createOnline } from './comers.ts'
import { expect, test } from './test.ts'

test('a token is made, shown once and made void, on a phone and by the keyboard', async ({ browser }) => {
  const { page, context, faults } = await comer(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account')
  await expect(page.getByText('The server does not know this device yet.')).toBeVisible()
  await createOnline(page, 'dicethrone', 'Ann')
  await page.goto('/account')
  await expect(page.getByText('Here you are Ann.')).toBeVisible()
  await page.getByLabel('Name of the program').fill('Robot')
  await page.keyboard.press('Enter')
  const token = await page.locator('[data-made]').inputValue()
  expect(token).toMatch(/^quadriga_[\w-]{43}$/)
  const me = (): Promise<number> =>
    page.request
      .get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
      .then((answer) => answer.status())
  expect(await me()).toBe(200)
  await expectAccessible(page, 'account')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.reload()
  await expect(page.locator('[data-token="Robot"]')).toBeVisible()
  await expect(page.locator('[data-made]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Make Robot void' }).click()
  await expect(page.locator('[data-token="Robot"]')).toHaveCount(0)
  expect(await me()).toBe(401)
  expect(faults).toEqual([])
  await context.close()
})
