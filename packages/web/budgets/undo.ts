import type { Browser, Page } from '@playwright/test'
import { openPrepared } from '../e2e/prepared.ts'
import type { SituationName } from '../prepared/situations.ts'
import { type Budget, percentile, rounded } from './budget.ts'
import { freshPage } from './page.ts'
import { pressAndSee } from './paint.ts'

const LIMIT = 100
// As many as make the 95th percentile more than the worst of a handful.
const STEPS = 40

/** How long an undo takes to be painted after a thousand answers, and in a late game of four heroes. */
export async function undoBudgets(browser: Browser, address: string): Promise<Budget[]> {
  return [
    await undos(browser, address, 'thousand', 'undo painted after 1,000 answers'),
    await undos(browser, address, 'late', 'undo painted in a game of four heroes'),
  ]
}

async function undos(browser: Browser, address: string, name: SituationName, what: string): Promise<Budget> {
  const page = await freshPage(browser, address)
  await openPrepared(page, name)
  const steps: number[] = []
  for (let n = 0; n < STEPS; n++) {
    const milliseconds = await undoStep(page)
    if (milliseconds !== null) steps.push(milliseconds)
  }
  await page.context().close()
  return {
    id: `undo.${name}`,
    what,
    unit: 'ms',
    value: rounded(percentile(steps, 95)),
    most: LIMIT,
    of: `${steps.length} undos, middle ${rounded(percentile(steps, 50))} ms, worst ${rounded(Math.max(...steps))} ms`,
  }
}

/** One step back; over the barrier the page asks first, and the time is that of the word that allows it. */
async function undoStep(page: Page): Promise<number | null> {
  const asks = page.locator('[data-undo="asks"]:not(:disabled)')
  if (!(await asks.isVisible())) return took(page, '[data-undo]:not(:disabled)')
  await asks.click()
  await page.getByRole('alertdialog').waitFor()
  return took(page, '[role="alertdialog"] button:last-of-type')
}

async function took(page: Page, selector: string): Promise<number | null> {
  const painted = await pressAndSee(page, selector, 0, true)
  return painted?.milliseconds ?? null
}
