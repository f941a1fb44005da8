import { readFile } from 'node:fs/promises'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'
import { hasty, playOn, watchFaults } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/** Takes a game along as a file. */
async function exported(page: Page, name: SituationName): Promise<string> {
  await openPrepared(page, name)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  await page.getByRole('button', { name: 'Save as a file' }).first().click()
  return (await download).path()
}

async function watch(page: Page, file: string | ReturnType<typeof fileOf>): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Watch a replay file').setInputFiles(file)
  await expect(page.locator('[data-replay]')).toBeVisible()
}

const step = (page: Page) => page.locator('output')

test('a replay is exported, imported, and scrubbed with the keys', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  const file = await exported(page, 'roll')
  await watch(page, file)
  const table = page.getByRole('region', { name: 'Table' })
  await expect(step(page)).toHaveText('Step 0')
  const first = await table.innerText()
  for (let n = 1; n <= 3; n++) {
    await page.keyboard.press('ArrowRight')
    await expect(step(page)).toHaveText(`Step ${n}`)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(step(page)).toHaveText('Step 2')
  await page.keyboard.press(']')
  await expect(step(page)).not.toHaveText('Step 2')
  const { answers } = JSON.parse(await readFile(file, 'utf8')) as { answers: unknown[] }
  await page.keyboard.press('End')
  await expect(step(page)).toHaveText(`Step ${answers.length}`)
  await page.keyboard.press('[')
  await expect(step(page)).not.toHaveText(`Step ${answers.length}`)
  await page.keyboard.press('Home')
  await expect(step(page)).toHaveText('Step 0')
  await expect.poll(() => table.innerText()).toBe(first)
  // Space plays it, and stops.
  await page.locator('main').focus()
  await page.keyboard.press(' ')
  await expect(step(page)).not.toHaveText('Step 0')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(step(page)).not.toHaveText(`Step ${answers.length}`)
  // A replay from a file is nobody's saved game, and is there after a reload.
  await page.reload()
  await expect(page.locator('[data-replay]')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1)
  expect(faults).toEqual([])
})

test('a replay has the room of its window, from a desk to a narrow phone', async ({ page }) => {
  await hasty(page, { textTable: false, language: 'fr' })
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles(fileOf(preparedSave('won')))
  await expect(page.locator('[data-replay]')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const table = page.getByRole('region', { name: 'Table', exact: true })
    const controls = page.getByRole('region', { name: 'Commandes de la rediffusion' })
    // In a low window the controls stand beside the board, or nothing of it would be left.
    const beside = height < 500 ? async () => (await controls.boundingBox())?.width ?? 0 : () => 0
    await expect
      .poll(async () => ((await table.boundingBox())?.width ?? 0) + (await beside()))
      .toBeGreaterThan(width - 2)
    expect((await table.boundingBox())?.height).toBeGreaterThan(0.35 * height)
    await expect(controls).toBeInViewport({ ratio: 0.98 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, wide]).toEqual([width, 0])
  }
})

test('nothing of a replay tells how long it is or how it ends, until somebody asks', async ({ page }) => {
  await hasty(page)
  const save = preparedSave('lost')
  await watch(page, fileOf(save))
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveText('Step 1')
  const { answers } = JSON.parse(save) as { answers: unknown[] }
  expect(await page.locator('main').innerText()).not.toMatch(/Defeat|Victory|ends here/)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the log' }).first().click()
  await expect(page.getByRole('log')).not.toContainText('Round 2')
  await page.getByLabel('Show length and result').check()
  await expect(step(page)).toHaveText(`Step 1 of ${answers.length}`)
  await page.getByRole('slider').fill(`${answers.length}`)
  await expect(page.getByText('The game ends here.')).toBeVisible()
})

