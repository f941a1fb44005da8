import { expectAccessible } from './axe.ts'
import { byBoard, type Hand, hasty, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

const drawn = { textTable: false }

const offered =
  ':is([data-mark="able"], [data-mark="target"], [data-mark="payable"]) > button, button[data-symbol]'

/** Walks through the places of the board with F6 and the arrows, and presses Enter on what can be chosen there, if anything. */
async function walk(page: Page, below: (n: number) => number): Promise<boolean> {
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press(n % 3 === 0 ? 'F6' : below(2) === 0 ? 'ArrowRight' : 'ArrowDown')
    if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, offered)))
      continue
    await page.keyboard.press('Enter')
    return true
  }
  return false
}

/** Keys alone: numbers choose, C confirms, E ends, and what has no number is walked to. */
const byKeys: Hand = async (page, seen, below) => {
  const { keyboard } = page
  if (seen.sheet) await keyboard.press('Escape')
  else if (seen.canConfirm && below(5) > 0) await keyboard.press('c')
  else if (below(3) === 0 && (await walk(page, below))) return
  else if (seen.keys.length > 0 && below(2) > 0)
    await keyboard.press(seen.keys[below(seen.keys.length)] ?? '1')
  else await keyboard.press(seen.ends ? 'e' : `${1 + below(3)}`)
}

test('a duel is played to its end by mouse alone', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, drawn)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainClosing')
  expect(await playOn(page, 250, 3, byBoard)).toBe(true)
  await expect(page.getByText('The objective is reached')).toBeVisible()
  await expect(page.getByText('Ultron: steps of the objective').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('a duel is played to its end by keys alone', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, drawn)
  await openPrepared(page, 'villainClosing')
  expect(await playOn(page, 250, 5, byKeys)).toBe(true)
  expect(faults).toEqual([])
})

test('three people hand the screen around, and no hand is seen behind the curtain', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, drawn)
  await openPrepared(page, 'threeVillains')
  const curtain = page.locator('[data-curtain]')
  const hand = page.getByRole('region', { name: /^Hand/ })
  const seenHands: string[] = []
  for (const person of ['Ann', 'Ben', 'Cem']) {
    await expect(curtain).toContainText(person)
    await expect(page.locator('[data-piece]')).toHaveCount(0)
    await curtain.getByRole('button').click()
    await expect(hand.locator('[data-piece]').first()).toBeVisible()
    seenHands.push(await hand.innerText())
    for (let seen = await settled(page); !seen.curtain; seen = await settled(page, seen.mark)) {
      if (seen.ends) await page.locator('[data-ends]').click()
      else if (seen.canConfirm) await page.locator('[data-confirm]').click()
      else await page.locator(':is([data-mark="able"], [data-mark="target"]) > button').first().click()
    }
  }
  expect(new Set(seenHands).size).toBe(3)
  expect(faults).toEqual([])
})

test('on a phone a game is played by touch, one location at a time and without sideways scroll', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page, { ...drawn, language: 'fr' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrepared(page, 'villainActs')
  await expect(page.getByRole('navigation', { name: 'Lieux' })).toBeVisible()
  await playOn(page, 20, 4, byBoard)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  expect(faults).toEqual([])
})

test('axe finds nothing on the table, on a desk and on a phone', async ({ page }) => {
  await hasty(page, drawn)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  await expect(page.locator('[data-symbol]').first()).toBeVisible()
  await expectAccessible(page, 'villains')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrepared(page, 'villainFate')
  await expect(page.getByRole('region', { name: 'Choose on the table' })).toBeVisible()
  await expectAccessible(page, 'fate on a phone', '[data-drawn]')
})
