import { hasty, playOn } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

const drawn = { textTable: false, pace: 0 }

/** Walks to a piece with the keys a person has: F6 from zone to zone, arrows within. */
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
  return (await isIn()).there
}

for (const name of ['turn', 'pay', 'midway', 'late'] as const)
  test(`every legal piece can be walked to and chosen with the keyboard alone: ${name}`, async ({ page }) => {
    await hasty(page, drawn)
    await openPrepared(page, name)
    // A piece that lies alone in its place has no box of its own: its button has.
    const marked = page.locator('[data-mark]:not([data-mark="idle"])')
    await expect(marked.getByRole('button').first()).toBeVisible()
    const { legal } = await settled(page)
    for (const piece of legal) {
      const { mark } = await settled(page)
      expect(await walkTo(page, piece), piece).toBe(true)
      await page.keyboard.press('Enter')
      expect((await settled(page, mark)).mark, piece).not.toBe(mark)
      await page.keyboard.press('Escape')
    }
    expect(legal.length).toBeGreaterThan(0)
  })

test('Space shows a card closely beside the dock, Escape goes back to it', async ({ page }) => {
  await hasty(page, drawn)
  await openPrepared(page, 'turn')
  const card = page.getByRole('region', { name: /^Hand/ }).getByRole('button').first()
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
  await openPrepared(page, 'turn')
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

test('the button that ends a turn answers at once, also while what is still worth doing is thought of', async ({
  page,
}) => {
  await hasty(page, { ...drawn, warnEnd: true })
  await openPrepared(page, 'turn')
  const end = page.getByRole('button', { name: 'End the turn' })
  await expect(end).toBeVisible()
  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now()
        new MutationObserver(() => {
          const isSeen = document.querySelector(
            '[data-ends][aria-busy="true"], [data-dock] [role="group"] [data-ends], [data-film]',
          )
          if (isSeen !== null) resolve(performance.now() - pressed)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
        document.querySelector<HTMLElement>('[data-ends]')?.click()
      }),
  )
  expect(waited).toBeLessThan(250)
  // The thought itself is a short one.
  await expect(page.getByRole('group', { name: 'Before you end the turn' })).toBeVisible({ timeout: 3000 })
})

/** Where the places stand that must always be in sight, read at once. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('section')].map((section) => {
      const title = section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent ?? ''
      const { top, bottom } = section.getBoundingClientRect()
      return { title, top, bottom }
    })
    const wanted = ['Decision', 'Hand', 'Villain']
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
    for (const name of ['turn', 'defend', 'pay', 'midway', 'late'] as const) {
      await openPrepared(page, name)
      await expect(page.getByRole('region', { name: /^Hand/ })).toBeVisible()
      for (let n = 0; n < 3; n++) {
        const places = await placesOf(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        for (const place of places) {
          expect(place?.top ?? -1, name).toBeGreaterThanOrEqual(0)
          expect(place?.bottom ?? height * 2, name).toBeLessThanOrEqual(height + 1)
          expect((place?.bottom ?? 0) - (place?.top ?? 0), name).toBeGreaterThan(40)
        }
        await playOn(page, 1, n + 3)
      }
    }
  })
}

test('an opportunity of another seat is looked at in the dock, and left again', async ({ page }) => {
  await hasty(page, drawn)
  await openPrepared(page, 'late')
  await settled(page)
  const dock = page.getByRole('region', { name: 'Decision' })
  await dock.getByRole('button', { name: /Tony Stark/ }).click()
  await expect(dock.locator('b').first()).toHaveText('Tony Stark')
  await dock.getByRole('button', { name: 'Back to the main question' }).click()
  await expect(dock.locator('b').first()).toHaveText('Peter Parker')
})
