import { recordedWin, savedWin } from '../prepared/recordedWin.ts'
import { expectAccessible } from './axe.ts'
import { reach } from './keyWays.ts'
import { byFinger, byMouse, keyboard, mouse, playWin, playWinInWords, zoneAt } from './missionPlayer.ts'
import { hasty, watchFaults } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const win = recordedWin('MH0')
const map = '[data-map]'

/** The recorded game as it stood after so many answers, opened from the landing page. */
async function openWin(page: Page, upTo: number): Promise<void> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(savedWin(win, upTo)))
  await page.locator(map).waitFor()
}

/** The same from the landing page to the table with keys alone; only the window of the system is not ours. */
async function openWinByKeys(page: Page): Promise<void> {
  // Heard from the beginning: one that opens before anybody listens is lost.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await page.goto('/')
  await reach(page, 'input[type=file]')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(fileOf(savedWin(win, 0)))
  await page.locator('[data-at]').waitFor()
}

async function expectWon(page: Page): Promise<void> {
  await expect(page.locator('[data-outcome] h1')).toBeFocused()
  await expect(page.locator('[data-outcome]')).toContainText('accomplished')
}

/** Of the pointer, nothing may come to the page. */
async function watchPointer(page: Page): Promise<string[]> {
  const pressed: string[] = []
  await page.exposeFunction('pointerPressed', (what: string) => void pressed.push(what))
  await page.addInitScript(() => {
    const tell = (window as unknown as { pointerPressed: (what: string) => void }).pointerPressed
    addEventListener('pointerdown', ({ target }) => tell((target as Element).outerHTML.slice(0, 200)), true)
  })
  return pressed
}

/** A whole mission has some 80 answers, and other work may run beside it. */
const LONG = 240_000

test('a whole mission is won on the map with the mouse', async ({ page }) => {
  test.setTimeout(LONG)
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await openWin(page, 0)
  await playWin(page, win, mouse)
  await expectWon(page)
  expect(faults).toEqual([])
})

test('a whole mission is won on the map with the keyboard alone, from the landing page', async ({ page }) => {
  test.setTimeout(LONG)
  const faults = watchFaults(page)
  const pressed = await watchPointer(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await openWinByKeys(page)
  await playWin(page, win, keyboard)
  await expectWon(page)
  expect(pressed).toEqual([])
  expect(faults).toEqual([])
})

test('a whole mission is won in the text table with the keyboard alone, from the landing page', async ({
  page,
}) => {
  test.setTimeout(LONG)
  const faults = watchFaults(page)
  const pressed = await watchPointer(page)
  await hasty(page)
  await openWinByKeys(page)
  await expect(page.getByText(/Exits/).first()).toBeVisible()
  await playWinInWords(page, win)
  await expectWon(page)
  expect(pressed).toEqual([])
  expect(faults).toEqual([])
})

test('a mission begins from the landing page with four heroes of one person', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Marvel Zombies' }).click()
  await expect(page.locator('[data-hero]')).toHaveCount(4)
  await byMouse(page, '15V:cor01')
  await expect(page.locator('[data-strip]')).toContainText('Go: 1')
  // Whoever has not had a turn may step in before the hero who is asked first.
  await page.locator('[data-hero="rogue"]').click()
  await byMouse(page, '12V:cor21')
  await byMouse(page, '12V:cor21')
  await expect(zoneAt(page, '12V:cor21')).toHaveAttribute('aria-label', /Rogue/)
  await expect(page.locator('[data-dock]')).toContainText('Rogue')
})

test('the order of the team outlives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false })
  await openWin(page, 0)
  const team = () =>
    page.locator('li [data-hero]').evaluateAll((all) => all.map((one) => one.getAttribute('data-hero')))
  const before = await team()
  await page.locator(`[data-hero="${before[3]}"]`).focus()
  await page.keyboard.press('Alt+ArrowUp')
  const wanted = [before[0], before[1], before[3], before[2]]
  await expect.poll(team).toEqual(wanted)
  await page.reload()
  await page.locator(map).waitFor()
  expect(await team()).toEqual(wanted)
})

