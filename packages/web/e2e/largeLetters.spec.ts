import type { Locator } from '@playwright/test'
import { cutTexts, overprints } from './measures.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

// Letters much larger than usual, and windows much larger than usual: names, phases and texts stay whole.

const settings = { textTable: false, pace: 0 }
const zone = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })

for (const textSize of [150, 180])
  test(`on a phone with letters of ${textSize} %, whose turn it is and the question are whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await hasty(page, { ...settings, textSize })
    await openPrepared(page, 'pay')
    await page.locator('[data-place="hand"] h3').first().waitFor()
    expect(await cutTexts(page, '[data-dock] p, [data-place="hand"] h3')).toEqual([])
    const step = await page.locator('header [aria-current="step"]').boundingBox()
    const back = await page.locator('[data-past-step="back"]').boundingBox()
    expect(step?.width ?? 0).toBeGreaterThan(80)
    expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThanOrEqual((back?.x ?? 0) + 1)
    await openPrepared(page, 'late')
    expect(await overprints(page, '[data-drawn="true"] nav')).toEqual([])
  })

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  for (const textSize of [150, 180])
    test(`at ${width} × ${height} with letters of ${textSize} % the longest name of a scheme is whole`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await hasty(page, { ...settings, textSize })
      await openPrepared(page, 'longScheme')
      const name = page.locator('[data-drawn] p').filter({ hasText: 'Underground Distribution' })
      await expect(name).toBeVisible()
      // The last stages of a scheme have longer names still, in French.
      const cut = await name.evaluate((one) => {
        const isCut = (): boolean =>
          one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4
        const isOwnCut = isCut()
        if (one.firstChild !== null) one.firstChild.textContent = 'Compte à Rebours pour l’Enfer'
        return [isOwnCut, isCut()]
      })
      expect(cut).toEqual([false, false])
    })

test('on the smallest phone the name of an opponent is never broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await hasty(page, { ...settings, language: 'fr' })
  await openPrepared(page, 'roll')
  const name = zone(page, 'Adversaires').getByText('Barbare', { exact: true })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((one) => {
    one.textContent = 'Pyromancienne'
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('with four hands in a large window, cards of all seats have their text', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await hasty(page, settings)
  await openPrepared(page, 'late')
  await page.locator('[data-place="hand"] h3').first().waitFor()
  const sizes = (place: string) =>
    page
      .locator(`[data-place="${place}"]`)
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight] as const))
  const cards = (await sizes('table')).filter(([, height]) => height > 100)
  expect(cards.length).toBeGreaterThan(4)
  for (const [width] of cards) expect(width).toBeGreaterThanOrEqual(139)
  for (const [width] of await sizes('hand')) expect(width).toBeGreaterThanOrEqual(200)
})

/** Whether the words of an element stand on one line, within its box. */
const isWhole = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return (
      range.getClientRects().length === 1 &&
      range.getBoundingClientRect().right <= element.getBoundingClientRect().right + 1
    )
  })

for (const textSize of [150, 180])
  test(`on a phone with letters of ${textSize} %, heroes, the phase and cards in hand keep their names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await hasty(page, { ...settings, textSize })
    await openPrepared(page, 'duel')
    for (const name of ['Barbarian', 'Gunslinger'])
      expect(
        await isWhole(page.locator('[data-drawn="true"]').getByText(name, { exact: true }).first()),
      ).toBe(true)
    const phase = await page.locator('header [aria-current]').boundingBox()
    const log = await page.getByRole('button', { name: 'Show the log' }).boundingBox()
    expect((phase?.x ?? 999) + (phase?.width ?? 0)).toBeLessThanOrEqual((log?.x ?? 0) + 1)
    const cards = await zone(page, /^Hand/).locator('[data-piece]').all()
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect((a?.x ?? 0) + (a?.width ?? 0) <= (b?.x ?? 0) + 1 || (b?.y ?? 0) > (a?.y ?? 0) + 1).toBe(true)
  })

test('an ability uses all lines of its place, and a card in hand never grows over its own', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'fourFighters')
  await expect(zone(page, /^Hand/).locator('[data-piece]').first()).toBeVisible()
  for (const card of await zone(page, /^Hand/).locator('[data-piece]').all())
    expect((await card.boundingBox())?.height).toBeLessThan(199)
  await openPrepared(page, 'roll')
  const duel = zone(page, /^Board of/)
    .locator('[data-piece]')
    .filter({ hasText: 'Duel' })
  await expect(duel).toBeVisible()
  // What is left below the last whole line is less than a line.
  const left = await duel.evaluate((piece) => {
    const lines = piece.querySelector('[data-more]')?.getBoundingClientRect()
    return piece.getBoundingClientRect().bottom - (lines?.bottom ?? 0)
  })
  expect(left).toBeLessThan(28)
})

test('in the largest window the portrait stands beside the name, and the piles beside the dials', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 3840, height: 2160 })
  await openPrepared(page, 'roll')
  const side = zone(page, /^Your side/)
  const portrait = await side.locator('[data-piece]').first().boundingBox()
  const name = await side.getByText('Gunslinger', { exact: true }).boundingBox()
  expect(name?.x ?? 0).toBeGreaterThanOrEqual((portrait?.x ?? 0) + (portrait?.width ?? 0))
  const [plate, deck] = [
    await side.boundingBox(),
    await side.getByRole('img', { name: /^Deck/ }).boundingBox(),
  ]
  expect((deck?.x ?? 0) + (deck?.width ?? 0)).toBeLessThan((plate?.x ?? 0) + (plate?.width ?? 0))
})
