import type { Browser, BrowserContext } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chance } from './chance.ts'
import { byDock, hasty, watchFaults } from './player.ts'
import { settled } from './seen.ts'
import { expect, fixChance, type Page, test } from './test.ts'
import { type TimeServer, timeServer } from './timeServer.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Comer {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[]
}

async function comer(browser: Browser, at: string, language: string, isPhone = false): Promise<Comer> {
  const context = await browser.newContext({
    baseURL: at,
    serviceWorkers: 'block',
    ...(isPhone ? { viewport: { width: 390, height: 844 } } : {}),
  })
  await fixChance(context)
  const page = await context.newPage()
  const faults = watchFaults(page)
  await hasty(page, { language })
  return { context, page, faults }
}

/** A table of two at a pace of days, made through the page; the link for the second seat. */
async function createSlow(page: Page): Promise<string> {
  await page.goto('/new/dicethrone')
  await page.getByLabel('Who plays').nth(0).selectOption('me')
  await page.getByLabel('Who plays').nth(1).selectOption('person')
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Time to decide').selectOption('days')
  await expect(page.getByText('Everybody has 3 days, and 1 more each time it is their turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.locator('[data-people]').click()
  await page.getByRole('button', { name: /^Invite to/ }).click()
  const link = await page.getByLabel(/^Link for/).inputValue()
  // Who tries it on their own machine is told that nobody else can follow.
  await expect(page.locator('[data-here-only]')).toContainText('--host 0.0.0.0')
  await page.getByText('As a code for a phone').click()
  await expect(page.locator('[data-qr] path')).toHaveAttribute('d', /^M/)
  await expectAccessible(page, 'invitation with a code', '[role="dialog"]')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return link
}

const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-asked]').isVisible()) && (await page.locator('[data-passing]').count()) === 0

/** Somebody plays until the game waits for somebody else. */
async function playUntilDone(page: Page): Promise<void> {
  const below = chance(3)
  for (let n = 0; n < 60 && (await isAsked(page)); n++)
    await settled(page)
      .then((seen) => byDock(page, seen, below))
      .catch(() => undefined)
}

const lengthOf = (page: Page): Promise<number> =>
  page.locator('[data-at]').first().getAttribute('data-at').then(Number)

const listed = (page: Page) => page.locator('[data-my-tables] [data-table]')

let server: TimeServer
test.beforeAll(async () => {
  server = await timeServer()
})
test.afterAll(() => server.end())

test('a game over three days: the list tells whose move it is, who was away sees what happened, and time runs out', async ({
  browser,
}) => {
  const ann = await comer(browser, server.at, 'en')
  const ben = await comer(browser, server.at, 'fr', true)
  const link = await createSlow(ann.page)
  // No clock runs before everybody has come.
  await expect(ann.page.locator('[data-clock]')).toHaveCount(0)
  await ben.page.goto(link)
  await expect(
    ben.page.getByText('Chacun a 3 jours, et 1 de plus chaque fois que vient son tour.'),
  ).toBeVisible()
  await expectAccessible(ben.page, 'the contract on a phone')
  await ben.page.getByLabel('Votre nom').fill('Ben')
  await ben.page.getByRole('button', { name: 'Rejoindre', exact: true }).click()
  // Who never saw the table was not away from it.
  await expect(ben.page.locator('[data-people]')).toBeVisible()
  await expect(ann.page.locator('[data-clock]')).toContainText(/^(3 d 0 h|2 d 23 h)$/)
  await expect.poll(async () => (await isAsked(ann.page)) || (await isAsked(ben.page))).toBe(true)
  const [first, second] = (await isAsked(ann.page)) ? [ann, ben] : [ben, ann]

  // The first day: who is not asked goes away; the other plays on.
  await second.page.goto('/')
  await expect(listed(second.page)).toHaveAttribute('data-my-move', 'false')
  // A page that is left may keep its connection for a moment: until it is closed, its owner sees what happens.
  await expect(first.page.locator('[data-people]')).toHaveAttribute('data-away', '1')
  await playUntilDone(first.page)
  const played = await lengthOf(first.page)
  await server.pass(20 * HOUR)
  await second.page.reload()
  await expect(listed(second.page)).toHaveAttribute('data-my-move', 'true')
  await expect(listed(second.page)).toContainText(second === ben ? 'reste 2 j 3 h' : '2 d 3 h left')
  await expect(listed(second.page)).toContainText('Dice Throne')
  await expectAccessible(second.page, 'the list of tables', '[data-my-tables]')

  // The second day: they come back, are told that something happened, and play.
  await listed(second.page).getByRole('link').click()
  await expect(second.page.locator('[data-away-from]')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(second.page, 'what happened while away')
  await second.page
    .locator('[data-away-from]')
    .getByRole('button', { name: second === ben ? 'Fermer' : 'Close' })
    .click()
  await expect(second.page.locator('[data-away-from]')).toHaveCount(0)
  await playUntilDone(second.page)
  await expect.poll(() => lengthOf(first.page)).toBeGreaterThan(played)
  await server.pass(DAY)

  // The third day and one more: nobody plays, and a bot takes the seat until its owner is back.
  const late = (await isAsked(first.page)) ? first : second
  await server.pass(3 * DAY)
  await expect(late.page.locator('[data-bot-for-me]')).toBeVisible()
  await expectAccessible(late.page, 'a bot plays for me')
  await late.page.locator('[data-bot-for-me]').getByRole('button').click()
  await expect(late.page.locator('[data-bot-for-me]')).toHaveCount(0)
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close()])
})

