import type { GameId } from '../src/model/table/snapshot.ts'
import { comer, english, french, invitation, joinBy } from './comers.ts'
import { expect, type Page } from './test.ts'

/** Sets a game up for so many people, with watchers or not, and puts it on the server. */
export async function createFor(page: Page, game: GameId, people: number, place = ''): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: new RegExp(`^${people}( ·|$)`) }).check()
  for (let seat = 0; seat < people; seat++)
    await page
      .getByLabel('Who plays')
      .nth(seat)
      .selectOption(seat === 0 ? 'me' : 'person')
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('People may watch').check()
  if (place !== '') await page.getByLabel('Where the table is found').selectOption(place)
  await page.getByRole('button', { name: 'Create the table' }).click()
  await expect(page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
}

export const PHONE = { width: 390, height: 844 }

type Comer = Awaited<ReturnType<typeof comer>>

/**
 * Ann begins a table on the server at this address; everybody else comes by an invitation, in English and in French in turn, the second on
 * a phone. The last one watches.
 */
export async function gathered(
  browser: Parameters<typeof comer>[0],
  at: string,
  game: GameId,
  people: number,
): Promise<{ readonly players: readonly Comer[]; readonly eve: Comer }> {
  const ann = await comer(browser, 'en', at)
  await createFor(ann.page, game, people)
  const players = [ann]
  for (let n = 1; n < people; n++) {
    const isFrench = n % 2 === 1
    const one = await comer(browser, isFrench ? 'fr' : 'en', at)
    if (n === 1) await one.page.setViewportSize(PHONE)
    const link = await invitation(ann.page, /^Invite to (?!watch)/, /^Link for/)
    await joinBy(one.page, link, `Guest ${n}`, isFrench ? french : english)
    players.push(one)
  }
  const eve = await comer(browser, 'en', at)
  const link = await invitation(ann.page, /^Invite to watch/, /^Link to watch/)
  await joinBy(eve.page, link, 'Eve', english)
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
  await expect(ann.page.locator('[data-people]')).toHaveAttribute('data-away', '0')
  return { players, eve }
}

/** A bot plays on for everybody whose page this is: the game comes to its end by itself. */
export async function letBotPlay(page: Page): Promise<void> {
  await page.locator('[data-people]').click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^(Let a bot play|Laisser un bot jouer)/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^(Close|Fermer)$/ }).click()
  await expect(dialog).toHaveCount(0)
}

export async function seeTheEnd(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('[data-outcome]')).toBeVisible({ timeout: 100_000 })
}
