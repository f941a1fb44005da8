import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hasty, playNow, playOn, watchFaults } from './player.ts'

/** Numbers below n, the same in every run. */
function chance(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

/** What the page asks, read at once. `version` changes with every answer. */
const look = (page: Page) =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-mark="legal"] > button')]
    return {
      over: document.querySelector('[data-outcome]') !== null,
      ready: document.querySelector('[data-confirm]:not(:disabled)') !== null,
      legal: pieces.filter((one) => one.checkVisibility()).length,
      options: document.querySelectorAll('[data-option][aria-pressed="false"]').length,
      ends: document.querySelectorAll('[data-ends]').length,
    }
  })

const drawn = { textTable: false, pace: 0 }

test('a game is played with the mouse on the board alone, the dock only confirms and ends', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page, drawn)
  await playNow(page, 'Marvel Champions')
  const below = chance(11)
  const press = (selector: string, index = 0) =>
    page
      .locator(selector)
      .nth(index)
      .click({ timeout: 800 })
      .catch(() => undefined)
  let isOver = false
  for (let n = 0; n < 600 && !isOver; n++) {
    const seen = await look(page)
    isOver = seen.over
    if (isOver) break
    if (seen.ready && below(5) > 0) await press('[data-confirm]:not(:disabled)')
    else if (seen.legal > 0 && below(4) > 0)
      await press('[data-mark="legal"] > button >> visible=true', below(seen.legal))
    else if (seen.ends > 0 && below(2) === 0) await press('[data-ends] >> visible=true')
    else if (seen.options > 0) await press('[data-option][aria-pressed="false"]', below(seen.options))
    else await page.waitForTimeout(20)
  }
  expect(isOver).toBe(true)
  expect(faults).toEqual([])
})

/** Walks to a piece with the keys a person has: F6 from zone to zone, arrows within; false when it has left meanwhile. */
async function walkTo(page: Page, piece: string): Promise<boolean> {
  const isIn = () =>
    page.evaluate((id) => {
      const zone = document.activeElement?.closest('[data-landmark]')
      const target = [...document.querySelectorAll(`[data-piece="${id}"] > button`)].find((one) =>
        one.checkVisibility(),
      )
      return { zone: zone?.contains(target ?? null) === true, there: document.activeElement === target }
    }, piece)
  for (let n = 0; n < 16 && !(await isIn()).zone; n++) await page.keyboard.press('F6')
  for (let n = 0; n < 24 && !(await isIn()).there; n++) await page.keyboard.press('ArrowRight')
  if ((await isIn()).there) return true
  expect(
    await page.locator(`[data-mark="legal"][data-piece="${piece}"] > button >> visible=true`).count(),
  ).toBe(0)
  return false
}

test('a game is played with the keyboard alone, and every legal piece can be walked to', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, drawn)
  await page.goto('/')
  const begin = page.getByRole('button', { name: /Marvel Champions/ })
  for (let n = 0; n < 40 && !(await begin.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-confirm]')).toBeVisible({ timeout: 20_000 })
  const below = chance(5)
  let walked = 0
  let isOver = false
  for (let n = 0; n < 500 && !isOver; n++) {
    const seen = await look(page)
    isOver = seen.over
    if (isOver) break
    if (seen.ready && below(5) > 0) await page.keyboard.press('c')
    else if (seen.legal > 0 && walked < 12 && below(2) === 0) {
      const pieces = await page
        .locator('[data-mark="legal"]:has(> button) >> visible=true')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['piece'] ?? ''))
      const piece = pieces[below(pieces.length)]
      if (piece === undefined) continue
      if (!(await walkTo(page, piece))) continue
      walked++
      await page.keyboard.press('Enter')
    } else if (seen.ends > 0 && below(3) === 0) await page.keyboard.press('e')
    else await page.keyboard.press(`${1 + below(Math.max(1, Math.min(9, seen.options + seen.legal)))}`)
    await page.waitForTimeout(60)
  }
  expect(isOver).toBe(true)
  expect(walked).toBeGreaterThan(3)
  expect(faults).toEqual([])
})

test('Space shows a card closely beside the dock, Escape goes back to it', async ({ page }) => {
  await hasty(page, drawn)
  await playNow(page, 'Marvel Champions')
  const card = page
    .getByRole('region', { name: /^Hand of/ })
    .getByRole('button')
    .first()
  await card.focus()
  await page.keyboard.press(' ')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeFocused()
  await expect(sheet).toContainText('In French')
  const [over, dock] = [
    await sheet.boundingBox(),
    await page.getByRole('region', { name: 'Decision' }).boundingBox(),
  ]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('who ends a turn with actions left is warned of it, and can silence that for good', async ({ page }) => {
  await hasty(page, { ...drawn, warnEnd: true })
  await playNow(page, 'Marvel Champions')
  await page.locator('[data-confirm]').click()
  const end = page.getByRole('button', { name: 'End the turn' })
  await end.click()
  const warning = page.getByRole('group', { name: 'Before you end the turn' })
  await expect(warning).toContainText('still possible')
  await page.getByRole('button', { name: 'Go on playing' }).click()
  await expect(warning).toHaveCount(0)
  await end.click()
  await warning.getByRole('button', { name: 'Do not warn me of this again' }).first().click()
  await expect(warning).not.toContainText('still possible')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'End the turn' }).click()
  await expect(page.getByText('still possible')).toHaveCount(0)
})

/** Where the places stand that must always be in sight, read at once; null when the game is over. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-outcome]') !== null) return null
    const sections = [...document.querySelectorAll('section')].map((section) => {
      const title = section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent ?? ''
      const { top, bottom } = section.getBoundingClientRect()
      return { title, top, bottom }
    })
    const wanted = ['Decision', 'Hand of', 'Villain and main scheme']
    return wanted.map((title) => sections.find((one) => one.title.startsWith(title)))
  })

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width} × ${height} nothing scrolls sideways, and dock, hand and key numbers are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await hasty(page, drawn)
    await playNow(page, 'Marvel Champions')
    await expect(page.getByRole('region', { name: /^Hand of/ })).toBeVisible()
    let looks = 0
    for (let n = 0; n < 40; n++) {
      await playOn(page, 1, n + 3)
      const places = await placesOf(page)
      if (places === null) break
      looks++
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      for (const place of places) {
        expect(place?.top ?? -1).toBeGreaterThanOrEqual(0)
        expect(place?.bottom ?? height * 2).toBeLessThanOrEqual(height + 1)
        expect((place?.bottom ?? 0) - (place?.top ?? 0)).toBeGreaterThan(40)
      }
    }
    expect(looks).toBeGreaterThan(15)
  })
}

for (const theme of ['dark', 'light'])
  test(`axe finds nothing on the table, ${theme}`, async ({ page }) => {
    await hasty(page, { ...drawn, theme })
    await playNow(page, 'Marvel Champions')
    await playOn(page, 14)
    const found = await new AxeBuilder({ page }).analyze()
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual(
      [],
    )
    await page.locator('[data-piece] > button >> visible=true').first().focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('dialog')).toBeVisible()
    const close = await new AxeBuilder({ page }).analyze()
    expect(close.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual(
      [],
    )
  })
