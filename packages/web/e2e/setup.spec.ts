import { hasty } from './player.ts'
import { expect, test } from './test.ts'

const sizes = [
  [1440, 900],
  [1280, 720],
  [844, 390],
  [390, 844],
  [320, 640],
] as const

test('the start is in sight at every size, wherever one has scrolled', async ({ page }) => {
  await hasty(page)
  for (const game of ['champions', 'dicethrone'])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(`/new/${game}`)
      const start = page.getByRole('button', { name: 'Start the game' })
      for (const share of [0, 0.5, 1]) {
        await expect(start).toBeVisible()
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
        await expect(start, `${game} ${width} ${share}`).toBeInViewport({ ratio: 1 })
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
})

test('heroes are chosen by their portraits, the easy ones first; one that sits elsewhere changes places', async ({
  page,
}) => {
  await hasty(page)
  await page.goto('/new/dicethrone')
  const heroes = page.getByRole('group', { name: 'Hero of seat 1' }).getByRole('radio')
  await expect(heroes).toHaveCount(16)
  await expect(heroes.first()).toHaveAccessibleName(/^Barbarian Complexity 1 of 6/)
  await expect(heroes.last()).toHaveAccessibleName(/Complexity 6 of 6/)
  await heroes.first().check()
  const foot = page.locator('p', { hasText: 'against' }).last()
  await expect(foot).toHaveText('Barbarian against Gunslinger')
  await page.getByRole('button', { name: /^Choose the hero of seat 2/ }).click()
  await page
    .getByRole('group', { name: 'Hero of seat 2' })
    .getByRole('radio', { name: /^Ninja/ })
    .check()
  await expect(foot).toHaveText('Barbarian against Ninja')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  // The last set-up is there again.
  await page.goto('/new/dicethrone')
  await expect(foot).toHaveText('Barbarian against Ninja')
})

test('two against two: teams are shown, and a ready game begins with partners opposite each other', async ({
  page,
}) => {
  await hasty(page)
  await page.goto('/new/dicethrone')
  await page.getByRole('radio', { name: /Two against two/ }).check()
  const team = (n: number) => page.getByRole('region', { name: `Team ${n}` })
  await expect(team(1)).toContainText('Seat 1')
  await expect(team(1)).toContainText('Seat 3')
  await expect(team(2)).toContainText('Seat 2')
  await expect(team(2)).toContainText('Seat 4')
  await page.getByRole('button', { name: /^Two against two\s· Barbarian, Moon Elf against/ }).click()
  await expect(page).toHaveURL(/\/table\//)
  await page.goto('/')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Barbarian, Moon Elf against' }).first(),
  ).toBeVisible()
})

test('the stages of a villain are told apart', async ({ page }) => {
  await hasty(page)
  await page.goto('/new/champions')
  const preview = page.getByRole('complementary', { name: 'What will lie on the table' })
  await expect(preview).toContainText('Rhino I')
  await expect(preview).toContainText('Rhino II')
  await expect(preview).not.toContainText('Rhino, Rhino')
})