test('a table is hidden, shown again and left from the list, by keyboard', async ({ browser }) => {
  const ann = await comer(browser, server.at, 'en')
  const { page } = ann
  await createSlow(page)
  await page.goto('/')
  await expect(listed(page)).toContainText('seats to take')
  await listed(page).getByRole('button', { name: /^Hide/ }).press('Enter')
  await expect(listed(page)).toBeHidden()
  await page.getByText('1 hidden table').press('Enter')
  await listed(page)
    .getByRole('button', { name: /^Show again/ })
    .press('Enter')
  await expect(page.getByText('1 hidden table')).toHaveCount(0)
  await listed(page)
    .getByRole('button', { name: /^Leave/ })
    .press('Enter')
  await listed(page)
    .getByRole('button', { name: /^Leave for good/ })
    .press('Enter')
  await expect(listed(page)).toHaveCount(0)
  expect(ann.faults).toEqual([])
  await ann.context.close()
})

test('vacation and quiet hours are set on the settings screen; who has no guest yet is told what it is for', async ({
  browser,
}) => {
  const ann = await comer(browser, server.at, 'en')
  const { page } = ann
  await page.goto('/settings')
  await expect(page.getByText('Once you have sat at an online table')).toBeVisible()
  await createSlow(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Go on vacation' }).click()
  await expect(page.getByText(/^On vacation until/)).toBeVisible()
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel(/^until/).selectOption('8')
  await expectAccessible(page, 'settings of online tables', '[aria-labelledby="online"]')
  await page.reload()
  await expect(page.getByLabel(/^until/)).toHaveValue('8')
  await page.getByRole('button', { name: 'I am back' }).click()
  await expect(page.getByRole('button', { name: 'Go on vacation' })).toBeVisible()
  expect(ann.faults).toEqual([])
  await ann.context.close()
})

test('what is pushed is shown as a notice of its table, and a later one replaces it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.at, serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: server.at })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const registrationId = await registered
  const push = (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin: server.at, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag }) => [title, body, tag])
    })
  const table = 'a'.repeat(22)
  await push(JSON.stringify({ table, title: 'Your move · Dice Throne', body: 'Ann waits for you.' }))
  await expect.poll(shown).toEqual([['Your move · Dice Throne', 'Ann waits for you.', table]])
  await push(JSON.stringify({ table, title: 'Your move · Dice Throne', body: 'Ben waits for you.' }))
  await expect.poll(shown).toEqual([['Your move · Dice Throne', 'Ben waits for you.', table]])
  await context.close()
})
