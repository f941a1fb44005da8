import { comer, lengthOf, playTogether } from './comers.ts'
import { createFor, gathered, letBotPlay, seeTheEnd } from './onlineTable.ts'
import { expect, test } from './test.ts'
import { timeServer } from './timeServer.ts'

// Whole games by people take minutes: `npm run -s browsers`.
for (const [game, people] of [
  ['villainous', 2],
  ['zombies', 2],
  ['champions', 4],
] as const)
  test(`${people} people come to ${game} by invitations, one on a phone, in two languages; somebody watches`, async ({
    browser,
  }) => {
    const server = await timeServer(15)
    const { players, eve } = await gathered(browser, server.at, game, people)
    const pages = players.map(({ page }) => page)
    await playTogether(pages, people + 2)
    await expect(async () => {
      const lengths = await Promise.all([...pages, eve.page].map(lengthOf))
      expect(new Set(lengths).size).toBe(1)
      expect(lengths[0]).toBeGreaterThan(1)
    }).toPass({ timeout: 30_000 })
    expect([...players, eve].flatMap(({ faults }) => faults)).toEqual([])
    for (const { context } of [...players, eve]) await context.close()
    await server.end()
  })

test('a stranger joins from the open list; others get the same cards and dice, and both tables are compared', async ({
  browser,
}) => {
  const server = await timeServer(15)
  const [ann, ben] = [await comer(browser, 'en', server.at), await comer(browser, 'fr', server.at)]
  const [cid, dan] = [await comer(browser, 'en', server.at), await comer(browser, 'en', server.at)]
  await createFor(ann.page, 'dicethrone', 2, 'list')
  await ann.page.locator('[data-people]').click()
  const dialog = ann.page.getByRole('dialog')
  await dialog.locator('summary', { hasText: 'The same cards and dice' }).click()
  await dialog.getByRole('button', { name: 'Another table with the same cards and dice' }).click()
  const links = [1, 2].map((n) => dialog.getByLabel(`Link for seat ${n} there`))
  const [first = '', second = ''] = await Promise.all(links.map((one) => one.inputValue()))
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ben.page.goto('/tables')
  await ben.page.getByRole('link', { name: /^Jouer / }).click()
  await ben.page.getByLabel('Votre nom').fill('Ben')
  await ben.page.getByRole('button', { name: 'Rejoindre', exact: true }).click()
  for (const [one, link, name] of [
    [cid, first, 'Cid'],
    [dan, second, 'Dan'],
  ] as const) {
    await one.page.goto(link)
    await expect(one.page.getByText(/the same cards and dice/)).toBeVisible()
    await one.page.getByLabel('Your name').fill(name)
    await one.page.getByRole('button', { name: 'Join', exact: true }).click()
  }
  const pages = [ann, ben, cid, dan].map(({ page }) => page)
  for (const page of pages) {
    await expect(page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
    await letBotPlay(page)
  }
  await seeTheEnd(pages)
  await ann.page.reload()
  const compared = ann.page.locator('[data-deal] li')
  await expect(compared).toHaveCount(2)
  await expect(compared.nth(0)).toContainText('this table')
  await expect(compared.nth(1)).toContainText('Cid, Dan')
  expect([ann, ben, cid, dan].flatMap(({ faults }) => faults)).toEqual([])
  for (const { context } of [ann, ben, cid, dan]) await context.close()
  await server.end()
})
