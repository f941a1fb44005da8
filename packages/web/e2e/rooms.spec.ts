import { expectAccessible } from './axe.ts'
import { comer, playTogether } from './comers.ts'
import { expect, type Page, test } from './test.ts'
import { timeServer } from './timeServer.ts'

async function closeSheet(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Close|Fermer)$/ })
    // While two bots play, a busy machine has hardly time for a click.
    .click({ timeout: 60_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Who holds the first seat, as the list of people tells it. */
async function firstSeat(page: Page): Promise<string> {
  await page.locator('[data-people]').click()
  const seat = await page.getByRole('dialog').locator('li > span').first().innerText()
  await closeSheet(page)
  return seat
}

/** A bot plays on for somebody: the game comes to its end by itself. */
async function letBotPlay(page: Page, button: RegExp): Promise<void> {
  await page.locator('[data-people]').click()
  await page.getByRole('dialog').getByRole('button', { name: button }).first().click()
  await closeSheet(page)
}

async function playedOut(ann: Page, ben: Page): Promise<void> {
  await playTogether([ann, ben], 4)
  await letBotPlay(ann, /^Let a bot play/)
  await letBotPlay(ben, /^Laisser un bot jouer/)
  for (const page of [ann, ben]) await expect(page.locator('[data-outcome]')).toBeVisible({ timeout: 60_000 })
}

test('two people of a room play, swap sides for a second game, and read the results, in English and in French', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  // Faster bots would send what happens faster than a busy machine draws it, which React takes for a loop.
  const server = await timeServer(40)
  const [ann, ben] = [await comer(browser, 'en', server.at), await comer(browser, 'fr', server.at)]
  await ann.page.goto('/rooms')
  await ann.page.getByLabel('Name of the room').fill('Thursday')
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.page.getByRole('button', { name: 'Make the room' }).click()
  await ann.page.getByRole('button', { name: 'Invite into the room' }).click()
  const room = ann.page.url()
  const link = await ann.page.getByLabel('Link into the room').inputValue()
  expect(new URL(link).hash).toMatch(/^#[\w-]{22}$/)
  await ben.page.goto(link)
  await expect(ben.page.getByRole('heading', { name: 'Ann vous invite dans un salon' })).toBeVisible()
  await ben.page.getByLabel('Votre nom').fill('Ben')
  await ben.page.getByRole('button', { name: 'Entrer' }).click()
  await expect(ben.page.getByText('Aucune table encore.')).toBeVisible()

  await ann.page.getByRole('link', { name: 'New table here: Dice Throne' }).click()
  await ann.page.getByLabel('Who plays').nth(0).selectOption('me')
  await ann.page.getByLabel('Who plays').nth(1).selectOption('person')
  await ann.page.getByRole('button', { name: 'Play online' }).click()
  await expect(ann.page.getByLabel('Where the table is found')).toContainText('room: Thursday')
  await ann.page.getByRole('button', { name: 'Create the table' }).click()
  await expect(ann.page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
  await ben.page.reload()
  await ben.page.getByRole('link', { name: /^Jouer / }).click()
  await ben.page.getByRole('button', { name: 'Rejoindre', exact: true }).click()
  await expect(ben.page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
  const before = await firstSeat(ann.page)
  expect(before).toMatch(/: Ann$/)
  await playedOut(ann.page, ben.page)

  await expectAccessible(ann.page, 'end of an online game')
  await ann.page.getByRole('button', { name: 'Swap sides' }).click()
  await expect(ben.page.getByText('Ann propose une autre partie, camps échangés.')).toBeVisible()
  // Who asked sees whom the other seat is kept for.
  await expect(ann.page.locator('[data-outcome]')).toHaveCount(0, { timeout: 20_000 })
  await ann.page.locator('[data-people]').click()
  const kept = ann.page.getByRole('dialog').locator('li > span').first()
  await expect(kept).toHaveText(before.replace('Ann', 'kept for Ben'))
  await closeSheet(ann.page)
  await ben.page.getByRole('button', { name: 'Y prendre place' }).click()
  for (const { page } of [ann, ben])
    await expect(page.locator('[data-people]')).toHaveAttribute('data-away', '0', { timeout: 20_000 })
  // A seat that nobody has taken yet has nobody who could be away.
  await expect.poll(() => firstSeat(ann.page), { timeout: 20_000 }).toBe(before.replace('Ann', 'Ben'))
  await playedOut(ann.page, ben.page)

  for (const { page } of [ann, ben]) await page.goto(room)
  await expect(ann.page.locator('[data-result="Ann"]')).toContainText(/[012] of 2/)
  await expect(ben.page.locator('[data-result="Ben"]')).toContainText(/[012] sur 2/)
  await expect(ben.page.getByText('2 parties terminées')).toBeVisible()
  await ben.page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(ann.page, 'a room')
  await expectAccessible(ben.page, 'a room on a phone')
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close(), server.end()])
})
