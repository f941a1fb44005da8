import { readFileSync } from 'node:fs'
import { expectAccessible } from './axe.ts'
import { hasty, watchFaults } from './player.ts'
import { expect, test } from './test.ts'

interface Listed {
  readonly best?: readonly number[]
}

const first = (game: string): Listed => {
  const file = new URL(`../../bots/puzzles/${game}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly puzzles: readonly Listed[] }).puzzles[0] ?? {}
}

test('a puzzle of Champions is found from the first page; a turn that ends without a win is told, and it starts again', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page, { textTable: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'Puzzles' }).click()
  await expect(page.getByText('0 of 50 solved')).toHaveCount(5)
  await expectAccessible(page, 'puzzles')
  await page
    .getByRole('link', { name: /^1 ?[A-Z]/ })
    .first()
    .click()
  const note = page.locator('[data-puzzle]')
  await expect(note).toContainText('Win before your turn ends')
  await note.getByRole('button', { name: 'Show a way' }).click()
  await expect(note.getByRole('listitem')).not.toHaveCount(0)
  // The scheme would be completed: the table warns first.
  await page.locator('[data-ends]').click()
  await expect(page.getByRole('button', { name: 'Go on playing' })).toBeVisible()
  await page.locator('[data-ends]').click()
  await expect(note).toHaveAttribute('data-puzzle', 'wrong')
  await note.getByRole('button', { name: 'Start again' }).click()
  await expect(note).toHaveAttribute('data-puzzle', 'open')
  expect(faults).toEqual([])
})

test('dice that are thrown again are judged by exact odds, in French, and what was solved is marked', async ({
  page,
}) => {
  await hasty(page, { textTable: false, language: 'fr' })
  await page.goto('/puzzles/dicethrone/1')
  const note = page.locator('[data-puzzle]')
  await expect(note).toContainText('Quels dés promettent')
  await page.evaluate(() => localStorage.setItem('quadriga.solved', '"nonsense"'))
  // Nothing on the table tells the answer.
  await expect(page.getByText(/le mieux/)).toHaveCount(0)
  await page.locator('[data-piece] > button:has(> [data-pips])').first().waitFor()
  for (const pips of first('dicethrone').best ?? [])
    await page
      .locator(`[data-piece] > button:not([aria-pressed="true"]):has(> [data-pips="${pips}"])`)
      .first()
      .click()
  await page.locator('[data-piece] > button:has(> [data-pips])').first().press('r')
  await expect(note).toHaveAttribute('data-puzzle', 'right')
  await expect(note).toContainText('dégâts en moyenne, plus que tout autre choix')
  await note.getByRole('link', { name: 'Toutes les énigmes' }).click()
  await expect(page.getByRole('link', { name: /résolue$/ })).toHaveCount(1)
})

test('a turn of Zombies is to be survived: ending it at once is judged by imagined replies, and tried again', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page, { textTable: false, warnEnd: false })
  await page.goto('/puzzles/zombies/1')
  const note = page.locator('[data-puzzle]')
  await expect(note).toContainText('nobody is eliminated in the Enemy Phase')
  await page.locator('[data-ends]').click()
  await expect(note).toHaveAttribute('data-puzzle', 'wrong')
  await expect(note).toContainText('of 100 imagined replies, the best way found survives')
  await note.getByRole('button', { name: 'Start again' }).click()
  await note.getByRole('button', { name: 'Show a way' }).click()
  await expect(note.getByRole('listitem')).not.toHaveCount(0)
  expect(faults).toEqual([])
})

test('a puzzle of Villainous asks for a win, tells a way, and is over with the turn', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page, { textTable: false, warnEnd: false })
  await page.goto('/puzzles/villainous/1')
  const note = page.locator('[data-puzzle]')
  await expect(note).toContainText('Win before your turn ends')
  await note.getByRole('button', { name: 'Show a way' }).click()
  await expect(note.getByRole('listitem')).not.toHaveCount(0)
  expect(faults).toEqual([])
})
