import { expect, type Page, test } from '@playwright/test'
import { hasty, playNow, playOn } from './player.ts'
import { openPrepared } from './prepared.ts'

/** A duel of two people at this screen. */
async function hotSeat(page: Page): Promise<void> {
  await page.goto('/new/dicethrone')
  await page.getByText('Heroes, seats and options').click()
  const holders = page.getByLabel('Who plays')
  await holders.nth(0).selectOption('person')
  await holders.nth(1).selectOption('person')
  await page.getByLabel('Name').nth(0).fill('Ann')
  await page.getByLabel('Name').nth(1).fill('Ben')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('[data-confirm], [data-curtain]').first()).toBeVisible({ timeout: 20_000 })
}

test('between two people a curtain falls, and the hidden hand is nowhere in the page', async ({ page }) => {
  await hasty(page)
  await hotSeat(page)
  let curtains = 0
  for (let n = 0; n < 60 && curtains < 2; n++) {
    // Read at one moment: the curtain goes as soon as somebody lifts it.
    const seen = await page.evaluate(() => ({
      curtain: document.querySelector('[data-curtain]') !== null,
      hands: document.querySelectorAll('section[aria-label="Hand"]').length,
      text: document.querySelector('main')?.innerText ?? '',
    }))
    if (seen.curtain) {
      expect(seen.hands).toBe(0)
      expect(seen.text).toMatch(/^Hand the screen to/)
      // Whoever has nothing to decide passes by a standing order, and the curtain goes with the question.
      const lift = page.locator('[data-curtain] button').click({ timeout: 2000 })
      const isLifted = await lift.then(
        () => true,
        () => false,
      )
      if (isLifted) curtains++
    }
    if (curtains < 2) await playOn(page, 1, n + 1)
  }
  expect(curtains).toBe(2)
  const hands = page.locator('section[aria-label="Hand"]')
  await expect(hands).toHaveCount(2)
  // One hand is read, the other only counted.
  const told = await hands.allInnerTexts()
  expect(told.filter((text) => /hidden card/.test(text))).toHaveLength(1)
})

test('an undo takes back the last step, and a redo brings it again', async ({ page }) => {
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  const table = page.getByRole('region', { name: 'Table' })
  await page.locator('[data-confirm]').click()
  await expect(page.locator('[data-ends]')).toBeVisible()
  const before = await table.innerText()
  await page
    .getByRole('button', { name: /hero form/i })
    .first()
    .click()
  await page.locator('[data-confirm]').click()
  await expect(table).toContainText('Spider-Man')
  const after = await table.innerText()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(table).not.toContainText('Spider-Man')
  await page.keyboard.press('Escape')
  expect(await table.innerText()).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(table).toContainText('Spider-Man')
  expect(await table.innerText()).toBe(after)
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
  await playNow(page, 'Marvel Champions')
  await playOn(page, 30)
  await page.getByRole('button', { name: 'Show the log' }).click()
  await page.getByRole('log').focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'See this moment' }).first().click()
  await expect(page.getByText(/A past moment/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect(page.getByText(/A past moment/)).toHaveCount(0)
})

test('a game is exported, and its file is opened again', async ({ page }) => {
  await hasty(page)
  await playNow(page, 'Dice Throne')
  await playOn(page, 40)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  await page.goto('/')
  await page.getByLabel('Open a game file').setInputFiles(file)
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible()
  await page.goto('/')
  await page
    .getByLabel('Open a game file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') })
  await expect(page.getByRole('alert')).toContainText('This file cannot be opened.')
})
