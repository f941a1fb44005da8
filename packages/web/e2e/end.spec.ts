import { expectAccessible } from './axe.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/** The colour of the verdict, and that of what is good. */
const colours = (page: Page) =>
  page.locator('[data-outcome] h1').evaluate((title) => {
    const sample = document.createElement('i')
    sample.style.color = 'var(--ok)'
    title.append(sample)
    const both = [getComputedStyle(title).color, getComputedStyle(sample).color]
    sample.remove()
    return both
  })

test('a defeat is never printed in the green of a victory', async ({ page }) => {
  await hasty(page)
  for (const name of ['beaten', 'lost'] as const) {
    await openPrepared(page, name)
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'lost')
    await expect(page.locator('[data-outcome] h1')).toContainText('Defeat')
    const [title, green] = await colours(page)
    expect(title).not.toBe(green)
  }
})

test('who played both sides is told who won', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'won')
  await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'decided')
  await expect(page.locator('[data-outcome] h1')).toHaveText(/^\w+ won$/)
})

test('the end shows the course, what each did and the dice; its moments lead into the replay', async ({
  page,
}) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'beaten')
  for (const title of ['The course of the game', 'Moments that counted', 'The players', 'The dice'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page, 'the end of a duel')
  const moment = page.getByRole('region', { name: 'Moments that counted' }).getByRole('link').nth(1)
  const at = Number(new URL((await moment.getAttribute('href')) ?? '', page.url()).searchParams.get('at'))
  expect(at).toBeGreaterThan(0)
  await moment.click()
  await expect(page.locator(`[data-replay="${at}"]`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`at=${at}$`))
})
