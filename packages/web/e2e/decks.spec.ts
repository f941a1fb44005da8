import { expectAccessible } from './axe.ts'
import { hasty, watchFaults } from './player.ts'
import { expect, fixChance, type Page, test } from './test.ts'

/** A copy of the first ready-made deck, opened. */
async function copyDeck(page: Page): Promise<void> {
  await page.goto('/decks')
  await page.getByRole('button', { name: 'Copy: Spider-Man / Justice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spider-Man / Justice' })).toBeAttached()
  await expect(page.getByText('This deck can be played.')).toBeVisible()
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('a copied deck is changed, refuses what the rules refuse, and is there after a reload', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await copyDeck(page)
  const add = page.getByLabel('Cards to choose from').getByRole('button', { name: 'Add one: For Justice!' })
  await add.click()
  await expect(page.getByText('41 of 40 to 50 cards')).toBeVisible()
  // It says that it is disabled, and still answers why.
  await add.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('at most 3')
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Rule:/ })
    .click()
  await expect(page.getByRole('complementary', { name: 'Rules' })).toContainText('Building a Player Deck')
  await page.keyboard.press('Escape')
  await page.getByLabel('Name of the deck').fill('Web of justice')
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Web of justice')
  await expect(page.getByText('41 of 40 to 50 cards')).toBeVisible()
  expect(faults).toEqual([])
})

test('every step is undone and redone, and a version is restored', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByLabel('Name of the version').fill('As printed')
  await page.getByRole('button', { name: 'Keep this version' }).click()
  const pool = page.getByLabel('Cards to choose from')
  await pool.getByRole('button', { name: 'Take one out: Daredevil' }).click()
  await pool.getByRole('button', { name: 'Take one out: Energy' }).click()
  await page.getByRole('tab', { name: 'Deck', exact: true }).click()
  await expect(page.getByText('this one 38')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('this one 39')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('this one 38')).toBeVisible()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Restore the version of As printed' }).click()
  await page.getByRole('tab', { name: 'Deck', exact: true }).click()
  await expect(page.getByText('This deck can be played.')).toBeVisible()
})

test('cards are found as one types, in either language, and filters count at once', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  const pool = page.getByLabel('Cards to choose from')
  await pool.getByRole('button', { name: 'Clear filters' }).click()
  await pool.getByRole('searchbox').fill('equipe medicale')
  await expect(pool.getByText('1 card', { exact: true })).toBeVisible()
  await expect(pool.getByRole('button', { name: 'Med Team, 0 of 3' })).toBeVisible()
  await pool.getByRole('searchbox').fill('')
  await pool.getByRole('button', { name: 'Filters', exact: true }).click()
  await pool.getByRole('button', { name: 'Protection', exact: true }).click()
  await pool.getByRole('button', { name: 'ally', exact: true }).click()
  await expect(pool.getByText('2 cards', { exact: true })).toBeVisible()
})

test('with the keyboard alone: walk the cards, add, read, close, undo', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  const pool = page.getByLabel('Cards to choose from')
  const first = pool.getByRole('button', { name: /^Black Cat, / })
  for (let n = 0; n < 40 && !(await first.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const wanted = pool.getByRole('button', { name: /^For Justice!, / })
  for (let n = 0; n < 40 && !(await wanted.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await expect(wanted).toHaveAccessibleName('For Justice!, 3 of 3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'For Justice!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(wanted).toHaveAccessibleName('For Justice!, 2 of 3')
})

test('a row that goes away under the focus leaves it to its neighbour', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  const deck = page.getByRole('tabpanel')
  await deck.getByRole('button', { name: /^Daredevil, / }).focus()
  await page.keyboard.press('-')
  await expect(deck.getByRole('button', { name: /^Jessica Jones, / })).toBeFocused()
})

test('the builder changes its language and keeps what was done', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('button', { name: 'Take one out: Energy' }).first().click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByText('Un deck a au moins 40 cartes, celui-ci 39.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter : Énergie' })).toBeVisible()
})

test('an import says what it left out and what it added, and never fails as a whole', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await page.goto('/decks/import')
  const text = page.getByRole('textbox', { name: 'The deck' })
  await text.fill('nothing of use')
  await expect(page.getByText('There is no deck in this.')).toBeVisible()
  await text.fill('Brought along\n\nSpider-Man\n\n3x Haymaker (Core Set)\n2x No such card\n')
  await expect(page.getByText('“2x No such card”')).toBeVisible()
  await expect(page.getByText(/Added for Spider-Man: 15 cards/)).toBeVisible()
  await page.getByRole('button', { name: 'Add what could be read' }).click()
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Brought along')
  await expect(page.getByText('18 of 40 to 50 cards')).toBeVisible()
  expect(faults).toEqual([])
})

test('a file that is no text and a link that is mistyped get a message', async ({ page }) => {
  await hasty(page)
  await page.goto('/decks/import?code=MC1-THISISNODECK')
  await expect(page.getByText('There is no deck in this.')).toBeVisible()
  const buffer = Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'deck.o8d', mimeType: 'application/zip', buffer })
  await expect(page.getByText('This file holds no text.')).toBeVisible()
  await page.goto('/decks/no-such-deck')
  await expect(page.getByRole('alert')).toContainText('There is no deck at this address')
})

