import { expectAccessible } from './axe.ts'
import { comer, createOnline, english, french, invitation, joinBy, playTogether } from './comers.ts'
import { expect, test } from './test.ts'

test('who watches open hands on a phone follows who decides or looks from a seat, and players see who watches', async ({
  browser,
}) => {
  const [ann, ben, eve] = [await comer(browser), await comer(browser), await comer(browser, 'fr')]
  await createOnline(ann.page, 'dicethrone', 'Ann', 'open')
  const seat = await invitation(ann.page, /^Invite to (?!watch)/, /^Link for/)
  const watch = await invitation(ann.page, /^Invite to watch/, /^Link to watch/)
  // What is agreed is read before one joins.
  await ben.page.goto(seat)
  await expect(ben.page.getByText('They see all hands, yours as well, at once.')).toBeVisible()
  await joinBy(ben.page, seat, 'Ben', english)
  await eve.page.setViewportSize({ width: 390, height: 844 })
  await joinBy(eve.page, watch, 'Eve', french)
  await expect(eve.page.getByText('Vous regardez. Vous voyez toutes les mains.')).toBeVisible()
  await expect(ann.page.locator('[data-people]')).toHaveAttribute('data-watching', '1')
  await playTogether([ann.page, ben.page], 8)
  const from = eve.page.locator('[data-follow]')
  await expect(from).toHaveValue('')
  await from.selectOption('1')
  await expect(from).toHaveValue('1')
  await from.selectOption('0')
  await expect(from).toHaveValue('0')
  await expect(eve.page.locator('[data-asked]')).toHaveCount(0)
  await expectAccessible(eve.page, 'watching')
  const width = await eve.page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await ann.page.locator('[data-people]').click()
  await expect(ann.page.getByRole('dialog').getByText('Eve watches')).toBeVisible()
  await expectAccessible(ann.page, 'people', '[role=dialog]')
  await eve.context.close()
  await expect(ann.page.locator('[data-people]')).toHaveAttribute('data-watching', '0')
  expect([...ann.faults, ...ben.faults, ...eve.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close()])
})
