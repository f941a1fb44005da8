import { hasty, watchFaults } from './player.ts'
import { zoneAt } from './missionPlayer.ts'
import { expect, type Page, test } from './test.ts'
import { buildMission, kept, newTile, openPart, playIt, zone } from './workshopEditor.ts'

const sound = (page: Page) => expect(page.locator('[data-faults="0"]')).toBeVisible()

/** A tile that lies on the first floor. */
async function newUpperTile(page: Page): Promise<void> {
  await newTile(page)
  await openPart(page, 'What it is called')
  await page.getByLabel('Floor', { exact: true }).selectOption('first')
  await sound(page)
  await kept(page)
}

test('stairs of one’s own join two floors, in the checks and in a game', async ({ page }) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await newTile(page)
  await newUpperTile(page)
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'New mission' }).click()
  await page.getByLabel('Ground floor, row 1, place 1').selectOption('T1')
  await page.getByRole('button', { name: 'Add: First floor' }).click()
  await page.getByLabel('First floor, row 1, place 1').selectOption('T2')
  await zone(page, 'T1:z6')
  await page.getByLabel('Heroes start here').check()
  await zone(page, 'T1:z1')
  await page.getByLabel('Spawn Point', { exact: true }).selectOption('initial')
  await zone(page, 'T2:z4')
  await page.getByLabel('Exit', { exact: true }).check()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('Goal 1').selectOption('leave')
  // Nobody can get up there yet.
  await expect(page.locator('[data-faults="0"]')).toHaveCount(0)
  await openPart(page, 'Stairs')
  await page.getByRole('button', { name: 'Add stairs' }).click()
  const stairs = page.getByRole('group', { name: 'Stairs 1' })
  await stairs.getByLabel('From this Zone').selectOption('T1:z5')
  await stairs.getByLabel('To this Zone of another floor').selectOption('T2:z4')
  await sound(page)
  await kept(page)
  await playIt(page, ['T1:z5', 'T2:z4'])
  expect(faults).toEqual([])
})

test('printed counts are compared with the map, and cards left out stay left out', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await buildMission(page)
  await openPart(page, 'Printed counts')
  await page.getByLabel('Active Spawn Points', { exact: true }).fill('2')
  await expect(page.locator('[data-faults="1"]')).toBeVisible()
  await page.getByLabel('Active Spawn Points', { exact: true }).fill('1')
  await sound(page)
  await openPart(page, 'Cards')
  const left = page.getByRole('group', { name: 'Spawn cards left in the box' })
  await left.getByLabel('Walkers (001)', { exact: true }).check()
  await sound(page)
  await kept(page)
  await page.reload()
  await openPart(page, 'Cards')
  await expect(left.getByLabel('Walkers (001)', { exact: true })).toBeChecked()
  await openPart(page, 'Printed counts')
  await expect(page.getByLabel('Active Spawn Points', { exact: true })).toHaveValue('1')
  expect(faults).toEqual([])
})

test('a mission changes sides: cards, goals and heroes are those of Zombie Mode, and it is played with Hunger', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await buildMission(page)
  await page.getByLabel('Who plays it').selectOption('zombie')
  await expect(page.getByLabel('Goal 1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('Goal 1').selectOption('leave')
  await openPart(page, 'Cards')
  const left = page.getByRole('group', { name: 'Spawn cards left in the box' })
  await expect(left.getByLabel(/\(001\)$/)).toHaveCount(1)
  await sound(page)
  const team = page.getByRole('group', { name: 'Heroes', exact: true })
  await expect(team.getByLabel('Wolverine')).toHaveCount(0)
  await expect(team.getByLabel('Psylocke')).toHaveCount(1)
  await page.getByRole('button', { name: 'Play now' }).click()
  await zoneAt(page, 'T2:z4').waitFor()
  await expect(page.getByRole('region', { name: 'Zombie Heroes' })).toBeVisible()
  await expect(page.getByRole('img', { name: '1 of 4 Hunger' })).toBeVisible()
  expect(faults).toEqual([])
})