test('a link opens the deck for somebody else, and every format is offered', async ({ page, browser }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('tab', { name: 'Share' }).click()
  const link = await page.getByLabel('Link to this deck').inputValue()
  const download = page.waitForEvent('download')
  await page.getByLabel('Format').selectOption('octgn')
  await expect(page.getByLabel('The deck as it is exported')).toHaveValue(/<deck game=/)
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('spider-man-justice.o8d')
  const other = await browser.newPage()
  await fixChance(other.context())
  await hasty(other)
  await other.goto(link)
  await other.getByRole('button', { name: 'Add to my decks' }).click()
  await expect(other.getByText('This deck can be played.')).toBeVisible()
  await other.close()
})

test('a link with the code behind a # opens the deck too', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('tab', { name: 'Share' }).click()
  await page.getByLabel('Format').selectOption('code')
  const code = page.getByLabel('The deck as it is exported')
  await expect(code).toHaveValue(/^MC1-/)
  await page.goto(`/decks#${await code.inputValue()}`)
  await page.reload()
  await expect(page.getByText('This is the deck')).toBeVisible()
})

test('a kept deck that cannot be read is said, and the others are there', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quadriga')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('decks', 'readwrite')
          writing.objectStore('decks').put({ id: 'broken', updated: 1, cards: 'none' })
          writing.oncomplete = () => resolve()
        }
      }),
  )
  await page.goto('/decks')
  await expect(page.getByRole('alert')).toContainText('One kept deck cannot be read')
  await expect(page.getByRole('link', { name: 'Spider-Man / Justice' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete what cannot be read' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a deleted deck can be put back', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('“Spider-Man / Justice” was deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Spider-Man / Justice' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Spider-Man / Justice' })).toBeVisible()
})

test('a deck of one’s own is played', async ({ page }) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByLabel('Name of the deck').fill('Mine')
  await saved(page)
  await page.getByRole('link', { name: 'Play it' }).click()
  await expect(page.getByRole('combobox', { name: 'Deck', exact: true })).toHaveValue(/^[0-9a-f]{32}$/)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/table\//)
})

test('axe finds nothing on the deck builder and its tabs', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  await page.goto('/decks')
  await page.getByRole('button', { name: 'Spider-Man / Justice' }).first().click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(6)
  await expectAccessible(page, 'builder')
  // Hundreds of cards that look alike: a search leaves some of them.
  await page.getByRole('searchbox').fill('araignée')
  for (let n = 1; n < 5; n++) {
    await tabs.nth(n).click()
    if (n === 2) await page.getByRole('tabpanel').getByRole('button').first().click()
    await expectAccessible(page, `tab ${n}`, '[role=tabpanel]')
  }
})

test('axe finds nothing on filters, list and card of the deck builder, nor on an import that fails', async ({
  page,
}) => {
  await hasty(page)
  await copyDeck(page)
  await page.getByRole('button', { name: /^Filt/ }).click()
  await page.getByRole('button', { name: /^List/ }).click()
  await expectAccessible(page, 'list', 'section')
  await page.locator('li [data-roving]').first().click()
  await expectAccessible(page, 'card', 'dialog')
  await page.goto('/decks/import?code=MC1-THISISNODECK')
  await expect(page.locator('#imported')).toBeVisible()
  await expectAccessible(page, 'import that fails')
})

for (const width of [320, 390])
  test(`on a phone of ${width} pixels nothing scrolls sideways and the deck's state stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await hasty(page, { language: 'fr' })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.goto('/decks')
    await page.getByRole('button', { name: 'Copier : Spider-Man / Justice' }).click()
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(7)
    for (let n = 0; n < 6; n++) {
      await tabs.nth(n).click()
      if (n === 3) await page.getByRole('button', { name: 'Piocher une main' }).click()
      expect(await sideways()).toBeLessThanOrEqual(0)
      await expect(page.getByRole('button', { name: /Légal/ })).toBeInViewport({ ratio: 1 })
    }
    for (const address of ['/decks', '/decks/import', '/decks/compare']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await sideways()).toBeLessThanOrEqual(0)
    }
  })

test('a deck is tried out by a bot in the builder: it tells as it goes, stops and goes on', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await copyDeck(page)
  await page.getByRole('tab', { name: 'Try out' }).click()
  await page.getByRole('button', { name: 'Try it out' }).press('Enter')
  const deck = page.getByRole('region', { name: 'This deck' })
  await expect(deck.getByText(/^1 of 20 games played/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(deck.getByText(/^Won \d of \d: \d+%/)).toBeVisible()
  await expect(page.getByRole('table')).toContainText('For Justice!')
  await expectAccessible(page, 'a deck that is tried out', '[role=tabpanel]')
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  // What was played is not played again.
  await expect(deck.getByText(/^[1-9] of 20 games played/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await page.reload()
  await page.getByRole('tab', { name: 'Try out' }).click()
  await expect(deck.getByText(/^[1-9]\d* of 20 games played/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on' })).toBeEnabled()
  expect(faults).toEqual([])
})

test('in French one click tries a deck out', async ({ page }) => {
  await hasty(page, { language: 'fr' })
  await page.goto('/decks')
  await page.getByRole('button', { name: 'Copier : Spider-Man / Justice' }).click()
  await page.getByRole('tab', { name: 'Essai' }).click()
  await page.getByRole('combobox', { name: 'Méchant', exact: true }).selectOption('klaw')
  await page.getByRole('button', { name: 'Mettre à l’essai' }).click()
  const deck = page.getByRole('region', { name: 'Ce deck' })
  await expect(deck.getByText('Parties jouées : 1 sur 20')).toBeVisible({ timeout: 60_000 })
})
