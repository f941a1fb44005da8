import type { Page } from './test.ts'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'

/** A text as a file that somebody chooses. */
export const fileOf = (text: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Opens a prepared game as a player does: from its file, on the landing page. */
export async function openPrepared(page: Page, name: SituationName): Promise<void> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(preparedSave(name)))
  await page.locator('[data-at], [data-curtain]').first().waitFor()
}
