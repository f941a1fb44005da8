import { byBoard, byKeys, type Hand, hasty, playNow, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

/** Nothing is passed automatically: that takes its time, so that nobody learns from it who can react. */
const asked = { passing: 'always' }

/** Plays to the end, which takes the focus. */
async function toTheEnd(page: Page, seed: number, hand: Hand): Promise<void> {
  expect(await playOn(page, 1500, seed, hand)).toBe(true)
  await expect(page.locator('[data-outcome] h1')).toBeFocused()
}

for (const game of ['Marvel Champions', 'Dice Throne'])
  test(`${game} is played with the keyboard alone, from the landing page to its end`, async ({ page }) => {
    const faults = watchFaults(page)
    await hasty(page, asked)
    await page.goto('/')
    const begin = page.getByRole('button', { name: new RegExp(`Play now: ${game}`) })
    await expect(begin).toBeVisible()
    for (let n = 0; n < 40 && !(await begin.evaluate((one) => one === document.activeElement)); n++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-asked]')).toBeVisible({ timeout: 20_000 })
    await toTheEnd(page, 5, byKeys)
    expect(faults).toEqual([])
  })

test('a game is played on the board with the mouse, from the landing page to its end and back', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page, { ...asked, textTable: false })
  await playNow(page, 'Marvel Champions')
  await toTheEnd(page, 11, byBoard)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  expect(faults).toEqual([])
})

for (const [name, how, hand] of [
  ['turn', 'the keyboard alone', byKeys],
  ['closing', 'the keyboard alone', byKeys],
  ['closing', 'the mouse', byBoard],
] as const)
  test(`a game is played on the board with ${how} to its end: ${name}`, async ({ page }) => {
    const faults = watchFaults(page)
    await hasty(page, { ...asked, textTable: false })
    await openPrepared(page, name)
    await toTheEnd(page, 5, hand)
    expect(faults).toEqual([])
  })

for (const name of ['pay', 'defend', 'reaction', 'roll'] as const)
  test(`a game goes on after a reload where it was, in the middle of an effect: ${name}`, async ({
    page,
  }) => {
    await hasty(page)
    await openPrepared(page, name)
    const dock = page.getByRole('region', { name: 'Decision' })
    const table = page.getByRole('region', { name: 'Table' })
    await settled(page)
    // What a selection would lead to is told a little later than asked.
    const question = () =>
      dock.evaluate((one) => [
        one.querySelector('p')?.textContent,
        ...[...one.querySelectorAll('[data-option]')].map(
          (option) => `${option.textContent} ${option.getAttribute('aria-pressed')}`,
        ),
      ])
    const [asked, lies] = [await question(), await table.innerText()]
    await page.reload()
    await expect(page.locator('[data-asked]')).toBeVisible()
    await expect.poll(() => table.innerText()).toBe(lies)
    await expect.poll(question).toEqual(asked)
  })

test('a second tab of the same game only watches, until it is asked to play or the first is closed', async ({
  page,
  context,
}) => {
  await hasty(page)
  await openPrepared(page, 'turn')
  await expect(page).toHaveURL(/\/table\//)
  const second = await context.newPage()
  await hasty(second)
  await second.goto(page.url())
  await expect(second.getByText('This game is being played in another tab.')).toBeVisible()
  await expect(second.locator('[data-asked]')).toHaveCount(0)
  // One plays where one sits: the first tab hands the game over and shows it from then on.
  await second.getByRole('button', { name: 'Play here' }).click()
  await expect(second.locator('[data-asked]')).toBeVisible()
  await expect(page.getByText('This game is being played in another tab.')).toBeVisible()
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  // A tab that is closed leaves the game to the one that is left.
  await second.close()
  await expect(page.locator('[data-asked]')).toBeVisible()
})
