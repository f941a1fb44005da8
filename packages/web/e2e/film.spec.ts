import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const told = { textTable: false, film: 0.5, confirm: 'nothing' }

/** Lets the villain's attack through: what follows is told. */
async function letItHit(page: Page): Promise<void> {
  await hasty(page, told)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'struck')
  await page.getByRole('button', { name: /^Nobody defends/ }).click()
  await expect(page.locator('[data-film]')).toBeVisible()
}

const stage = '[data-film]'
const lines = (page: Page) => page.locator('[role="log"]').innerText()

test('what the villain does is told beat by beat: the parts first, then what they come to', async ({
  page,
}) => {
  await letItHit(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  // The boost card is turned before the damage is known, and hit points fall with it.
  await expect(page.locator(stage)).toContainText('attacks')
  await expect(page.locator(stage)).not.toContainText('takes')
  const before = (await lines(page)).split('takes').length
  for (let n = 0; n < 6; n++) {
    const shown = await page.locator(stage).innerText()
    if (shown.includes('takes')) break
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(stage)).not.toHaveText(shown, { useInnerText: true })
  }
  await expect(page.locator(stage)).toContainText(/takes \d damage/)
  await expect(page.locator(stage)).toContainText('=')
  expect((await lines(page)).split('takes').length).toBeGreaterThan(before)
})

test('a film can be stepped back, and left for the decision that waits', async ({ page }) => {
  await letItHit(page)
  await page.keyboard.press('Space')
  const first = await page.locator(stage).innerText()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(stage)).not.toHaveText(first, { useInnerText: true })
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator(stage)).toHaveText(first, { useInnerText: true })
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.locator(stage)).toHaveCount(0)
  await expect(page.locator('[data-asked]')).toHaveCount(1)
})

test('a film ends by itself, and who wants none gets none', async ({ page }) => {
  await hasty(page, { ...told, film: 2 })
  await openPrepared(page, 'struck')
  await page.getByRole('button', { name: /^Nobody defends/ }).click()
  await expect(page.locator(stage)).toBeVisible()
  await expect(page.locator(stage)).toHaveCount(0, { timeout: 15_000 })
  await expect(page.locator('[data-asked]')).toHaveCount(1)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, film: 0 }))
  })
  await openPrepared(page, 'struck')
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page.getByRole('button', { name: /^Nobody defends/ }).click()
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', before ?? '')
  await expect(page.locator(stage)).toHaveCount(0)
})

test('on a phone the film has its buttons in one row, and the faces of who comes next', async ({ page }) => {
  await hasty(page, told)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrepared(page, 'turn')
  await page.locator('[data-ends]').click()
  // No card is discarded.
  await page.locator('[data-confirm]').click()
  await expect(page.locator(stage)).toBeVisible()
  await page.keyboard.press('Space')
  const dock = page.locator('[data-dock]')
  const queue = dock.getByLabel(/^Then: /)
  for (let n = 0; n < 4 && (await queue.count()) === 0; n++) {
    const shown = await page.locator(stage).innerText()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(stage)).not.toHaveText(shown, { useInnerText: true })
  }
  await expect(queue).toBeInViewport({ ratio: 1 })
  const tops = await dock
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  expect((await dock.boundingBox())?.height).toBeLessThanOrEqual(110)
})
