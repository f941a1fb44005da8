import { chance } from './chance.ts'
import { type Seen, settled } from './seen.ts'
import { expect, type Page } from './test.ts'

/** Settings of a hasty player, in place before the page loads. */
export async function hasty(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = {
    language: 'en',
    pace: 0,
    film: 0,
    warnEnd: false,
    textTable: true,
    reducedMotion: true,
    sound: false,
    // Nobody who plays this fast wants to be shown how.
    guided: ['champions', 'dicethrone', 'villainous', 'zombies'],
    ...more,
  }
  await page.addInitScript((text) => {
    if (localStorage.getItem('quadriga.settings') === null) localStorage.setItem('quadriga.settings', text)
  }, JSON.stringify(settings))
}

/** No exception and no error in the console may pass unseen. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** Begins a game with one click on the landing page. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^Play now: ${game}`) }).click()
  await expect(page.locator('[data-asked]')).toBeVisible({ timeout: 20_000 })
}

/** Does one thing about what is seen. */
export type Hand = (page: Page, seen: Seen, below: (n: number) => number) => Promise<void>

/** Plays until the game is over or so many things were done; true when it is over. The same numbers do the same things. */
export async function playOn(page: Page, most: number, seed = 7, hand: Hand = byDock): Promise<boolean> {
  const below = chance(seed)
  let seen = await settled(page)
  for (let n = 0; n < most && !seen.over; n++) {
    const { mark } = seen
    try {
      await hand(page, seen, below)
    } catch (error) {
      // A bot that acted in between may have taken away what was meant.
      seen = await settled(page)
      if (seen.mark === mark) throw error
      continue
    }
    seen = await settled(page, mark)
  }
  return seen.over
}

/**
 * A click of the mouse where a thing is seen, at once: nothing moves here that would have to come to rest first. What lies
 * under something else cannot be clicked.
 */
async function press(page: Page, selector: string, index = 0): Promise<void> {
  const [x, y] = await page.evaluate(
    ([all, n]) => {
      const found = [...document.querySelectorAll(all)].filter((one) => one.checkVisibility())[n]
      if (found === undefined) throw new Error(`there is no ${all} ${n}`)
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = found.getBoundingClientRect()
      const points = [0.5, 0.2, 0.8].flatMap((a) =>
        [0.5, 0.2, 0.8].map((b) => [left + a * width, top + b * height] as const),
      )
      const free = points.find(([a, b]) => found.contains(document.elementFromPoint(a, b)))
      if (free === undefined) throw new Error(`${all} ${n} is covered: ${found.outerHTML.slice(0, 200)}`)
      return free
    },
    [selector, index] as const,
  )
  await page.mouse.click(x, y)
}

const legal = ':is([data-mark="able"], [data-mark="target"], [data-mark="payable"]) > button'
const confirm = '[data-confirm]:not(:disabled)'
const roll = '[data-roving][aria-keyshortcuts="r"]:not(:disabled)'

/** Clicks in the dock alone; on a drawn board the pieces have what the dock does not list. */
export const byDock: Hand = async (page, seen, below) => {
  if (seen.curtain) await press(page, '[data-curtain] button')
  else if (seen.aloud && below(3) === 0) await press(page, '[data-aloud]')
  else if (seen.canConfirm && (seen.options === 0 || below(3) > 0)) await press(page, confirm)
  else if (seen.ends && (seen.options + seen.legal.length === 0 || below(4) === 0))
    await press(page, '[data-ends]')
  else if (seen.options === 0 && seen.legal.length > 0) await press(page, legal, below(seen.legal.length))
  // Points are shared out: all of them to the first.
  else if (seen.options === 0) await press(page, '[data-share]')
  else await press(page, '[data-option][aria-pressed]', below(seen.options))
}

/** Asks what a bot would do and does it; by chance where it has nothing to say. */
export const byHint: Hand = async (page, seen, below) => {
  if (seen.curtain || seen.over) return byDock(page, seen, below)
  await press(page, '[data-hint]')
  const says = page.locator('[data-dock] [role="status"]').filter({ has: page.locator('svg') })
  const isSaid = await says.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (!isSaid) return byDock(page, seen, below)
  await says.getByRole('button').click()
  // Passing is pointed out; what is chosen is confirmed.
  const isPass = await page.evaluate(() => document.activeElement?.matches('[data-ends]') ?? false)
  if (isPass) await page.keyboard.press('Enter')
  else if (await page.locator(confirm).isVisible()) await press(page, confirm)
  else await aimed(page, below)
}

const answers = (page: Page): Promise<string | null> =>
  page.locator('[data-at]').first().getAttribute('data-at')

/** A hint says what is done and not at what: the rest of the act is chosen by chance. */
async function aimed(page: Page, below: (n: number) => number): Promise<void> {
  const before = await answers(page)
  for (let n = 0; n < 8 && (await answers(page)) === before; n++)
    await byDock(page, await settled(page, '', 3000), below)
}

/** Clicks on the board; the dock confirms, ends, and has what no piece stands for. */
export const byBoard: Hand = async (page, seen, below) => {
  const pieces = seen.legal.length
  if (seen.sheet) await page.keyboard.press('Escape')
  else if (seen.warned) await press(page, '[data-ends]')
  else if (seen.canRoll && below(3) > 0) await press(page, roll)
  else if (seen.canConfirm && below(5) > 0) await press(page, confirm)
  else if (seen.verbs > 0 && (pieces === 0 || below(2) > 0))
    await press(page, '[data-piece] [data-verb]', below(seen.verbs))
  else if (pieces > 0 && below(2) > 0) await press(page, legal, below(pieces))
  else if (seen.ends && (seen.options === 0 || below(2) === 0)) await press(page, '[data-ends]')
  else if (seen.options > 0) await press(page, '[data-option][aria-pressed]', below(seen.options))
  else if (pieces > 0) await press(page, legal, below(pieces))
  else await press(page, seen.canConfirm ? confirm : roll)
}

/** Keys alone: numbers choose or keep dice, R throws, C confirms, E ends. */
export const byKeys: Hand = async ({ keyboard }, seen, below) => {
  if (seen.canRoll && below(4) > 0) {
    for (let die = 1; die <= 5; die++) if (below(3) === 0) await keyboard.press(`${die}`)
    await keyboard.press('r')
  } else if (seen.canConfirm && (seen.keys.length === 0 || below(4) > 0)) await keyboard.press('c')
  else if (seen.ends && (seen.keys.length === 0 || below(2) === 0)) await keyboard.press('e')
  else await keyboard.press(seen.keys[below(seen.keys.length)] ?? `${1 + below(9)}`)
}
