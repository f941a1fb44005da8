import { preparedSave } from '../prepared/save.ts'
import { expectAccessible } from './axe.ts'
import { hasty } from './player.ts'
import { fileOf } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/** Who plays the second seat, as the sheet of the table says. */
async function opponent(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Seats, pace and replay' }).click()
  const holder = page.getByLabel(/^Who plays/).nth(1)
  return holder.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text ?? '')
}

test('a level is chosen with a style, the dial is off until it is turned on, and says where it stands', async ({
  page,
}) => {
  await hasty(page)
  await page.goto('/new/dicethrone')
  await page.getByLabel('Who plays').nth(1).selectOption('veteran')
  await page.getByLabel('Style').selectOption('careful')
  await expect(page.getByText('it defends, heals and clears the way first')).toBeVisible()
  const dial = page.getByRole('switch', { name: /Adapt bots to how I do/ })
  await expect(dial).not.toBeChecked()
  await dial.check()
  await expect(page.getByText('Veteran bot, careful, as chosen')).toBeVisible()
  await expectAccessible(page, 'a set-up with a style')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await opponent(page)).toBe('Veteran bot, careful')
})

test('after two defeats the next opponent plays one level lower, and both are named', async ({ page }) => {
  await hasty(page)
  await page.addInitScript(() => {
    const kept = { isOn: true, dials: { dicethrone: { steps: 0, run: -1 } }, counted: [], chosen: [] }
    if (localStorage.getItem('quadriga.dial') === null)
      localStorage.setItem('quadriga.dial', JSON.stringify(kept))
  })
  const save: unknown = JSON.parse(preparedSave('beaten'))
  const against = JSON.stringify({ ...(save as object), people: ['me', 'veteran-bold'] })
  await page.goto('/')
  await page.locator('input[type=file]').first().setInputFiles(fileOf(against))
  await expect(page.locator('[data-outcome="lost"] [data-dial]')).toHaveText(
    'Next game: Regular bot, bold, adapted from Veteran bot, bold',
  )
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('[data-outcome]')).toHaveCount(0)
  expect(await opponent(page)).toBe('Regular bot, bold')
})
