import { hasty } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'
import { expect, test } from './test.ts'

test('a broken file gets French words in French, and the first screen keeps its shape', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const buttons = page.locator('main label', { hasText: /Ouvrir un fichier|Regarder un fichier/ })
    await expect(buttons).toHaveCount(2)
    const before = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(fileOf('{"once": "upon a time in a very long line without an end"'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Ce fichier ne peut pas être ouvert.')
    await expect(alert).toContainText('endommagé')
    await expect(alert).not.toContainText(/JSON at|Expected|Unexpected|position/)
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))).toEqual(
      before,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expect(alert).toBeInViewport({ ratio: 0.9 })
  }
})

test('the workshop of Zombies is found from the first screen', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Atelier de Zombies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier' })).toBeVisible()
})

test('an address without a table does not speak of a file', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  for (const address of ['/table/no-such-table', '/replay/no-such-replay']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune table à cette adresse')
    await expect(page.getByRole('alert')).not.toContainText('fichier ne peut')
    await expect(page.getByRole('alert')).toContainText('Cette partie n’existe pas ici.')
  }
})

test('a kept game says how far it is, and a lost one is not called won', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'midway')
  await page.goto('/')
  const kept = page.getByRole('listitem').filter({ hasText: 'Spider-Man against Rhino' })
  await expect(kept).toContainText('Round 3')
  await expect(kept).not.toContainText('answers')
  await openPrepared(page, 'lost')
  await page.goto('/')
  await page.getByText('1 finished game').click()
  await expect(page.locator('[data-verdict]')).toHaveText('lost')
})

test('all four games are in sight at 1280 by 720, also beside games to go on with', async ({ page }) => {
  for (const language of ['fr', 'en']) {
    await page.addInitScript(() => localStorage.removeItem('quadriga.settings'))
    await hasty(page, { language })
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const name of ['midway', 'turn', 'won'] as const) await openPrepared(page, name)
    await page.goto('/')
    await expect(page.locator('#resume')).toBeVisible()
    const cards = page.locator('article[data-game]')
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all())
      for (const button of await card.locator('a, button').all())
        await expect(button, language).toBeInViewport({ ratio: 1 })
    // Older games are folded, and none is lost.
    const kept = page.getByRole('region', { name: /Your games|Vos parties/ }).getByRole('listitem')
    await expect(kept).toHaveCount(1)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expect(kept).toHaveCount(language === 'fr' ? 3 : 6)
  }
})

test('large letters cut no word of the first screen, and leave the title its line', async ({ page }) => {
  await hasty(page, { textSize: 180 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'duel')
  await page.goto('/')
  await expect(page.locator('#resume')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  const lines = await title.evaluate(
    (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(lines).toBeLessThan(2)
  for (const name of await page.locator('main h2').all()) {
    const isWhole = await name.evaluate((one) => {
      one.style.overflowWrap = 'normal'
      return one.scrollWidth <= one.clientWidth
    })
    expect(isWhole, await name.innerText()).toBe(true)
  }
})
