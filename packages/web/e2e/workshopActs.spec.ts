import { readFileSync } from 'node:fs'
import { expectAccessible } from './axe.ts'
import { hasty, watchFaults } from './player.ts'
import { fileOf } from './prepared.ts'
import { expect, type Page, test } from './test.ts'
import { buildMission, kept, newTile, openPart } from './workshopEditor.ts'

const sound = (page: Page) => expect(page.locator('[data-faults="0"]')).toBeVisible()

test('a tile is turned itself, taken back, copied, and saved as a picture', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await newTile(page)
  const between = page.getByLabel('Between 1.1 and 1.2')
  await openPart(page, 'Edges')
  await between.selectOption('door')
  await page.getByRole('button', { name: 'Turn the view' }).click()
  // The view alone changes nothing.
  await expect(between).toHaveValue('door')
  await page.getByRole('button', { name: 'Turn the tile itself like this' }).click()
  await expect(between).toHaveValue('open')
  await expect(page.getByLabel('Between 1.3 and 2.3')).toHaveValue('door')
  await expect(page.getByRole('button', { name: 'Turn the tile itself like this' })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(between).toHaveValue('door')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  const picture = readFileSync(await (await download).path())
  expect((await download).suggestedFilename()).toBe('T1.png')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // An empty sheet packs into far less.
  expect(picture.length).toBeGreaterThan(20_000)
  await kept(page)
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'Make a copy of Tile T1' }).click()
  await expect(page.getByRole('heading', { name: 'T2 · Tile T1 (copy)' })).toBeVisible()
  await openPart(page, 'Edges')
  await expect(between).toHaveValue('door')
  await sound(page)
  expect(faults).toEqual([])
})

test('a fault leads to the form that mends it, and a press on the map lays what was chosen', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page)
  await newTile(page)
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'New mission' }).click()
  await page.getByLabel('Ground floor, row 1, place 1').selectOption('T1')
  const press = async (what: string, zone: string): Promise<void> => {
    await page.getByLabel('What a press on the map does').selectOption({ label: what })
    await page.locator(`[data-map-zone="${zone}"]`).click()
  }
  await press('Heroes start here', 'T1:z5')
  await press('Spawn Point: Initial', 'T1:z1')
  await press('Objective: blue', 'T1:z3')
  await press('Exit', 'T1:z9')
  await expect(page.getByLabel('Exit', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('Goal 1').selectOption('leave')
  await openPart(page, 'Printed counts')
  await page.getByLabel('Exits', { exact: true }).fill('2')
  await page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Printed counts' }) })
    .locator('summary')
    .click()
  await page.getByRole('button', { name: 'Go to: Printed counts' }).click()
  await expect(page.getByRole('heading', { name: 'Printed counts' }).locator('..')).toBeFocused()
  await page.getByLabel('Exits', { exact: true }).fill('1')
  await sound(page)
  // A second press takes it away; letters typed into one field are taken back together.
  await press('Objective: blue', 'T1:z3')
  await expect(page.getByLabel('Objective', { exact: true })).toHaveValue('')
  await page.getByLabel('Name in English').press('End')
  await page.getByLabel('Name in English').pressSequentially(' of mine')
  await expect(page.getByRole('heading', { name: 'My mission of mine' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'My mission', exact: true })).toBeVisible()
  await page.getByLabel('Minutes').fill('')
  await page.getByLabel('Minutes').pressSequentially('30')
  await expect(page.getByLabel('Minutes')).toHaveValue('30')
  // Keys take back what a checkbox did as well.
  await openPart(page, 'Team and danger')
  await page
    .getByRole('group', { name: /^Made for these heroes/ })
    .getByLabel('Rogue')
    .check()
  await page.keyboard.press('Control+z')
  await expect(
    page.getByRole('group', { name: /^Made for these heroes/ }).getByLabel('Rogue'),
  ).not.toBeChecked()
  expect(faults).toEqual([])
})

test('what this workshop cannot draw is not lost: it can be carried away, and the rest goes on', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await newTile(page)
  await page.goto('/workshop')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('quadriga.workshop')
        opened.onerror = () => reject(new Error('not opened'))
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('works', 'readwrite')
          transaction.objectStore('works').put({
            id: '7',
            kind: 'tile',
            updated: 1,
            isUsed: false,
            file: { id: 'Hexes', rows: 'of six', shape: 'hexagon' },
          })
          transaction.oncomplete = () => {
            opened.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(page.locator('[data-work-card]')).toHaveCount(1)
  await expect(page.locator('[data-strays="1"]')).toBeVisible()
  await expectAccessible(page, 'the workshop with something strange')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Hexes as a file' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"shape": "hexagon"')
  await page.getByRole('button', { name: 'Delete Hexes' }).click()
  await expect(page.locator('[data-strays]')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a correction that does not fit does not spoil new games; a friend’s tile of the same name becomes another', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await page.goto('/workshop')
  await openPart(page, 'Tiles of the box')
  await page.getByRole('button', { name: /^Correct 17R/ }).click()
  await openPart(page, 'Borders')
  for (const part of [1, 2, 3]) await page.getByLabel(`north border, part ${part}`).selectOption('wall')
  await expect(page.locator('[data-neighbours]').first()).toBeVisible()
  await kept(page)
  await page.goto('/new/zombies')
  await expect(page.getByText(/as in the box: your correction still has faults/).first()).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now: Marvel Zombies/ }).click()
  await expect(page.locator('[data-zone]').first()).toBeVisible({ timeout: 30_000 })

  await buildMission(page)
  await openPart(page, 'Share')
  await page.getByRole('button', { name: 'Share code' }).click()
  const code = await page.locator('[data-code]').inputValue()
  await page.goto('/workshop')
  await page.getByRole('link', { name: 'Edit Tile T1' }).click()
  await page.getByLabel('Kind').selectOption('corridor')
  await kept(page)
  await page.goto('/workshop')
  await page.getByLabel('Share code, or the text of a file').fill(code)
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.locator('[data-taken="2"]')).toContainText('tile T1-2')
  await page.getByRole('link', { name: 'Edit Over the bridge' }).first().click()
  await expect(page.getByLabel('Ground floor, row 1, place 1')).toHaveValue('T1-2')
  await sound(page)
  expect(faults).toEqual([])
})

test('a file that is chosen is named when it is there', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  await page.goto('/workshop')
  await page.locator('[data-take-file]').setInputFiles(fileOf('{"kind": "quadriga.workshop", "version": 2}'))
  await expect(page.locator('[data-taken="0"]')).toContainText('atelier plus récent (version 2)')
})
