import { preparedCommitment, preparedSave } from '../prepared/save.ts'
import { expectAccessible } from './axe.ts'
import { comer, createOnline } from './comers.ts'
import { expect, test } from './test.ts'

test('the page itself checks that chance was what a server had committed to', async ({ browser }) => {
  const { page, context, faults } = await comer(browser)
  await createOnline(page, 'dicethrone', 'Ann')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/fair?table=${id}`)
  await expect(page.getByText('This game is not over yet')).toBeVisible()
  await page.getByLabel('File of the finished game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(preparedSave('roll')),
  })
  await page.getByLabel('Commitment from the beginning').fill('0'.repeat(64))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('[data-fair="false"]')).toBeVisible()
  await page.getByLabel('Commitment from the beginning').fill(preparedCommitment('roll'))
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter')
  await expect(page.locator('[data-fair="true"]')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Expected')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'fair')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(faults).toEqual([])
  await context.close()
})
