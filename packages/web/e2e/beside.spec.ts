import { chance } from './chance.ts'
import { comer, english, invitation, isAsked, joinBy, pressTogether } from './comers.ts'
import { expect, test } from './test.ts'

test('two people at one device and one elsewhere: between the two a curtain falls, and each plays for themselves', async ({
  browser,
}) => {
  const [ann, ben] = [await comer(browser), await comer(browser)]
  const { page } = ann
  await page.goto('/new/dicethrone')
  await page.getByRole('radio', { name: /^3/ }).check()
  await page.getByLabel('Who plays').nth(0).selectOption('me')
  await page.getByLabel('Who plays').nth(1).selectOption('person')
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Léa')
  await page.getByLabel('Who plays').nth(2).selectOption('person')
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page
    .getByLabel(/^The person who plays/)
    .first()
    .selectOption('here')
  await page.getByRole('button', { name: 'Create the table' }).click()
  // Whose hand is seen first is theirs to say.
  const curtain = page.locator('[data-curtain]')
  /** Whom the curtain names, and how many cards lie in the page meanwhile: at one moment, for an answer elsewhere may lift it. */
  const curtained = (): Promise<{ readonly name: string; readonly pieces: number } | null> =>
    page.evaluate(() => {
      const name = document.querySelector('[data-curtain] h1')?.textContent
      const pieces = document.querySelectorAll('[data-piece]').length
      return name === undefined || name === null
        ? null
        : { name: name.replace('Hand the screen to ', ''), pieces }
    })
  await expect(curtain).toContainText(/Hand the screen to (Ann|Léa)/)
  const first = await curtained()
  expect(first?.pieces).toBe(0)
  const names = new Set([first?.name ?? ''])
  await curtain.getByRole('button').click()
  await joinBy(ben.page, await invitation(page, /^Invite to/, /^Link for/), 'Ben', english)
  const below = chance(5)
  for (let n = 0; n < 60 && names.size < 2; n++) {
    await expect.poll(async () => (await isAsked(page)) || isAsked(ben.page)).toBe(true)
    const seen = await curtained()
    if (seen !== null) {
      names.add(seen.name)
      // The other's cards are nowhere in the page meanwhile.
      expect(seen.pieces).toBe(0)
    }
    await pressTogether([page, ben.page], below)
  }
  expect([...names].toSorted()).toEqual(['Ann', 'Léa'])
  await page.reload()
  await expect(page.locator('[data-curtain], [data-people]').first()).toBeVisible({ timeout: 20_000 })
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close()])
})
