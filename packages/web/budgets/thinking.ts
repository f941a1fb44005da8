import type { Browser, Page } from '@playwright/test'
import { fileOf } from '../e2e/prepared.ts'
import { preparedSave } from '../prepared/save.ts'
import { type Budget, percentile, rounded } from './budget.ts'
import { freshPage } from './page.ts'

const LIMIT = 100
const PRESSES = 60

/** Four Veterans play a mission while somebody opens and closes the sheet of the table: the page stays smooth as they think. */
export async function thinkingBudgets(browser: Browser, address: string): Promise<Budget[]> {
  const calm = await pressesAt(browser, address, 'me')
  const { times, answers } = await pressesAt(browser, address, 'veteran')
  const middles = [times, calm.times].map((some) => `${rounded(percentile(some, 50))} ms`)
  const of = `${times.length} presses during ${answers} answers of Veterans of Zombies, middle ${middles.join('; without bots ')}`
  // Bots that did not play would prove nothing.
  const value = answers === 0 ? Number.POSITIVE_INFINITY : rounded(percentile(times, 95))
  return [{ id: 'thinking.p95', what: 'press to paint while bots think', unit: 'ms', value, most: LIMIT, of }]
}

/** What presses took at a table where this person or bot holds every seat, and how many answers were given meanwhile. */
async function pressesAt(browser: Browser, address: string, holder: string) {
  const page = await freshPage(browser, address)
  const save = JSON.parse(preparedSave('mission')) as { readonly people: readonly string[] }
  const text = JSON.stringify({ ...save, people: save.people.map(() => holder) })
  await page.goto('/')
  await page.locator('input[type=file]').first().setInputFiles(fileOf(text))
  const screen = page.locator('[data-at]').first()
  await screen.waitFor()
  const begun = Number(await screen.getAttribute('data-at'))
  const times: number[] = []
  while (times.length < PRESSES) times.push(await pressed(page))
  const answers = Number(await screen.getAttribute('data-at')) - begun
  await page.context().close()
  return { times, answers }
}

/** Opens the sheet of the table, or closes it, and times the press to the frame that shows it. */
async function pressed(page: Page): Promise<number> {
  const isOpen = (await page.locator('dialog[open]').count()) > 0
  const button = isOpen ? 'dialog[open] button[aria-label="Close"]' : 'button[aria-haspopup="dialog"]'
  const time = await page
    .locator(button)
    .first()
    .evaluate(
      (found) =>
        new Promise<number>((resolve) => {
          const started = performance.now()
          ;(found as HTMLElement).click()
          requestAnimationFrame(
            () =>
              void scheduler.postTask(() => resolve(performance.now() - started), {
                priority: 'user-blocking',
              }),
          )
        }),
    )
  // As while somebody looks at it.
  await page.waitForTimeout(100)
  return time
}
