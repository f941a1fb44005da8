import { recordedWin, savedWin } from '../prepared/recordedWin.ts'
import { overprints } from './measures.ts'
import { hasty } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

// What only shows in one size, language or theme: found by looking at every screen in each of them.

const settings = { textTable: false, language: 'fr' }
const SIDE = { width: 844, height: 390 }
const PHONE = { width: 390, height: 844 }

async function openMission(page: Page, upTo: number): Promise<void> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(savedWin(recordedWin('MH0'), upTo)))
  await page.locator('[data-map], [data-outcome]').first().waitFor()
}

test('on a phone on its side what one would announce is in sight below a throw, also with two hands of one’s own', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize(SIDE)
  await openPrepared(page, 'roll')
  const dock = page.locator('[data-dock]')
  await expect(dock.getByRole('button', { name: /Relancer/ })).toBeInViewport({ ratio: 0.98 })
  await expect(dock.getByRole('button', { name: /^(Annoncer )?À Couvert/ })).toBeInViewport({ ratio: 0.98 })
})

test('in a low window a number of the dock’s sentence stands apart from its word', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize(SIDE)
  await openPrepared(page, 'wounds')
  const words = page.locator('[data-dock] p', { hasText: 'Qui subit' }).first()
  await expect(words).toBeVisible()
  const gap = await words.evaluate((sentence) => {
    const [number, noun] = [...sentence.querySelectorAll('b')].map((one) => one.getBoundingClientRect())
    return (noun?.left ?? 0) - (number?.right ?? 0)
  })
  expect(gap).toBeGreaterThan(2)
})

test('when the window changes, rings of a film go along with their pieces', async ({ page }) => {
  await hasty(page, { textTable: false, film: 0.5, confirm: 'nothing' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'struck')
  await page.getByRole('button', { name: /^Nobody defends/ }).click()
  await expect(page.locator('[data-film]')).toBeVisible()
  await page.keyboard.press('Space')
  // Until hit points fall: then who is struck has a ring.
  const apart = (): Promise<number[]> =>
    page.evaluate(() => {
      const lit = [...document.querySelectorAll('[data-lit]')].map((one) => one.getBoundingClientRect())
      return [...document.querySelectorAll('[data-drawn="true"] svg[aria-hidden] > rect[rx="12"]')].map(
        (ring) => {
          const { left, top } = ring.getBoundingClientRect()
          return Math.min(...lit.map((one) => Math.hypot(one.left - left - 4, one.top - top - 4)))
        },
      )
    })
  for (let n = 0; n < 6 && (await apart()).length < 2; n++) await page.keyboard.press('ArrowRight')
  expect((await apart()).length).toBeGreaterThan(0)
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1100, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(async () => Math.max(0, ...(await apart())), `${size.width}`).toBeLessThan(4)
  }
})

test('on phones and low desks a card that is being played keeps its name', async ({ page }) => {
  await hasty(page, settings)
  await openPrepared(page, 'reaction')
  for (const size of [PHONE, { width: 320, height: 640 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size)
    const playing = page.locator('[data-playing]').filter({ visible: true }).first()
    await expect(playing).toBeVisible()
    expect(await overprints(page, '[data-playing]'), `${size.width}`).toEqual([])
  }
})

test('on a phone on its side neither who vanquishes whom nor the odds of an attack are printed over one another', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  await page
    .getByRole('button', { name: /^Éliminer/ })
    .first()
    .click()
  await page.locator('[data-side="foes"] [data-mark="target"] > button').first().click()
  const builder = page.getByRole('region', { name: 'Éliminer' })
  await expect(builder).toBeVisible()
  await page.setViewportSize(SIDE)
  await expect(builder).toBeVisible()
  await builder.evaluate((one) => one.setAttribute('data-looked-at', ''))
  expect(await overprints(page, '[data-looked-at]')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMission(page, 17)
  for (let n = 0; n < 2; n++)
    await page.locator('[data-zone="12V:danger11"]').click({ position: { x: 26, y: 62 } })
  await expect(page.locator('[data-builder]')).toBeVisible()
  await page.setViewportSize(SIDE)
  await expect(page.locator('[data-builder]')).toBeVisible()
  expect(await overprints(page, '[data-builder]')).toEqual([])
})

test('the end of a game that is opened there has the colours of its table', async ({ page }) => {
  await hasty(page, { ...settings, theme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const inkOf = (name: string): Promise<string> =>
    page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name)
  await openMission(page, 10_000)
  await expect(page.locator('[data-outcome]')).toBeVisible()
  await expect.poll(() => inkOf('--mz-lime-text')).not.toBe('')
  await openPrepared(page, 'villainWon')
  await expect(page.locator('[data-outcome]')).toBeVisible()
  await expect.poll(() => inkOf('--gold')).not.toBe('')
  await openPrepared(page, 'won')
  await expect(page.locator('[data-outcome]')).toBeVisible()
  await expect.poll(() => inkOf('--gilt')).not.toBe('')
})

test('the mark behind a long name of the log stands beside its last word', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  const marks = page.getByRole('log').locator('button [aria-hidden="true"]')
  await expect(marks.first()).toBeVisible()
  const away = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const range = document.createRange()
      range.selectNodeContents(mark.previousSibling as Node)
      return Math.abs(mark.getBoundingClientRect().left - range.getBoundingClientRect().right)
    }),
  )
  expect(Math.max(...away)).toBeLessThan(2)
})

test('a switch of the settings stands at the edge of its card, and one before its words right beside them', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/settings')
  const first = page.getByRole('switch').first()
  const words = await first.locator('xpath=..').boundingBox()
  const box = await first.boundingBox()
  expect((words?.x ?? 0) + (words?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(4)
  await openPrepared(page, 'turn')
  await page.getByRole('button', { name: 'Places, rythme et rediffusion' }).click()
  const own = page.getByRole('checkbox', { name: /Nos propres dés/ })
  const said = await own.locator('xpath=following-sibling::span').boundingBox()
  const knob = await own.boundingBox()
  expect((said?.x ?? 999) - (knob?.x ?? 0) - (knob?.width ?? 0)).toBeLessThan(24)
})

test('on phones the number of a card in hand stands beside its name', async ({ page }) => {
  await hasty(page, { textTable: false })
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now: Marvel Champions/ }).click()
  const hand = page.getByRole('region', { name: /^Hand/ })
  await expect(hand.locator('[data-chosen]').first()).toBeVisible()
  // How far each diamond reaches over the words beside it: its edge runs askew.
  const over = await hand.locator('[data-piece]').evaluateAll((cards) =>
    cards.map((card) => {
      const sign = card.querySelector('[data-chosen]')?.getBoundingClientRect() ?? new DOMRect()
      const range = document.createRange()
      range.selectNodeContents(card.querySelector('h3') as Node)
      return Math.max(
        ...[...range.getClientRects()].map((line) => {
          const [x, y] = [sign.left + sign.width / 2, sign.top + sign.height / 2]
          const away = Math.max(line.left - x, 0, x - line.right) + Math.max(line.top - y, 0, y - line.bottom)
          return sign.width / 2 - away
        }),
      )
    }),
  )
  expect(over.length).toBeGreaterThan(3)
  expect(Math.max(...over)).toBeLessThan(4)
})
