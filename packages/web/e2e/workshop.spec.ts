import { readFileSync } from 'node:fs'
import { expectAccessible } from './axe.ts'
import { zoneAt } from './missionPlayer.ts'
import { hasty, watchFaults } from './player.ts'
import { fileOf } from './prepared.ts'
import { expect, fixChance, test } from './test.ts'
import { buildMission, kept, newTile, openPart, playIt } from './workshopEditor.ts'

test('one corrected wall of a tile of the box changes what a hero sees in new games, and only there', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  const sight = async (): Promise<string> => {
    await page.goto('/new/zombies')
    await page.getByRole('radio', { name: /MH1 · / }).check({ force: true })
    await page.getByRole('button', { name: 'Start' }).click()
    await zoneAt(page, '17R:st22').waitFor()
    return (await zoneAt(page, '17R:st21').getAttribute('aria-label')) ?? ''
  }
  expect(await sight()).toMatch(/sees it/)
  const old = page.url()

  await page.goto('/workshop')
  await openPart(page, 'Tiles of the box')
  await page.getByRole('button', { name: /Correct 17R/ }).click()
  // The drawing has the colours of the table.
  const street = page.locator('[data-tile] path[class*="street"]')
  expect(await street.evaluate((path) => getComputedStyle(path).fill)).not.toBe('rgb(0, 0, 0)')
  await page.getByLabel('What a press on an edge makes').selectOption('wall')
  await page.locator('[data-edge="2,1/2,2"]').click()
  await openPart(page, 'Edges')
  await expect(page.getByLabel('Between 3.2 and 3.3')).toHaveValue('wall')
  await expect(page.getByText('It fits its neighbours in all missions.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Between 3.2 and 3.3')).toHaveValue('open')
  await page.getByRole('button', { name: 'Redo' }).click()
  await kept(page)

  expect(await sight()).not.toMatch(/sees it/)
  // The game that began before keeps its tile.
  await page.goto(old)
  await zoneAt(page, '17R:st22').waitFor()
  expect(await zoneAt(page, '17R:st21').getAttribute('aria-label')).toMatch(/sees it/)
  expect(faults).toEqual([])
})

test('a mission of two tiles is built from nothing, played to its end, carried elsewhere and played again', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await buildMission(page)
  const address = page.url()
  await playIt(page, ['T2:z4'])

  // Where missions are chosen it has a picture like those of the box.
  await page.goto('/new/zombies')
  const own = page.locator('label').filter({ hasText: 'Over the bridge' })
  await expect(own.locator('svg').first()).toBeAttached()
  await expect(own).not.toContainText('?')

  await page.goto(address)
  await openPart(page, 'Share')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  await page.getByRole('button', { name: 'Share code' }).click()
  const code = await page.locator('[data-code]').inputValue()
  expect(code.startsWith('MZ1.')).toBe(true)

  const elsewhere = await browser.newContext()
  await fixChance(elsewhere)
  const other = await elsewhere.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await hasty(other, { textTable: false })
  await other.goto('/workshop')
  await other.locator('[data-take-file]').setInputFiles(fileOf(file))
  await expect(other.locator('[data-taken="3"]')).toBeVisible()
  await other.getByLabel('Share code, or the text of a file').fill(code)
  await other.getByRole('button', { name: 'Take it in' }).click()
  // The tiles are there already; the mission comes once more.
  await expect(other.locator('[data-work-card]')).toHaveCount(4)
  await other.getByRole('link', { name: 'Edit Over the bridge' }).first().click()
  await expect(other.locator('[data-faults="0"]')).toBeVisible()
  await playIt(other, ['T2:z4'])
  await elsewhere.close()
  expect(faults).toEqual([])
})

test('bots try a mission, and can be stopped', async ({ page }) => {
  await hasty(page)
  await buildMission(page)
  await page.getByLabel('Which bots').selectOption('random')
  await page.getByRole('button', { name: 'Let them play 50 games' }).click()
  await expect(page.locator('[data-run]')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Let them play 50 games' })).toBeVisible()
})

test('broken, hostile and future files are refused with the place, and a draft is not lost', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await newTile(page)
  await page.goto('/workshop')
  const file = page.locator('[data-take-file]')
  const refused = page.getByText('It was not taken in; nothing has changed.')
  const bad: [string, string][] = [
    ['{"kind": "quadriga.workshop", "version": 1, "tiles": [{', 'ends too soon'],
    ['{"kind": "quadriga.workshop",\n "tiles": nothing}', 'from line 2, character 11 on'],
    ['{"kind": "quadriga.workshop", "version": 9, "tiles": []}', 'made by a newer workshop (version 9)'],
    [
      '{"kind": "quadriga.workshop", "version": 1, "tiles": [{"id": "T1", "rows": 7}]}',
      'a list belongs here',
    ],
    ['{"kind": "quadriga.workshop", "version": 1, "missions": [{"__proto__": {"id": 1}}]}', 'missions[0]'],
    ['[1, 2, 3]', 'neither tiles nor missions'],
    [' '.repeat(10) + 'x'.repeat(1_200_000), 'far too large'],
    [
      `{"kind": "quadriga.workshop", "tiles": ${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
      'nests far deeper',
    ],
    ['MZ1.this-is-no-code', 'damaged or not complete'],
  ]
  for (const [text, says] of bad) {
    await file.setInputFiles(fileOf(text))
    await expect(page.locator('[data-taken="0"]')).toContainText(says)
    await expect(refused).toBeVisible()
  }
  await page.reload()
  await expect(page.locator('[data-work-card]')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('on a phone a tile is checked and corrected, and both editors are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hasty(page)
  await newTile(page)
  await page.locator('[data-edge="0,0/0,1"]').click()
  await openPart(page, 'Edges')
  await page.getByLabel('Between 1.2 and 1.3').selectOption('door')
  await page.getByLabel('Kind').selectOption('room')
  await expect(page.locator('[data-faults="0"]')).toBeVisible()
  await kept(page)
  // A crash loses nothing: what was drawn is there again.
  await page.reload()
  await openPart(page, 'Edges')
  await expect(page.getByLabel('Between 1.2 and 1.3')).toHaveValue('door')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'the tile editor')
  await buildMission(page)
  await expectAccessible(page, 'the mission editor')
  await page.goto('/workshop')
  await page.locator('[data-work-card]').first().waitFor()
  await expectAccessible(page, 'the workshop')
})