test('every mission can be chosen, and its map is drawn', async ({ page }) => {
  await hasty(page, { textTable: false })
  await page.goto('/new/zombies')
  await expect(page.getByRole('radio', { name: /MH/ })).toHaveCount(11)
  await page.getByRole('radio', { name: /MH9/ }).check({ force: true })
  await page.getByRole('button', { name: /Start|Begin/ }).click()
  await expect(page.locator(map)).toBeVisible()
  await expect(page.getByText('First floor').first()).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('zones answer to fingers, and the map is moved with and without pinching', async ({ page }) => {
    await hasty(page, { textTable: false })
    await openPrepared(page, 'mission')
    await byFinger(page, '15V:cor01')
    await byFinger(page, '15V:cor01')
    await expect(zoneAt(page, '15V:cor01')).toHaveAttribute('aria-label', /Storm/)
    const cell = async (): Promise<number> => Number(await page.locator(map).getAttribute('data-cell'))
    const before = await cell()
    await pinch(page, 2)
    await expect.poll(cell).toBeGreaterThan(before * 1.4)
    expect(await coveredCorners(page)).toEqual([])
    await page.getByRole('button', { name: 'Fit the map in' }).tap()
    await expect.poll(cell).toBeLessThan(before)
    const low = await page
      .locator('[data-strip] button, [data-hero], [data-goals], [role=toolbar] button')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
      )
    expect(low).toEqual([])
  })
})

/** Zones that stay under the tools or the minimap, however far the map is moved. */
async function coveredCorners(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelector('[data-map]')?.scrollTo(0, 1e6))
  const foot = await page.evaluate(() => {
    const tools = document.querySelector('[role=toolbar]')?.getBoundingClientRect()
    const zones = [...document.querySelectorAll('[data-zone]')].map((zone) => zone.getBoundingClientRect())
    const last = Math.max(...zones.map(({ bottom }) => bottom))
    return tools !== undefined && last <= tools.top ? [] : ['tools']
  })
  await page.evaluate(() => document.querySelector('[data-map]')?.scrollTo(1e6, 0))
  const side = await page.evaluate(() => {
    const small = document.querySelector('[data-minimap]')?.getBoundingClientRect()
    const zones = [...document.querySelectorAll('[data-zone]')].map((zone) => zone.getBoundingClientRect())
    const last = Math.max(...zones.map(({ right }) => right))
    return small === undefined || last <= small.left ? [] : ['minimap']
  })
  return [...foot, ...side]
}

/** Two fingers around the middle of the map that part. */
async function pinch(page: Page, by: number): Promise<void> {
  const box = await page.locator(map).boundingBox()
  if (box === null) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [45, 60, 40 * by])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the map, an attack and the map in words please axe, in both languages and themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { textTable: false, language: 'fr' })
  await openWin(page, 17)
  await expect(page.getByRole('button', { name: 'Coûts' })).toBeVisible()
  await byMouse(page, '12V:danger11')
  await byMouse(page, '12V:danger11')
  await expect(page.locator('[data-confirm]')).toContainText('Lancer 3 dés')
  await expectAccessible(page, 'map')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Table en texte' }).click()
  await expect(page.getByText(/Issues/).first()).toBeVisible()
  await expectAccessible(page, 'map in words')
})

const sizes = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
  [720, 450],
] as const

test('the map fits every window: nothing scrolls sideways, the dock ends above the edge', async ({
  page,
}) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'horde')
  await expect(page.locator(map)).toBeVisible()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const measured = () =>
      page.evaluate(() => {
        const dock = document.querySelector('[data-dock]')?.getBoundingClientRect()
        const drawn = document.querySelector('[data-map]')?.getBoundingClientRect()
        return {
          wide: document.documentElement.scrollWidth > innerWidth,
          dock: (dock?.bottom ?? Infinity) <= innerHeight + 1,
          map: (drawn?.height ?? 0) >= Math.min(400, innerHeight * 0.34),
        }
      })
    await expect.poll(measured, `${width}x${height}`).toEqual({ wide: false, dock: true, map: true })
  }
})
