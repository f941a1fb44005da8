import { cutTexts, overprints, smallType } from './measures.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const drawn = { textTable: false, pace: 0 }

async function open(page: Page, name: Parameters<typeof openPrepared>[1], width: number, height: number) {
  await page.setViewportSize({ width, height })
  await hasty(page, drawn)
  await openPrepared(page, name)
  await page.locator('[data-place="hand"] h3').first().waitFor()
}

/** Boxes of everything that a selector finds and one can see. */
const boxesOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
          return { left, top, right, bottom, width, height }
        }),
    selector,
  )

const widthsOf = async (page: Page, selector: string) =>
  (await boxesOf(page, selector)).map(({ width }) => Math.round(width))

/** Pieces of the board that reach out of the window, or lie under the dock. */
const cut = async (page: Page) => {
  const [dock] = await boxesOf(page, '[data-dock]')
  const floor = dock?.top ?? 0
  const pieces = await boxesOf(page, '[data-drawn="true"] [data-piece]')
  expect(pieces.length).toBeGreaterThan(8)
  return pieces.filter(({ left, top, bottom }) => left < 0 || top < 0 || bottom > floor + 1)
}

/** Words of cards and panels that do not fit in their box. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-drawn="true"] :is(article h3, article dl, li p, li dl)',
      ),
    ]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  )

test('at 1440 × 900 hand cards are 140 wide, table cards at least 110, and the dock is one line', async ({
  page,
}) => {
  await open(page, 'fullest', 1440, 900)
  for (const width of await widthsOf(page, '[data-place="hand"]')) expect(width).toBeGreaterThanOrEqual(139)
  const cards = (await boxesOf(page, '[data-place="table"]')).filter(({ height }) => height > 100)
  expect(cards.length).toBeGreaterThanOrEqual(6)
  for (const { width } of cards) expect(width).toBeGreaterThanOrEqual(110)
  const [dock] = await boxesOf(page, '[data-dock]')
  expect(dock?.height ?? 99).toBeLessThanOrEqual(58)
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [1920, 1080],
] as const)
  test(`the fullest table stands whole at ${width} × ${height}, and nothing is too small to be read`, async ({
    page,
  }) => {
    await open(page, 'fullest', width, height)
    expect(await cut(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    expect(await smallType(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 640],
  [720, 450],
] as const)
  test(`at ${width} × ${height} only the middle scrolls; hand and dock stay in sight`, async ({ page }) => {
    await open(page, 'fullest', width, height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const [hand] = await boxesOf(page, '[data-place="hand"]')
    const [dock] = await boxesOf(page, '[data-dock]')
    expect(hand?.bottom ?? height * 2).toBeLessThanOrEqual(height)
    expect(dock?.bottom ?? height * 2).toBeLessThanOrEqual(height + 1)
    const least = height > width ? 44 : 32
    for (const one of await boxesOf(page, '[data-drawn="true"] [data-piece] > button'))
      expect(one.height).toBeGreaterThanOrEqual(least - 12)
    expect(await smallType(page)).toEqual([])
  })

test('powers of the identity are buttons: one press changes form, one starts an attack', async ({ page }) => {
  await open(page, 'turn', 1440, 900)
  const identity = page.getByRole('region', { name: /^Identity of/ })
  await identity.getByRole('button', { name: 'Change to hero' }).click()
  await expect(identity.getByRole('button', { name: 'Change to alter-ego' })).toBeVisible()
  await identity.locator('[data-verb="attack"]').click()
  await expect(page.locator('[data-mark="chosen"], [data-mark="target"]').first()).toBeVisible()
})

test('larger text takes the next smaller layout, and nothing is cut sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { ...drawn, textSize: 150 })
  await openPrepared(page, 'fullest')
  await page.locator('[data-place="hand"] h3').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  const [tile] = await boxesOf(page, '[data-place="hand"]')
  expect(tile?.height ?? 999).toBeLessThan(110)
})

test('with four hands each seat has a column, and a press on its strip turns to its hand', async ({
  page,
}) => {
  await open(page, 'late', 1440, 900)
  const strips = page.getByRole('region', { name: /^Identity of/ })
  await expect(strips).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Hand of Peter Parker' })).toBeVisible()
  await strips.nth(2).locator('[data-piece] > button').first().click()
  await expect(page.getByRole('region', { name: 'Hand of Tony Stark' })).toBeVisible()
})

test('a warning before the end of a turn is over when one plays on', async ({ page }) => {
  await hasty(page, { ...drawn, warnEnd: true })
  await openPrepared(page, 'turn')
  const warning = page.getByRole('group', { name: 'Before you end the turn' })
  await page.getByRole('button', { name: 'End the turn' }).click()
  await expect(warning).toBeAttached()
  await page.locator('[data-place="hand"]').first().click({ force: true })
  await expect(warning).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(warning).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
})

test('why a piece cannot be chosen is said above the hand, never over it', async ({ page }) => {
  await open(page, 'turn', 1440, 900)
  await page.locator('[data-piece][data-mark="idle"] > button').first().click()
  await expect(page.locator('[data-why="true"]')).toHaveCount(1)
  const more = page.locator('[data-dock] > div').first()
  await expect(more).toContainText('what is possible')
  const top = async () => (await more.boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const edge = await top()
      return (await boxesOf(page, '[data-place="hand"]')).every(({ bottom }) => bottom <= edge + 1)
    })
    .toBe(true)
})

test('at 150 % the dock’s sentence stands within its line, and the largest windows scale the whole table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { ...drawn, textSize: 150 })
  await openPrepared(page, 'turn')
  const sentence = page.locator('[data-dock] p').first()
  await sentence.waitFor()
  // Signs and faces are as much larger as the words beside them.
  const [hint] = await boxesOf(page, '[data-hint] svg')
  expect(Math.round(hint?.height ?? 0)).toBe(27)
  const [words] = await boxesOf(page, '[data-dock] p')
  const [dock] = await boxesOf(page, '[data-dock]')
  expect(words?.top ?? 0).toBeGreaterThanOrEqual(dock?.top ?? 999)
  expect(words?.bottom ?? 999).toBeLessThanOrEqual(dock?.bottom ?? 0)

  const usual = JSON.stringify({ ...drawn, language: 'en', guided: ['champions'], reducedMotion: true })
  await page.evaluate((text) => localStorage.setItem('quadriga.settings', text), usual)
  await open(page, 'turn', 2560, 1440)
  const before = await widthsOf(page, '[data-place="hand"]')
  await page.setViewportSize({ width: 3840, height: 2160 })
  await expect
    .poll(async () => (await widthsOf(page, '[data-place="hand"]'))[0])
    .toBeGreaterThanOrEqual((before[0] ?? 999) * 1.45)
  const [header] = await boxesOf(page, 'header')
  expect(Math.round(header?.height ?? 0)).toBe(72)
})

for (const [width, height] of [
  [320, 640],
  [844, 390],
] as const)
  for (const [name, language] of [
    ['turn', 'en'],
    ['struck', 'fr'],
  ] as const)
    test(`at ${width} × ${height} the name of the phase is whole: ${name}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await hasty(page, { ...drawn, language })
      await openPrepared(page, name)
      await expect(page.locator('header [aria-current="step"]')).toBeVisible()
      const step = await page.locator('header [aria-current="step"]').evaluate((one) => {
        const { right } = one.getBoundingClientRect()
        const bar = (one.closest('ol') as HTMLElement).getBoundingClientRect()
        const words = [...one.querySelectorAll('span')].filter((word) => word.checkVisibility())
        const isCut = words.some((word) => word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 0)
        return { isCut, isInside: right <= bar.right + 1 }
      })
      expect(step).toEqual({ isCut: false, isInside: true })
    })

for (const [width, height] of [
  [844, 390],
  [720, 450],
  [390, 844],
  [320, 640],
] as const)
  test(`at ${width} × ${height} no word lies over another and names are whole, alone and with four hands`, async ({
    page,
  }) => {
    for (const name of ['fullest', 'late', 'struck'] as const) {
      await open(page, name, width, height)
      // What the forecast adds to the main scheme comes a moment later, and is the widest of all.
      await page.locator('[data-forecast]').waitFor()
      const panels = '[data-drawn="true"] [data-piece]'
      await expect.poll(() => overprints(page, panels), name).toEqual([])
      expect(await cutTexts(page, `${panels} p`), name).toEqual([])
    }
  })

test('on a phone what pays is marked beside its name, and what can be chosen too', async ({ page }) => {
  await open(page, 'midway', 390, 844)
  await page.locator('[data-mark="able"]:has([data-place="hand"]) > button').first().click()
  await expect(page.locator('[data-mark="pays"]')).not.toHaveCount(0)
  expect(await overprints(page, '[data-mark="pays"]')).toEqual([])
  await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 })
})

test('while somebody is attacked the dock asks who defends, and its button says who would', async ({
  page,
}) => {
  await open(page, 'struck', 1440, 900)
  const dock = page.locator('[data-dock]')
  await expect(dock.locator('p').last()).toContainText('Who defends against Rhino?')
  await expect(page.locator('[data-confirm]')).toContainText('She-Hulk defends')
})

test('an upgrade says what it does, not for which price', async ({ page }) => {
  await open(page, 'fullest', 1440, 900)
  const tile = page.locator('[data-place="table"]').filter({ hasText: 'Web-Shooter' })
  await expect(tile).toContainText('generate a wild resource')
  expect(await cutTexts(page, '[data-place="table"] dl, [data-place="table"] h3')).toEqual([])
})

test('on its side the hand has the whole width beside the board, and no name is cut', async ({ page }) => {
  await open(page, 'fullest', 844, 390)
  const tiles = '[data-aside="true"] [data-place="hand"]'
  for (const width of await widthsOf(page, tiles)) expect(width).toBeGreaterThanOrEqual(120)
  expect(await cutTexts(page, `${tiles} h3`)).toEqual([])
})

test('with four hands on its side and zoomed, each tab holds its hit points', async ({ page }) => {
  await open(page, 'late', 720, 450)
  expect(await widthsOf(page, '[data-asked]')).not.toEqual([])
  expect(await cutTexts(page, '[data-aside="true"] nav button')).toEqual([])
})

test('the line of the main scheme shows its parts whole or not at all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { ...drawn, language: 'fr' })
  await openPrepared(page, 'late')
  const parts = page.locator('[data-drawn="true"] p:has(> b + span)').filter({ hasText: 'par round' })
  await expect(parts).toContainText('prochaine phase du Méchant')
  const cutParts = await parts.evaluate((line) => {
    const box = line.getBoundingClientRect()
    return [...line.children]
      .filter((part) => {
        const { top, bottom, right } = part.getBoundingClientRect()
        return top < box.bottom && (bottom > box.bottom + 1 || right > box.right + 1)
      })
      .map(({ textContent }) => textContent)
  })
  expect(cutParts).toEqual([])
})

test('what is foretold names only players who are struck, and nothing when the game is over', async ({
  page,
}) => {
  await open(page, 'turn', 1440, 900)
  const foretold = page.getByRole('region', { name: /next villain phase/i })
  await expect(foretold).toContainText('Rhino schemes')
  await expect(foretold).not.toContainText('undefended')
  await openPrepared(page, 'lost')
  await expect(page.locator('[data-outcome]').first()).toBeVisible()
  await expect(page.getByRole('region', { name: /rest of the phase/i })).toHaveCount(0)
})
