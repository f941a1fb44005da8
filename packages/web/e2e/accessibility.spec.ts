import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { hasty, playNow, playOn, watchFaults } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { preparedSave } from '../prepared/save.ts'

/** Pages that are read; the deck builder has its own proof in decks.spec.ts. */
const addresses = [
  '/',
  '/new/champions',
  '/new/dicethrone',
  '/decks',
  '/decks/import',
  '/decks/compare',
  '/rules/',
  '/rules/champions:guard',
  '/rules/champions/backflip',
  '/settings',
  '/credits',
  '/nowhere',
] as const

/** Animations would only be waited for. */
const still = { reducedMotion: true }

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeVisible()
  for (const fold of await page.locator('main details').all())
    await fold.evaluate((one: HTMLDetailsElement) => (one.open = true))
}

test('axe finds nothing on any page that is read', async ({ page }) => {
  await hasty(page, still)
  for (const address of addresses) {
    await visit(page, address)
    // Hundreds of entries that look alike: a search leaves some of them.
    if (address === '/rules/') {
      await page.getByRole('searchbox').fill('manigance')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    }
    await expectAccessible(page, address)
  }
})

for (const textTable of [false, true]) {
  const how = textTable ? 'text table' : 'board'
  test(`axe finds nothing on tables shown as a ${how}`, async ({ page }) => {
    await hasty(page, { ...still, textTable })
    for (const name of ['defend', 'pay', 'late', 'roll', 'duel'] as const) {
      await openPrepared(page, name)
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
      await expectAccessible(page, `${name}, ${how}`)
    }
  })
}

test('axe finds nothing on the log, the rules beside a table, the curtain, the end and a replay', async ({
  page,
}) => {
  await hasty(page, { ...still, textTable: false })
  await openPrepared(page, 'late')
  await page.getByRole('button', { name: 'Show the log' }).click()
  await expectAccessible(page, 'log')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible()
  await expectAccessible(page, 'rules beside a table')
  await openPrepared(page, 'twoPeople')
  const curtain = page.locator('[data-curtain]')
  for (let n = 0; n < 60 && !(await curtain.isVisible()); n++) await playOn(page, 1, n + 1)
  await expect(curtain).toBeVisible()
  await expectAccessible(page, 'curtain')
  for (const name of ['lost', 'won'] as const) {
    await openPrepared(page, name)
    await expect(page.locator('[data-outcome]')).toBeVisible()
    await expectAccessible(page, `end, ${name}`)
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(fileOf(preparedSave(name)))
    await expect(page.locator('[data-replay]')).toBeVisible()
    await expectAccessible(page, `replay, ${name}`)
  }
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
    await hasty(page, { ...still, language: 'fr', textSize, textTable: false })
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
      await expect.soft(dock.locator('[data-confirm]'), name).toBeInViewport()
    }
  })
}

test('in forced colours, what can be chosen is still marked and focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await hasty(page, { ...still, textTable: false })
  await openPrepared(page, 'late')
  const option = page.locator('[data-option][aria-pressed]').first()
  await option.click()
  const pressed = page.locator('[data-option][aria-pressed="true"]').first()
  const idle = page.locator('[data-option][aria-pressed="false"]').first()
  const look = (one: typeof idle) =>
    one.evaluate((node) => {
      const { outlineStyle, borderWidth, borderStyle, backgroundColor, color } = getComputedStyle(node)
      return [outlineStyle, borderWidth, borderStyle, backgroundColor, color].join()
    })
  if ((await idle.count()) > 0) expect(await look(pressed)).not.toBe(await look(idle))
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
    await hasty(page, { ...still, textTable: false })
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
  await hasty(page, still)
  await openPrepared(page, 'turn')
  const confirm = page.locator('[data-confirm]')
  await page.locator('[data-option][aria-pressed]').first().focus()
  await page.keyboard.press('Enter')
  await confirm.focus()
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', before ?? '')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-dock]') !== null))
    .toBe(true)
})

test('the status keys say where the game stands', async ({ page }) => {
  await hasty(page, still)
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
  await page.locator('[data-confirm]').click()
  await expect(live).toContainText('Spider-Man')
})

/** Plays on with keys alone until the game is over. */
async function typeToTheEnd(page: Page, most: number): Promise<boolean> {
  const isOver = () => page.locator('[data-outcome]').isVisible()
  for (let n = 0; n < most; n++) {
    if (await isOver()) return true
    // A warning before the end of a turn: Tab leads to the button that ends it.
    if (await page.getByRole('alertdialog').isVisible()) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    for (const key of ['c', n % 3 === 0 ? 'e' : `${1 + (n % 7)}`, 'c', 'r', 'p'])
      await page.keyboard.press(key)
  }
  return isOver()
}

for (const [game, most] of [
  ['Marvel Champions', 600],
  ['Dice Throne', 900],
] as const) {
  test(`a whole game of ${game} is played with the keyboard alone`, async ({ page }) => {
    const faults = watchFaults(page)
    await hasty(page)
    await page.goto('/')
    const play = page.getByRole('button', { name: new RegExp(`Play now: ${game}`) })
    for (let n = 0; n < 30 && !(await play.evaluate((one) => one === document.activeElement)); n++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-at]')).toBeVisible({ timeout: 20_000 })
    expect(await typeToTheEnd(page, most)).toBe(true)
    await expect(page.locator('[data-outcome] h1')).toBeFocused()
    expect(faults).toEqual([])
  })
}

test('play now leads to a running game in one click', async ({ page }) => {
  await hasty(page)
  await playNow(page, 'Marvel Champions')
  await expect(page.locator('[data-confirm]')).toBeVisible()
})
