import type { Browser, Page } from '@playwright/test'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'
import { type Budget, rounded } from './budget.ts'
import { freshPage } from './page.ts'

const GAMES = 50
/** How often memory is measured. */
const EVERY = 10
/** Caches and compiled code fill up in the first games; from then on nothing may pile up. */
const WARM = 20
/** Per cent of growth that is measuring noise. */
const LIMIT = 10

const replays: readonly SituationName[] = ['won', 'lost', 'defend', 'roll']

/** Replays games one after the other in one page, from beginning to end, and compares the memory of page and worker. */
export async function memoryBudgets(browser: Browser, address: string): Promise<Budget[]> {
  const page = await freshPage(browser, address)
  await page.goto('/')
  const course: number[] = []
  for (let n = 1; n <= GAMES; n++) {
    await replay(page, replays[n % replays.length] as SituationName)
    if (n % EVERY === 0) course.push(await memoryOf(page))
  }
  const warm = course[WARM / EVERY - 1] ?? 0
  const last = course.at(-1) ?? 0
  await page.context().close()
  const grown = rounded(Math.max(0, (last / warm - 1) * 100))
  return [
    {
      id: 'memory.replays',
      what: `memory grown from ${WARM} to ${GAMES} replayed games`,
      unit: '%',
      value: grown,
      most: LIMIT,
      of: `page and worker after every ${EVERY} games: ${course.map(megabytes).join(', ')}`,
    },
  ]
}

/** Opens a replay from its file, goes to its end by turns, and comes home, without ever loading the page anew. */
async function replay(page: Page, name: SituationName): Promise<void> {
  const text = preparedSave(name)
  const { answers } = JSON.parse(text) as { readonly answers: readonly unknown[] }
  await chooseFile(page, text)
  await page.locator('[data-replay]').waitFor()
  for (const key of ['ArrowRight', ']', ']', ']', 'End']) await page.keyboard.press(key)
  await page.locator(`[data-replay="${answers.length}"]`).waitFor()
  await page.getByRole('link', { name: 'Quadriga, home' }).click()
  await page.locator('input[type=file]').nth(1).waitFor({ state: 'attached' })
}

/** Within the page: what Playwright does to an input of files keeps the whole screen around it in memory. */
async function chooseFile(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]
    if (input === undefined) throw new Error('the page takes no replays')
    const chosen = new DataTransfer()
    chosen.items.add(new File([content], 'replay.json', { type: 'application/json' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, text)
}

const megabytes = (bytes: number): string => `${rounded(bytes / 1e6)} MB`

/** Bytes of the page and its workers after a collection of garbage. */
async function memoryOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { measureUserAgentSpecificMemory } = performance as unknown as {
      measureUserAgentSpecificMemory?: () => Promise<{ readonly bytes: number }>
    }
    if (measureUserAgentSpecificMemory === undefined) throw new Error('the page is not isolated')
    return (await measureUserAgentSpecificMemory.call(performance)).bytes
  })
}
