import type { Browser, Page } from '@playwright/test'
import { openPrepared } from '../e2e/prepared.ts'
import { type Budget, percentile, rounded } from './budget.ts'
import { freshPage } from './page.ts'
import { type Painted, pressAndSee } from './paint.ts'

const ANSWERS = 120
const PRESSES = ANSWERS * 6
const LIMIT = 100

/** Plays a late game of four heroes with clicks on its pieces, and times each from the click to the painted result. */
export async function answerBudgets(browser: Browser, address: string): Promise<Budget[]> {
  const page = await freshPage(browser, address)
  const answers: number[] = []
  const selections: number[] = []
  await openPrepared(page, 'late')
  for (let n = 0; answers.length < ANSWERS && n < PRESSES; n++) {
    if (await page.locator('[data-outcome]').isVisible()) await openPrepared(page, 'late')
    const painted = await step(page, n)
    if (painted !== null) (painted.isAnswer ? answers : selections).push(painted.milliseconds)
    // As while somebody looks at it: what follows may be computed.
    await page.waitForTimeout(150)
  }
  await page.context().close()
  return [
    budget('answer.p95', 'click to painted answer, 95 of 100', answers),
    budget('select.p95', 'click to painted selection, 95 of 100', selections),
  ]
}

/** A measure of nothing keeps no limit. */
function budget(id: string, what: string, times: readonly number[]): Budget {
  const value = times.length === 0 ? Number.POSITIVE_INFINITY : rounded(percentile(times, 95))
  const of = `${times.length} times, middle ${rounded(percentile(times, 50))} ms, worst ${rounded(Math.max(0, ...times))} ms`
  return { id, what, unit: 'ms', value, most: LIMIT, of }
}

const confirm = '[data-confirm]:not(:disabled)'
const verbs = '[data-piece] [data-verb]'
const pieces = ':is([data-mark="able"], [data-mark="target"], [data-mark="payable"]) > button'
const options = '[data-option][aria-pressed="false"]:not([data-ends])'
const ends = '[data-ends]'

/** One turn of this many presses is ended, whatever could still be done in it. */
const ENDING = 12

/** Presses what somebody would press next: what confirms, a verb, a piece, an option, the end. */
async function step(page: Page, n: number): Promise<Painted | null> {
  const isEnding = n % ENDING === ENDING - 1
  const order = isEnding ? [confirm, ends, options, verbs, pieces] : [confirm, verbs, pieces, options, ends]
  for (const selector of order) {
    const many = await page.locator(selector).filter({ visible: true }).count()
    if (many > 0) return pressAndSee(page, selector, n % many)
  }
  return null
}
