import { readFile } from 'node:fs/promises'
import { hasty, playNow } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, test } from './test.ts'

test('an undo takes back the last step, and a redo brings it again', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'turn')
  const table = page.getByRole('region', { name: 'Table' })
  await settled(page)
  const before = await table.innerText()
  await page
    .getByRole('button', { name: /hero form/i })
    .first()
    .click()
  await expect(table).toContainText('Spider-Man')
  const after = await table.innerText()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(table).not.toContainText('Spider-Man')
  await page.keyboard.press('Escape')
  await expect.poll(() => table.innerText()).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(table).toContainText('Spider-Man')
  await expect.poll(() => table.innerText()).toBe(after)
})

test('a new game has a seed of 128 bits that the page has drawn', async ({ page }) => {
  await hasty(page)
  await playNow(page, 'Dice Throne')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const { seed } = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { seed: string }
  // The first number of this test: in every run the same, or nobody could play it again.
  expect(seed).toBe('1'.padStart(32, '0'))
})

test('over the barrier one is asked, and the game is marked as assisted', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'late')
  await page.getByRole('button', { name: 'Undo more' }).click()
  await page.getByRole('menuitem').last().click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText('assisted', { exact: true })).toBeVisible()
})

test('a line of the log shows its moment', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'midway')
  await page.getByRole('button', { name: 'Show the log' }).first().click()
  await page.getByRole('log').focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'See this moment' }).first().click()
  await expect(page.getByText(/A past moment/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect(page.getByText(/A past moment/)).toHaveCount(0)
})

test('a game is exported, and its file is opened again', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'roll')
  await settled(page)
  const table = page.getByRole('region', { name: 'Table' })
  const before = await table.innerText()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  await page.goto('/')
  await page.getByLabel('Open a game file').setInputFiles(file)
  await expect(table).toBeVisible()
  await expect.poll(() => table.innerText()).toBe(before)
  await page.goto('/')
  await page
    .getByLabel('Open a game file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') })
  await expect(page.getByRole('alert')).toContainText('This file cannot be opened.')
})

test('the question over the barrier keeps the focus, and Escape gives it back', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'defend')
  await settled(page)
  const undo = page.getByRole('button', { name: 'Undo with what was revealed', exact: true })
  await undo.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Undo what was revealed?' })
  const [stay, back] = [
    question.getByRole('button', { name: 'Stay here' }),
    question.getByRole('button', { name: 'Go back' }),
  ]
  await expect(stay).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(stay).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(undo).toBeFocused()
})
