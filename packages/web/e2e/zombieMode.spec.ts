import { recordedWin, savedWin } from '../prepared/recordedWin.ts'
import { expectAccessible } from './axe.ts'
import { byMouse } from './missionPlayer.ts'
import { hasty, watchFaults } from './player.ts'
import { fileOf } from './prepared.ts'
import { expect, test } from './test.ts'

test('a mission of Zombie Mode brings its own heroes to the set-up, and plays with Hunger', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await page.goto('/new/zombies')
  await expect(page.getByRole('radio', { name: /^Psylocke/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /MZ1/ }).check({ force: true })
  await expect(page.getByRole('radio', { name: /^Psylocke/ })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^Wolverine/ })).toHaveCount(0)
  await page.getByRole('button', { name: /Start|Begin/ }).click()
  await expect(page.locator('[data-map]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zombie Heroes' })).toBeVisible()
  // The first round has made everybody hungry once.
  await expect(page.getByRole('img', { name: '1 of 4 Hunger' })).toBeVisible()
  await expect(page.getByRole('img', { name: '5 of 5 Health' })).toBeVisible()
  await expect(page.locator('[data-option="powerUp"]')).toHaveCount(0)
  await byMouse(page, '11V:cor21')
  await expect(page.locator('[data-strip]')).toContainText('Go: 1')
  await expectAccessible(page, 'map of Zombie Mode')
  // A door that is meant is opened by a touch of its room, once.
  await byMouse(page, '14V:cerebro11')
  await page.locator('[data-strip] button', { hasText: 'Open' }).click()
  await byMouse(page, '14V:cerebro11')
  await expect(page.locator('[data-opening="d-cerebro"], [data-id="d-cerebro"]').first()).toBeVisible()
  await expect(page.locator('[data-at]').first()).toHaveAttribute('data-at', '1')
  await expect(page.locator('[data-dock]')).not.toContainText('not possible')
  expect(faults).toEqual([])
})

test('a citizen is devoured from the map, after its odds were shown', async ({ page }) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await page.goto('/')
  // Sabretooth has just come into the room where Trish Tilby is.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(savedWin(recordedWin('MZ3'), 2)))
  await expect(page.locator('[data-strip]')).toContainText('Trish Tilby')
  await page.locator('[data-strip] [data-piece]', { hasText: 'Trish Tilby' }).click()
  const builder = page.locator('[data-builder]')
  await expect(builder).toContainText('Who is devoured')
  await expect(builder).toContainText('Trish Tilby')
  await expect(builder).toContainText('at least one falls')
  await page.locator('[data-confirm]').click()
  await expect(page.getByRole('img', { name: '0 of 4 Hunger' })).toBeVisible()
  await expect(page.locator('[data-strip]')).not.toContainText('Trish Tilby')
  expect(faults).toEqual([])
})
