import { byBoard, hasty, playNow, playOn } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, test } from './test.ts'

test('dice are kept by 1 to 5 and thrown by R, and the number is said at once', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'duel')
  let seen = await settled(page)
  for (let n = 0; n < 9 && !seen.canRoll; n++) {
    await page.locator('[data-ends]').click()
    seen = await settled(page, seen.mark)
  }
  const die = page.locator('[aria-keyshortcuts="2"][aria-pressed]').first()
  const before = await die.getAttribute('aria-label')
  await page.keyboard.press('2')
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('r')
  await expect(page.getByText('2/3').first()).toBeVisible()
  expect((await die.getAttribute('aria-label'))?.split(',').slice(0, 2)).toEqual(
    before?.split(',').slice(0, 2),
  )
})

test('alone against a bot nobody is asked where nothing but passing is possible: no prompt, no button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { veils: 0, prompts: [] as string[] }
    Object.assign(globalThis, { seenWindows: seen })
    new MutationObserver(() => {
      if (document.querySelector('[data-passing]') === null) return
      seen.veils++
      const dock = document.querySelector<HTMLElement>('[data-dock]')
      const offers = '[data-mark="able"], [data-mark="target"], [data-option][aria-pressed]'
      if (dock?.querySelector('[data-ends]') && document.querySelector(offers) === null)
        seen.prompts.push(dock.innerText)
    }).observe(document, { subtree: true, childList: true })
  })
  await hasty(page, { textTable: false })
  await playNow(page, 'Dice Throne')
  await playOn(page, 40, 5, byBoard)
  const seen = await page.evaluate(
    () => Reflect.get(globalThis, 'seenWindows') as { veils: number; prompts: string[] },
  )
  expect(seen.prompts).toEqual([])
  expect(seen.veils).toBeGreaterThan(0)
})

test('a card that changes a die takes the die that is pressed, by mouse and by number, and none is kept by that', async ({
  page,
}) => {
  await hasty(page, { textTable: false, confirm: 'everything' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'sixIt')
  const dice = page.getByRole('region', { name: 'Dice' }).locator('[data-piece] > button:has(> [data-pips])')
  const card = page.getByRole('region', { name: /^Hand/ }).getByRole('button', { name: /^Six-It!/ })
  const confirm = page.locator('[data-confirm]')
  for (const press of [() => dice.nth(1).click(), () => page.keyboard.press('1')]) {
    await card.click()
    await expect(confirm).toBeDisabled()
    await press()
    await expect(confirm).toBeEnabled()
    await expect(page.locator('[data-piece][data-kept="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  // Without a card in hand's way the same press keeps the die.
  await dice.nth(1).click()
  await expect(page.locator('[data-piece][data-kept="true"]')).toHaveCount(1)
})

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const

test('the table has no sideways scroll, and the dock ends above the edge of the window', async ({ page }) => {
  await hasty(page, { textTable: false })
  for (const name of ['duel', 'roll', 'reaction'] as const) {
    await openPrepared(page, name)
    await expect(page.locator('[data-piece]').first()).toBeVisible()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      // The page takes its new size a moment after the window.
      const scroll = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement
          return { wide: scrollWidth > innerWidth, high: innerWidth >= 1024 && scrollHeight > innerHeight }
        })
      await expect.poll(scroll, name).toEqual({ wide: false, high: false })
      const foot = async () => {
        const box = await page.locator('[data-dock]').boundingBox()
        return (box?.y ?? height) + (box?.height ?? height)
      }
      await expect.poll(foot, name).toBeLessThanOrEqual(height)
    }
  }
})
