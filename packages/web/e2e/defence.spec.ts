import { cutAt, type Recording, recordings, saveOf } from '../turns/recordings.ts'
import { hasty } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

const fourHands = recordings.find(({ name }) => name === 'four-hands') as Recording

/** Rhino attacks three of four heroes, who are all in one person's hands. */
async function openAttacks(page: Page): Promise<void> {
  await hasty(page, { textTable: false })
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(JSON.stringify(cutAt(saveOf(fourHands), 45))))
  await page.locator('[data-defences]').waitFor()
}

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-at][data-game]').getAttribute('data-at'))

test('all defenders of one person are asked for on one sheet, and one answer serves every seat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAttacks(page)
  const sheet = page.locator('[data-defences]')
  await expect(sheet.locator('[data-attack]')).toHaveCount(3)
  // Each attack has an answer, and everybody defends once.
  const chosen = sheet.locator('[data-defender][aria-pressed="true"]')
  await expect(chosen).toHaveCount(3)
  // A third of the height at most, and never over the rail.
  const box = await page.locator('[data-dock] > div').first().boundingBox()
  const rail = await page.locator('[data-rail="wide"]').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(900 / 3)
  expect((box?.x ?? 0) + (box?.width ?? 1440)).toBeLessThanOrEqual((rail?.x ?? 0) + 1)

  // A press on the piece of any seat does what its line does: Luke Cage steps before Black Panther, and back.
  const luke = page.locator('[data-piece]').filter({ hasText: 'Luke Cage' }).locator('> button')
  const third = sheet.locator('[data-attack]').nth(2)
  await luke.click()
  await expect(third.getByRole('button', { name: /^Luke Cage/ })).toHaveAttribute('aria-pressed', 'true')
  await luke.click()
  await expect(third.getByRole('button', { name: /^Nobody defends/ })).toHaveAttribute('aria-pressed', 'true')

  // Where there is little room the answers come first: the first attack is answered without scrolling.
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(chosen.first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(chosen.first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })

  const first = sheet.locator('[data-attack]').first()
  await first.getByRole('button', { name: /^Nobody defends/ }).click()
  const begun = await at(page)
  await page.locator('[data-confirm]').click()
  // Four seats are asked about the first attack: the plan answers them all.
  await expect.poll(() => at(page)).toBeGreaterThan(begun + 3)
  await expect(sheet.and(page.locator(':not(:has([data-changed="true"]))'))).toHaveCount(0)
})

test('what was planned is asked again when it is taken back', async ({ page }) => {
  await openAttacks(page)
  const begun = await at(page)
  await page.keyboard.press('p')
  // The plan answers for all four seats.
  await expect.poll(() => at(page)).toBeGreaterThan(begun + 3)
  await settled(page)
  // Somebody was hit meanwhile: one is asked first, and then for the defender of the last seat.
  const hit = await at(page)
  await page.keyboard.press('u')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
  await expect.poll(() => at(page)).toBeLessThan(hit)
  await expect(page.locator('[data-defences]')).toBeVisible()
})

test('who defends is asked in words before the line for it has been fetched', async ({ page }) => {
  await hasty(page, { textTable: false })
  let fetch: () => void = () => undefined
  const held = new Promise<void>((done) => (fetch = done))
  await page.route(/DefenceLine-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await openPrepared(page, 'struck')
  const dock = page.locator('[data-dock]')
  await expect(dock).toContainText('Who defends against Rhino?')
  await expect(dock.locator('[data-confirm]')).toHaveCount(0)
  fetch()
  await expect(dock.locator('[data-confirm]')).toContainText('She-Hulk defends')
})
