import { expectAccessible } from './axe.ts'
import { byMouse } from './missionPlayer.ts'
import { hasty, watchFaults } from './player.ts'
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
  expect(faults).toEqual([])
})
