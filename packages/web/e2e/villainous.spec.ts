import { byBoard, hasty, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, test } from './test.ts'

const settings = { textTable: false }

test('a game is played by mouse alone', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  await playOn(page, 120, 3, byBoard)
  expect(faults).toEqual([])
})
