import { byMouse, zoneAt } from './missionPlayer.ts'
import { expect, type Page } from './test.ts'

/** What people do in the workshop's editors. */

export const kept = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible()

/** Unfolds a part of the forms. */
export async function openPart(page: Page, name: string): Promise<void> {
  const part = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}

/** A new tile of nine open streets, kept, and back to the list. */
export async function newTile(page: Page): Promise<void> {
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'New tile' }).click()
  await page.locator('[data-work="tile"]').waitFor()
  await expect(page.locator('[data-faults="0"]')).toBeVisible()
}

/** What lies in a zone is said by its form. */
export async function zone(page: Page, id: string): Promise<void> {
  await page.getByLabel('Zone', { exact: true }).selectOption(id)
}

/** A mission of two tiles, from nothing: walk from one tile to the Exit on the other. */
export async function buildMission(page: Page): Promise<void> {
  await newTile(page)
  await newTile(page)
  await page.goto('/workshop')
  await page.getByRole('button', { name: 'New mission' }).click()
  await page.getByLabel('Ground floor, row 1, place 1').selectOption('T1')
  await page.getByLabel('Ground floor, row 1, place 2').selectOption('T2')
  await page.locator('[data-map-zone="T1:z6"]').click()
  await page.getByLabel('Heroes start here').check()
  await zone(page, 'T2:z4')
  await page.getByLabel('Exit', { exact: true }).check()
  await zone(page, 'T1:z1')
  await page.getByLabel('Spawn Point', { exact: true }).selectOption('initial')
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page.getByLabel('Goal 1').selectOption('leave')
  await page.getByLabel('Name in English').fill('Over the bridge')
  await expect(page.locator('[data-faults="0"]')).toBeVisible()
  await kept(page)
}

/** One hero plays it to its end: over these zones to the Exit. */
export async function playIt(page: Page, way: readonly string[]): Promise<void> {
  const team = page.getByRole('group', { name: 'Heroes', exact: true })
  for (const hero of await team.getByRole('checkbox').all())
    await hero.setChecked((await hero.evaluate((box) => box.id)) === '')
  await team.getByLabel('Storm').check()
  await page.getByRole('button', { name: 'Play now' }).click()
  for (const zone of way) {
    await zoneAt(page, zone).waitFor()
    // Once to see what it costs, once to go; again where the map was still coming into sight.
    await expect(async () => {
      await byMouse(page, zone)
      expect(await zoneAt(page, zone).getAttribute('aria-label')).toMatch(/, Storm(,|$)/)
    }).toPass()
  }
  await page.locator('[data-option="endTurn"]').filter({ visible: true }).first().click()
  const leave = page.locator('[data-option="leave"]').filter({ visible: true }).first()
  const over = page.locator('[data-outcome]')
  const confirm = page.locator('[data-confirm]:enabled')
  await expect
    .poll(async () => {
      if (await over.isVisible()) return 'over'
      if (await leave.isVisible()) await leave.click()
      if ((await confirm.count()) > 0)
        await confirm
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined)
      return ''
    })
    .toBe('over')
  await expect(over).toContainText('accomplished')
}
