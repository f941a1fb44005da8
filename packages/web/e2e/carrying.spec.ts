import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import type { Locator } from '@playwright/test'
import { expect, type Page, test } from './test.ts'

const at = (page: Page): Promise<string | null> =>
  page.locator('[data-at][data-game]').getAttribute('data-at')

const pieceNamed = (page: Page, name: RegExp): Locator =>
  page.locator('[data-piece]').filter({ has: page.getByRole('button', { name }) })

/** The middle of the upper half: the picture of a card. */
async function pictureOf(piece: Locator): Promise<readonly [number, number]> {
  const box = await piece.boundingBox()
  if (box === null) throw new Error('there is no such piece')
  return [box.x + box.width / 2, box.y + box.height / 4]
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a mouse carries an ally to its target and a card to the table, and elsewhere it goes back', async ({
  page,
}) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'midway')
  await settled(page)
  const before = await at(page)

  const jessica = pieceNamed(page, /^Jessica Jones/)
  const [x, y] = await pictureOf(jessica)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y - 200, { steps: 4 })
  await expect(jessica).toHaveAttribute('data-carried', '')
  await expect(page.locator('[data-onto="true"]')).toHaveCount(1)
  // Back to the hand: nothing is meant, and nothing was done.
  await page.mouse.move(x + 20, y, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-carried], [data-onto="true"], [data-mark="source"]')).toHaveCount(0)
  expect(await at(page)).toBe(before)

  const cat = pieceNamed(page, /^Black Cat/)
  const scheme = pieceNamed(page, /^The Break-In!/)
  const [from, to] = [await pictureOf(cat), await pictureOf(scheme)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await expect(scheme).toHaveAttribute('data-mark', /target|chosen/)
  await page.mouse.up()
  await expect(page.locator('[data-at][data-game]')).not.toHaveAttribute('data-at', before ?? '')
  await expect(cat.getByRole('button', { name: /Exhausted/ })).toBeVisible()
})

test('a finger carries a card from the hand to the table and plays it', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'midway')
  await settled(page)
  const before = await at(page)
  const [x, y] = await pictureOf(pieceNamed(page, /^Jessica Jones/))
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
    })
  await finger('touchStart', 0)
  for (const dy of [-20, -80, -160, -240]) await finger('touchMove', dy)
  await expect(page.locator('[data-onto="true"]')).toHaveCount(1)
  await finger('touchEnd', 0)
  await expect(page.locator('[data-at][data-game]')).not.toHaveAttribute('data-at', before ?? '')
})
