import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPage } from '../server/build.ts'
import { listen } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'
import { byBoard, hasty, playNow, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, fixChance, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** The first visit: once the worker is ready, everything lies in the browser. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('after the first visit everything works without a network', async ({ page, context }) => {
  const faults = watchFaults(page)
  await hasty(page, { textTable: false, reducedMotion: true })
  await firstVisit(page)
  await context.setOffline(true)
  for (const game of ['Marvel Champions', 'Dice Throne']) {
    await playNow(page, game)
    await expect(page.locator('[data-piece]:visible').first()).toBeVisible()
    await playOn(page, 3, 7, byBoard)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  }
  for (const [address, title] of [
    ['/decks', 'Decks'],
    ['/rules/champions:guard', 'Rules'],
    ['/settings', 'Settings'],
    ['/credits', 'Credits and licences'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.goto('/rules/')
  await page.getByRole('searchbox').fill('manigance')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Scheme')
  const fonts = await page.evaluate(async () => {
    await document.fonts.load('1em "Big Shoulders Variable"')
    await document.fonts.load('1em "Grenze Gotisch Variable"')
    return [...document.fonts].filter(({ status }) => status === 'error').length
  })
  expect(fonts).toBe(0)
  expect(faults).toEqual([])
})

test('a deck can be opened and a game resumed without a network', async ({ page, context }) => {
  await hasty(page)
  await firstVisit(page)
  await openPrepared(page, 'pay')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await page.goto('/decks')
  await page.getByRole('button', { name: 'Copy: Spider-Man / Justice' }).click()
  await expect(page).toHaveURL(/\/decks\/[^/]+$/)
  await expect(page.locator('main h1').first()).toBeVisible()
})

test('an address that is no text is answered without a network too', async ({ page, context }) => {
  await hasty(page)
  await firstVisit(page)
  await page.reload()
  await context.setOffline(true)
  await page.goto('/table/%E0%A4%A')
  await expect(page.getByRole('link', { name: 'Quadriga, home' })).toBeVisible()
  await expect(page.locator('main')).not.toBeEmpty()
})

test('a new version waits until the player says so', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-'))
  cpSync(builtPage(), folder, { recursive: true })
  let site = readSite(folder)
  const server = siteServer(() => site)
  const port = await listen(server, [0])
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'en-GB' })
  await fixChance(context)
  try {
    const page = await context.newPage()
    await hasty(page)
    await firstVisit(page)
    await page.reload()
    await playNow(page, 'Dice Throne')
    const table = page.url()
    // A build whose page differs: its worker is another one.
    const worker = join(folder, 'serviceWorker.js')
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// another build`)
    site = readSite(folder)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const notice = page.getByText('A new version is ready.')
    await expect(notice).toBeVisible()
    expect(page.url()).toBe(table)
    await expect(page.locator('[data-asked]')).toBeVisible()
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
    expect(page.url()).toBe(table)
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
})
