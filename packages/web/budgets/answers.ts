import type { Browser, Page } from '@playwright/test'
import { openPrepared } from '../e2e/prepared.ts'
import { type Budget, percentile, rounded } from './budget.ts'
import { freshPage } from './page.ts'
import { pressAndSee } from './paint.ts'

const ANSWERS = 120
const LIMIT = 100

/** Answers a late game of four heroes with clicks, and times each from the click to the painted answer. */
export async function answerBudgets(browser: Browser, address: string): Promise<Budget[]> {
  const page = await freshPage(browser, address)
  const answers: number[] = []
  const selections: number[] = []
  await openPrepared(page, 'late')
  for (let n = 0; answers.length < ANSWERS && n < ANSWERS * 4; n++) {
    if (await page.locator('[data-outcome]').isVisible()) await openPrepared(page, 'late')
    const { option, confirm } = await step(page, n)
    if (option !== null) selections.push(option)
    if (confirm !== null) answers.push(confirm)
  }
  await page.context().close()
  const of = `${answers.length} answers, middle ${rounded(percentile(answers, 50))} ms, worst ${rounded(Math.max(...answers))} ms`
  return [
    {
      id: 'answer.p95',
      what: 'click to painted answer, 95 of 100',
      unit: 'ms',
      value: rounded(percentile(answers, 95)),
      most: LIMIT,
      of,
    },
    {
      id: 'select.p95',
      what: 'click to painted selection, 95 of 100',
      unit: 'ms',
      value: rounded(percentile(selections, 95)),
      most: LIMIT,
      of: `${selections.length} selections`,
    },
  ]
}

/** Selects an option where one is needed, lets what follows be computed as while somebody reads it, and confirms. */
async function step(page: Page, n: number): Promise<{ option: number | null; confirm: number | null }> {
  const options = await page.locator('[data-option][aria-pressed="false"]:not([data-ends])').count()
  const isReady = await page.locator('[data-confirm]:not(:disabled)').isVisible()
  if (isReady && (options === 0 || n % 2 === 1)) return { option: null, confirm: await answer(page) }
  if (options > 0) {
    const option = await pressAndSee(
      page,
      '[data-option][aria-pressed="false"]:not([data-ends])',
      n % options,
      {
        pressed: true,
      },
    )
    await page.waitForTimeout(150)
    const confirm = (await page.locator('[data-confirm]:not(:disabled)').isVisible())
      ? await answer(page)
      : null
    return { option, confirm }
  }
  return { option: null, confirm: await pressAndSee(page, '[data-ends]', 0, {}) }
}

const answer = (page: Page): Promise<number | null> =>
  pressAndSee(page, '[data-confirm]:not(:disabled)', 0, {})
