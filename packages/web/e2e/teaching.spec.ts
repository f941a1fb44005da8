import { hasty, playNow, playOn, watchFaults } from './player.ts'
import { expect, test } from './test.ts'

test('a hint tells what imagined replies came to, and a finished turn is explained and played again from there', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  // The mulligan, then the first turn is ended without doing anything.
  await playOn(page, 1)
  await page.locator('[data-hint]').press('Enter')
  await expect(page.getByText(/^In \d+ imagined repl/)).toBeVisible()
  await page.locator('[data-ends]').first().press('Enter')
  const log = page.getByRole('complementary', { name: 'Log' })
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Show the log' }).first().click()
  await log.getByRole('button', { name: 'Explain my last turn' }).press('Enter')
  await expect(log.getByText(/^In \d of \d choices? a bot would have done the same/)).toBeVisible()
  const before = page.url()
  await log.getByRole('button', { name: 'Play from there' }).first().press('Enter')
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(page.locator('[data-asked]')).toBeVisible()
  expect(faults).toEqual([])
})
