import { preparedSave } from '../prepared/save.ts'
import { expectAccessible } from './axe.ts'
import { hasty } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

/** Pages that are read; the deck builder has its own proof in decks.spec.ts. */
const addresses = [
  '/',
  '/new/champions',
  '/new/dicethrone',
  '/new/villainous',
  '/new/zombies',
  '/puzzles',
  '/rooms',
  '/tables',
  '/workshop',
  '/decks',
  '/decks/import',
  '/decks/compare',
  '/rules/',
  '/rules/champions:guard',
  '/rules/champions/backflip',
  '/settings',
  '/credits',
  '/fair',
  '/account',
  '/nowhere',
] as const

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeVisible()
  for (const fold of await page.locator('main details').all())
    await fold.evaluate((one: HTMLDetailsElement) => (one.open = true))
}

for (const address of addresses)
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await hasty(page)
    await visit(page, address)
    // Hundreds of entries that look alike: a search leaves some of them.
    if (address === '/rules/') {
      await page.getByRole('searchbox').fill('manigance')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    }
    await expectAccessible(page, address)
  })

for (const name of [
  'defend',
  'pay',
  'late',
  'fullest',
  'roll',
  'duel',
  'reaction',
  'offence',
  'villainActs',
  'villainFate',
  'villains',
] as const)
  test(`axe finds nothing on a table, as a board and as a text: ${name}`, async ({ page }) => {
    await hasty(page, { textTable: false })
    await openPrepared(page, name)
    await settled(page)
    await expectAccessible(page, 'board')
    await page.getByRole('button', { name: 'Text table' }).click()
    await expect(page.locator('[data-drawn="false"]')).toBeVisible()
    await expectAccessible(page, 'text table')
  })

test('axe finds nothing on the log and on the rules beside a table', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'late')
  await page.getByRole('button', { name: 'Show the log' }).first().click()
  await expectAccessible(page, 'log')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible()
  await expectAccessible(page, 'rules beside a table')
})

test('axe finds nothing on a card that is seen closely, and on the sheet of a table', async ({ page }) => {
  await hasty(page, { textTable: false })
  for (const name of ['midway', 'duel'] as const) {
    await openPrepared(page, name)
    await settled(page)
    await page
      .getByRole('region', { name: /^(Your hand|Hand)/ })
      .locator('[data-piece] > button')
      .first()
      .focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('dialog')).toContainText('What you can do with it')
    await expectAccessible(page, `card of ${name}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'sheet of a table')
})

test('axe finds nothing on the curtain', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'twoPeople')
  await expect(page.locator('[data-curtain]')).toBeVisible()
  await expectAccessible(page, 'curtain')
})

for (const name of ['lost', 'won'] as const)
  test(`axe finds nothing on the end of a game and on its replay: ${name}`, async ({ page }) => {
    await hasty(page, { textTable: false })
    await openPrepared(page, name)
    await expect(page.locator('[data-outcome]')).toBeVisible()
    await page.getByText('The same as a table').click()
    await expectAccessible(page, 'end')
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(fileOf(preparedSave(name)))
    await expect(page.locator('[data-replay] [data-piece]:visible').first()).toBeVisible()
    await expectAccessible(page, 'replay')
  })

const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

// 320 px is also what is left of a window of 1280 px at 400 %, and 640 px of one at 200 %.
for (const [width, height, textSize] of [
  [320, 640, 100],
  [640, 400, 100],
  [390, 844, 180],
] as const) {
  test(`nothing scrolls sideways at ${width} by ${height} with text at ${textSize} %`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await hasty(page, { language: 'fr', textSize, textTable: false })
    for (const address of addresses) {
      await visit(page, address)
      expect.soft(await isNarrow(page), address).toBe(true)
    }
    for (const name of ['late', 'pay', 'roll', 'lost'] as const) {
      await openPrepared(page, name)
      expect.soft(await isNarrow(page), name).toBe(true)
      if (name === 'lost') continue
      const dock = page.getByRole('region', { name: 'Décision' })
      await expect.soft(dock, name).toBeInViewport()
      await expect.soft(dock.getByRole('button').last(), name).toBeInViewport()
    }
  })
}

test('in forced colours, what can be chosen is still marked and focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await hasty(page, { textTable: false, confirm: 'everything' })
  await openPrepared(page, 'late')
  const card = page.locator('[data-mark="able"] > button').filter({ visible: true }).last()
  await card.click()
  const pressed = page.locator('[data-mark="source"] > button').first()
  const idle = page.locator('[data-piece]:not([data-mark="source"]) > button').first()
  const look = (one: typeof idle) =>
    one.evaluate((node) => {
      const { outlineStyle, borderWidth, borderStyle, backgroundColor, color } = getComputedStyle(node)
      return [outlineStyle, borderWidth, borderStyle, backgroundColor, color].join()
    })
  expect(await look(pressed)).not.toBe(await look(idle))
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() =>
    document.activeElement === null ? '' : getComputedStyle(document.activeElement).outlineStyle,
  )
  expect(outline).not.toBe('none')
})

for (const name of ['late', 'roll'] as const) {
  test(`focus is never lost and never under the dock: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await hasty(page, { textTable: false })
    await openPrepared(page, name)
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const dock = document.querySelector('[data-dock]')
        const { activeElement: focus } = document
        if (focus === null || focus === document.body) return 'lost'
        if (dock === null || dock.contains(focus)) return 'seen'
        const [a, b] = [focus.getBoundingClientRect(), dock.getBoundingClientRect()]
        return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right
          ? `under the dock: ${focus.outerHTML.slice(0, 120)}`
          : 'seen'
      })
      // From the last element Tab leaves the page.
      if (seen === 'lost') expect(n).toBeGreaterThan(8)
      else expect(seen).toBe('seen')
    }
  })
}

test('after an answer given with the keyboard, the next Tab goes on from the dock', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'turn')
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page
    .getByRole('button', { name: /hero form/i })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', before ?? '')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-dock]') !== null))
    .toBe(true)
})

test('the status keys say where the game stands', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'defend')
  const said = page.locator('[data-said]')
  for (const [key, words] of [
    ['s', /Round 1.*Rhino/],
    ['h', /cards? in hand/],
    ['v', /Rhino/],
    ['t', /threat/i],
    ['l', /\w+/],
    ['m', /options?: 1\./],
    ['w', /that is you/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(said, key).toContainText(words)
  }
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
})

test('what happens is announced, politely and at once', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'turn')
  const live = page.locator('[aria-live="polite"]').last()
  await page
    .getByRole('button', { name: /hero form/i })
    .first()
    .click()
  await expect(live).toContainText('Spider-Man')
})

test('who wants no motion gets none, by the system or by the setting', async ({ page }) => {
  await hasty(page, { textTable: false, reducedMotion: false, pace: 700 })
  const moved = async (): Promise<number> => {
    await openPrepared(page, 'duel')
    let seen = await settled(page)
    for (let n = 0; n < 9 && !seen.canRoll; n++) {
      await page.locator('[data-ends]').click()
      seen = await settled(page, seen.mark)
    }
    // Every animation that begins while the dice are thrown.
    await page.evaluate(() => {
      Object.assign(globalThis, { moved: 0 })
      const count = (): void => {
        const running = document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        Object.assign(globalThis, {
          moved: Math.max((globalThis as unknown as { moved: number }).moved, running.length),
        })
        requestAnimationFrame(count)
      }
      count()
    })
    await page.keyboard.press('r')
    await settled(page, seen.mark)
    return page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
  }
  expect(await moved()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/settings')
  await page.getByLabel('Reduce motion').check()
  expect(await moved()).toBe(0)
})
