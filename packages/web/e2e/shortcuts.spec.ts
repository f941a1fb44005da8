import { expectAccessible } from './axe.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, test } from './test.ts'

test('the question mark lists all keys on every screen and at the table, and axe finds nothing there', async ({
  page,
}) => {
  await hasty(page)
  for (const address of ['/', '/settings', '/rules/champions:guard']) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('At the table')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await openPrepared(page, 'turn')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectAccessible(page, 'shortcuts')
})

test('a key is changed, a taken one is refused with its owner, and all come back', async ({ page }) => {
  await hasty(page)
  await page.goto('/')
  await expect(page.locator('main h1').first()).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard' })
  await list.getByRole('button', { name: /Search rules and cards, now/ }).click()
  await page.keyboard.press('g')
  await expect(list.getByRole('status')).toHaveText('G is already “Log”.')
  await page.keyboard.press('q')
  await expect(list.getByRole('status')).toContainText('Q')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('main h1').first()).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Restore the default keys' }).click()
  await page.keyboard.press('q')
  await expect(page.getByRole('complementary', { name: 'Rules' })).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible()
})

test('a remapped key works everywhere and the old one no longer does, and buttons print it', async ({
  page,
}) => {
  const keys = {
    undo: 'b',
    log: 'j',
    hint: 'k',
    textTable: 'n',
    pastBack: 'd',
    pastForward: 'f',
    end: 'q',
    confirm: 'z',
    readSummary: 'a',
  }
  await hasty(page, { keys, textTable: false, silenced: ['lethal', 'scheme'] })
  await openPrepared(page, 'midway')
  const screen = page.locator('[data-at]')
  const at = Number(await screen.getAttribute('data-at'))
  const said = page.locator('[data-said]')
  // The usual keys, all of them, change nothing.
  for (const key of ['u', 'i', 'x', ',', 's', 'e']) await page.keyboard.press(key)
  await expect(screen).toHaveAttribute('data-at', `${at}`)
  await expect(said).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.locator('[data-ends] kbd')).toHaveText('Q')
  await expect(page.locator('[data-hint]')).toHaveAttribute('aria-keyshortcuts', 'k')

  await page.keyboard.press('a')
  await expect(said).toContainText('Round')
  await page.keyboard.press('d')
  await expect(screen).toHaveAttribute('data-at', `${at - 1}`)
  await page.keyboard.press('f')
  await expect(screen).toHaveAttribute('data-at', `${at}`)
  await page.keyboard.press('k')
  await expect(page.getByRole('status').filter({ hasText: 'would' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('button', { name: 'Board', exact: true })).toBeVisible()
  // The text table foretells the villain phase too.
  await page.getByText('What comes next').click()
  await expect(page.locator('section[aria-label="Table"]')).toContainText(/next villain phase/i)
  await page.keyboard.press('n')
  // Cards were drawn before: to take that back, one is asked first.
  await page.keyboard.press('b')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  await expect(screen).not.toHaveAttribute('data-at', `${at}`)

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(list.getByRole('button', { name: 'Change the key: Undo, now B', exact: true })).toBeVisible()
})

test('at the start of a game the focus stands at its top, and F6 leads on from there', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'turn')
  await expect(page.locator('header[data-landmark]')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.locator('header[data-landmark]')).not.toBeFocused()
  expect(await page.evaluate(() => document.activeElement?.closest('[data-landmark]') !== null)).toBe(true)
})

test('F6 leads round to every region, past what is folded away', async ({ page }) => {
  await hasty(page, { textTable: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'midway')
  await expect(page.getByRole('log')).toBeVisible()
  // The board is fetched later than the log.
  await page.locator('[data-place="hand"]').first().waitFor()
  const region = (): Promise<string> =>
    page.evaluate(() => {
      const zone = document.activeElement?.closest('[data-landmark]')
      const title = document.getElementById(zone?.getAttribute('aria-labelledby') ?? '')
      return zone?.getAttribute('aria-label') ?? title?.textContent ?? ''
    })
  const seen: string[] = []
  for (let n = 0; n < 16; n++) {
    await page.keyboard.press('F6')
    const now = await region()
    if (now === seen[0]) break
    seen.push(now)
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(['Decision', 'Log', expect.stringMatching(/^Hand/)]))
})

test('Tab leads from the hand to the decision, and only then to the log', async ({ page }) => {
  await hasty(page, { textTable: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'midway')
  await page.locator('[data-place="hand"]').first().waitFor()
  await page.getByRole('region', { name: /^Hand/ }).locator('[data-roving][tabindex="0"]').focus()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-dock]') !== null))
    .toBe(true)
})

test('focus goes back where it was when the list of keys is closed', async ({ page }) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'turn')
  const hint = page.locator('[data-hint]')
  await hint.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(hint).toBeFocused()
})

test('every setting is kept', async ({ page }) => {
  await hasty(page, { sound: true })
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'everything' }).check()
  await page.getByRole('radio', { name: 'only the result' }).check()
  await page.getByRole('switch', { name: 'healing' }).uncheck()
  await page.getByRole('switch', { name: 'Vibration on phones' }).uncheck()
  await page.getByRole('radio', { name: '180%' }).check()
  await expect(page.locator('html')).toHaveCSS('font-size', '28.8px')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'everything' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'only the result' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'healing' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'damage' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Vibration on phones' })).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
})

test('the listeners of keys stay while one plays: a key that is told at a drawing is not missed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { changes: number }
    counted.changes = 0
    for (const name of ['addEventListener', 'removeEventListener'] as const) {
      const real = window[name].bind(window) as (...given: unknown[]) => void
      Object.assign(window, {
        [name]: (...given: unknown[]) => {
          if (given[0] === 'keydown') counted.changes++
          real(...given)
        },
      })
    }
  })
  await hasty(page, { textTable: false })
  const changes = () => page.evaluate(() => (window as unknown as { changes: number }).changes)
  await openPrepared(page, 'roll')
  await expect(page.locator('[data-asked]')).toBeVisible()
  // What comes late, comes once.
  await page.keyboard.press('4')
  await page.waitForTimeout(1000)
  const before = await changes()
  expect(before).toBeGreaterThan(0)
  for (const key of ['1', '2', '1', '3']) await page.keyboard.press(key)
  await page.waitForTimeout(300)
  expect(await changes()).toBe(before)
  await openPrepared(page, 'late')
  await expect(page.locator('[data-dock]')).toBeVisible()
  await page.waitForTimeout(500)
  const atSeats = await changes()
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('region', { name: /^Hand of/ })).not.toHaveAccessibleName(
    'Hand of Peter Parker',
  )
  expect(await changes()).toBe(atSeats)
})
