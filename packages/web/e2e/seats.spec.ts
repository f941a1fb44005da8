import { expect, type Page, test } from '@playwright/test'
import { hasty, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'

/** Sets a game up with these holders, seat by seat; names are people at this screen. */
async function setUp(
  page: Page,
  game: 'champions' | 'dicethrone',
  holders: readonly string[],
): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByText('Heroes, seats and options').click()
  if (game === 'champions') await page.getByLabel('Players').selectOption(`${holders.length}`)
  for (const [n, holder] of holders.entries()) {
    const isKind = ['me', 'greedy', 'random'].includes(holder)
    await page
      .getByLabel('Who plays')
      .nth(n)
      .selectOption(isKind ? holder : 'person')
    if (!isKind)
      await page
        .getByRole('textbox', { name: 'Name' })
        .nth(holders.slice(0, n).filter((one) => !['me', 'greedy', 'random'].includes(one)).length)
        .fill(holder)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('[data-confirm], [data-curtain], [data-bot-said]').first()).toBeVisible({
    timeout: 20_000,
  })
}

/** Everything a person, a screen reader or somebody curious could read in the page. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

for (const textTable of [true, false])
  test(`the hidden hand is nowhere in the page, behind the curtain or beside it (${textTable ? 'text' : 'board'})`, async ({
    page,
  }) => {
    await hasty(page, { textTable })
    await setUp(page, 'dicethrone', ['Ann', 'Ben'])
    const codes = () =>
      page.locator('section[aria-label^="Hand"] [data-face], section[aria-label^="Hand"] li').allInnerTexts()
    let curtains = 0
    let seen = new Set<string>()
    for (let n = 0; n < 60 && curtains < 3; n++) {
      if (await page.locator('[data-curtain]').isVisible()) {
        curtains++
        expect(await page.locator('main').innerText()).toMatch(/^Hand the screen to/)
        await expect(page.locator('[aria-label^="Hand"]')).toHaveCount(0)
        await expect(page.locator('[data-piece]')).toHaveCount(0)
        const html = await everything(page)
        for (const name of seen) expect(html).not.toContain(name)
        await page.locator('[data-curtain] button').click()
        await expect(page.locator('[data-curtain]')).toHaveCount(0)
      }
      seen = new Set(
        (await codes()).map((text) => text.split('\n')[0]?.trim() ?? '').filter((name) => name.length > 5),
      )
      await playOn(page, 1, n + 1, false)
    }
    expect(curtains).toBe(3)
  })

test('one person plays several hands, and turns to each with its key', async ({ page }) => {
  await hasty(page)
  await setUp(page, 'champions', ['me', 'me'])
  const seats = page.getByRole('group', { name: 'Seats' }).getByRole('button')
  await expect(seats).toHaveCount(2)
  await page.keyboard.press('Alt+2')
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Alt+1')
  await expect(seats.nth(0)).toHaveAttribute('aria-pressed', 'true')
})

test('a seat is given to a bot in the middle of the game, and taken back', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await setUp(page, 'dicethrone', ['me', 'me'])
  await playOn(page, 12)
  const sheet = page.getByRole('button', { name: 'Seats, pace and replay' })
  await sheet.click()
  await page
    .getByLabel(/^Who plays/)
    .nth(1)
    .selectOption('greedy')
  await page.keyboard.press('Escape')
  await playOn(page, 12)
  await sheet.click()
  await expect(page.getByLabel(/^Who plays/).nth(1)).toHaveValue('greedy')
  await page
    .getByLabel(/^Who plays/)
    .nth(1)
    .selectOption('me')
  await page.keyboard.press('Escape')
  await page.reload()
  await sheet.click()
  await expect(page.getByLabel(/^Who plays/).nth(1)).toHaveValue('me')
  expect(faults).toEqual([])
})

test('bots move one after the other and say why; Space skips them', async ({ page }) => {
  await hasty(page, { pace: 1400 })
  await setUp(page, 'dicethrone', ['greedy', 'greedy'])
  await expect(page.locator('[data-bot-said]')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/is thinking/)).toBeVisible()
  const screen = page.locator('[data-at]')
  const at = async (): Promise<number> => Number(await screen.getAttribute('data-at'))
  const before = await at()
  await page.locator('main').focus()
  await page.keyboard.press(' ')
  // At their pace it would be 14 moves in this time.
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(before + 20)
})

test('our own dice: what was thrown on the real table is entered, the impossible refused', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await page.goto('/new/dicethrone')
  await page.getByText('Heroes, seats and options').click()
  await page.getByLabel('Who plays').nth(1).selectOption('me')
  await page.getByLabel('Our own dice and cards').check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const entry = page.getByRole('group', { name: 'What came?' })
  await expect(entry).toContainText('draws a card')
  for (let n = 0; n < 40 && (await entry.isVisible()); n++) {
    const isDie = (await entry.getAttribute('data-chance')) === 'die'
    const so = await entry.innerText()
    if (isDie) await page.keyboard.press(`${1 + (n % 6)}`)
    else await entry.locator('button', { hasText: /\w/ }).nth(1).click()
    await expect.poll(async () => ((await entry.isVisible()) ? entry.innerText() : '')).not.toBe(so)
  }
  await expect(page).toHaveURL(/\/table\//)
  for (let n = 0; n < 30 && !(await entry.isVisible()); n++) await playOn(page, 1, n + 1)
  await expect(entry).toBeVisible()
  if ((await entry.getAttribute('data-chance')) === 'card') {
    await entry.getByLabel('Name of the card').fill('No such card')
    await entry.getByRole('button', { name: 'Enter' }).click()
    await expect(entry.getByRole('alert')).toContainText('There is no “No such card” in this game')
  }
  await entry.getByRole('button', { name: 'Let the table decide' }).click()
  await expect(
    entry.getByText('decided by the table').or(page.locator('[data-confirm]')).first(),
  ).toBeVisible()
  expect(faults).toEqual([])
})

test('undo goes back over everything to the very beginning, and says what it costs', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'defend')
  await page.getByRole('button', { name: 'Undo more' }).click()
  await expect(page.getByText('Barrier: something was revealed')).toBeVisible()
  await page.keyboard.press('Escape')
  const screen = page.locator('[data-at]')
  const undo = page.getByRole('button', { name: /^Undo( over the barrier)?$/ })
  for (let n = 0; n < 60 && (await undo.isEnabled()); n++) {
    const crosses = (await undo.innerText()).includes('barrier')
    const at = (await screen.getAttribute('data-at')) ?? ''
    await undo.click()
    if (crosses) await page.getByRole('button', { name: 'Go back' }).click()
    await expect(screen).not.toHaveAttribute('data-at', at)
  }
  await expect(screen).toHaveAttribute('data-at', '0')
  await expect(page.getByText('assisted', { exact: true })).toBeVisible()
})

test('a reaction is passed by itself when told so, in sight, and the order is taken back', async ({
  page,
}) => {
  await hasty(page, { passing: 'always' })
  await openPrepared(page, 'reaction')
  const screen = page.locator('[data-at]')
  const before = Number(await screen.getAttribute('data-at'))
  await expect(page.getByText('Standing orders')).toBeVisible()
  await page.getByRole('button', { name: 'Pass until…' }).click()
  await page.getByRole('menuitem', { name: 'the next round' }).click()
  const chip = page.getByText('Passing until the next round')
  await expect(chip).toBeVisible()
  await expect.poll(async () => Number(await screen.getAttribute('data-at'))).toBeGreaterThan(before)
  await page.getByRole('button', { name: /^Stop: Passing until/ }).click()
  await expect(chip).toHaveCount(0)
  // What was passed by itself is taken back, and is asked this time.
  await page.getByRole('button', { name: /^Undo( over the barrier)?$/ }).click()
  await page
    .getByRole('button', { name: 'Go back' })
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await expect(screen).toHaveAttribute('data-at', `${before}`)
  await page.waitForTimeout(1200)
  await expect(screen).toHaveAttribute('data-at', `${before}`)
})