test('a replay is seen through any eyes: each hand, all hands, none', async ({ page }) => {
  await hasty(page)
  await watch(page, fileOf(preparedSave('twoPeople')))
  const hands = page.locator('section[aria-label="Hand"]')
  const eyes = page.getByLabel('Through whose eyes')
  await expect(hands).toHaveCount(2)
  // The reader's own side comes first.
  await eyes.selectOption('0')
  await expect(hands.nth(1)).toContainText('hidden')
  const ofFirst = await hands.nth(0).innerText()
  expect(ofFirst).not.toContain('hidden')
  await eyes.selectOption('1')
  await expect(hands.nth(0)).not.toHaveText(ofFirst)
  await expect(hands.nth(0)).not.toContainText('hidden')
  await expect(hands.nth(1)).toContainText('hidden')
  await eyes.selectOption('all')
  await expect(hands.nth(1)).not.toContainText('hidden')
  await expect(hands.nth(0)).not.toContainText('hidden')
  await eyes.selectOption('-1')
  await expect(hands.nth(0)).toContainText('hidden')
  await expect(hands.nth(1)).toContainText('hidden')
})

test('from a moment of a replay one plays on against bots', async ({ page }) => {
  await hasty(page)
  await watch(page, fileOf(preparedSave('roll')))
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveText('Step 6')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByText('assisted', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  await playOn(page, 5)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1)
})

test('where dice were entered by hand, the replay and the end of the game say so', async ({ page }) => {
  await hasty(page)
  const marked = fileOf(JSON.stringify({ ...(JSON.parse(preparedSave('lost')) as object), hand: true }))
  await watch(page, marked)
  await expect(page.getByText('Chance by hand', { exact: true })).toBeVisible()
  await page.goto('/')
  await page.getByLabel('Open a game file').setInputFiles(marked)
  await expect(page.getByText('Chance by hand: some dice or cards were not drawn')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect(page.getByText('Chance by hand', { exact: true })).toBeVisible()
  await openPrepared(page, 'lost')
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expect(page.getByText(/^Chance by hand/)).toHaveCount(0)
})

test('a game is saved as a text to read, nested by cause', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'midway')
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).first().click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/^Marvel Champions: /)
  expect(text).toMatch(/\nRound 1 · Player phase/)
  expect(text).toMatch(/\n {4}\S/)
})

test('the end tells the cause and the course of the game, and offers it again', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await openPrepared(page, 'lost')
  await expect(page.getByRole('img', { name: /Hit points and threat over/ })).toBeVisible()
  await page.getByText('The same as a table').click()
  const table = page.getByRole('group', { name: 'The same as a table' })
  await expect(table.getByRole('columnheader', { name: 'Rhino' })).toBeVisible()
  await expect(page.getByRole('table').last()).toContainText('Damage taken')
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(step(page)).toHaveText('Step 0')
  await page.goBack()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('[data-asked]')).toBeVisible()
  expect(faults).toEqual([])
})

test('the log is filtered, its cards open, and a line shows its moment or takes everything after it back', async ({
  page,
}) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'midway')
  await page.getByRole('button', { name: 'Show the log' }).first().click()
  const log = page.getByRole('log')
  await page.getByRole('button', { name: 'Damage and threat' }).click()
  await expect(log).not.toContainText('draws')
  await page.getByRole('button', { name: 'Everything' }).click()
  // Beside the words: a name among them would open its card.
  await log
    .locator('[data-kind="event"]')
    .first()
    .click({ position: { x: 320, y: 10 } })
  await expect(page.getByText(/A past moment/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await log.press('End')
  await log.getByRole('button', { name: 'The Break-In!' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('The Break-In!')
  await page.keyboard.press('Escape')
  await log.focus()
  await page.keyboard.press('Home')
  // Only the lines in sight are in the page: the first of them is the first of the game once that has come into sight.
  await expect(log.getByRole('heading', { name: 'Set-up' })).toBeVisible()
  await log.getByRole('button', { name: 'Undo to here' }).first().click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText('assisted', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})
