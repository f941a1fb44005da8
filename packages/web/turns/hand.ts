// How an answer is given on this page, with the mouse, in the fewest presses. When the page changes, this file changes,
// and nothing else here.
import type { Page } from '@playwright/test'
import type { Save } from '@quadriga/kernel'
import { fileOf } from '../e2e/prepared.ts'
import { bestStart, type Die, without } from './dice.ts'
import type { Hand, Sight } from './measure.ts'
import { Mouse } from './mouse.ts'
import type { Step } from './steps.ts'

const confirm = '[data-confirm]:not(:disabled)'
const dice = '[data-piece]:has(> [aria-pressed][aria-keyshortcuts] [data-pips])'
const option = (key: string): string => `[data-option="${key}"]`
const piece = (thing: number): string => `[data-piece="${thing}"]`

export class PageHand implements Hand {
  readonly mouse: Mouse
  private readonly page: Page
  /** The dice that were kept for the throw at an answer. The page remembers them too, until it is opened again. */
  private tray: { at: number; kept: readonly number[]; isLost: boolean } = { at: -1, kept: [], isLost: false }

  constructor(page: Page) {
    this.page = page
    this.mouse = new Mouse(page)
  }

  async open(saved: Save): Promise<void> {
    this.tray.isLost = true
    await this.page.goto('/')
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(fileOf(JSON.stringify(saved)))
  }

  async sight(from: number): Promise<Sight> {
    const found = await this.page.waitForFunction(sightNow, from)
    return (await found.jsonValue()) as Sight
  }

  async lift(): Promise<void> {
    const before = await this.page.locator('[data-curtain] h1').textContent()
    await this.mouse.press('[data-curtain] button')
    await this.page.waitForFunction(
      (person) => document.querySelector('[data-curtain] h1')?.textContent !== person,
      before,
    )
  }

  async give(step: Step): Promise<void> {
    const { shape } = step.decision
    const [only = ''] = step.picks
    if (shape === 'one') return this.giveOne(step, only)
    if (shape === 'some' || shape === 'pay') return this.giveSome(step.picks)
    throw new Error(`no recorded answer has the shape ${shape} yet: say here how it is given`)
  }

  private async giveOne(step: Step, key: string): Promise<void> {
    if (key.startsWith('reroll:')) return this.throwAgain(step, key)
    if (await this.has(`${option(key)}[aria-pressed="true"]`)) return this.mouse.press(confirm)
    if (await this.has(`[data-ends]${option(key)}`)) return this.decline(key)
    if (await this.has(`${option(key)}[aria-pressed]`)) return this.choose(key)
    return this.point(step, key)
  }

  /** Touches what is selected and should not be, and the other way round, then confirms. */
  private async giveSome(picks: readonly string[]): Promise<void> {
    const before = await this.selected()
    const wrong = before.filter((key) => !picks.includes(key))
    const missing = picks.filter((key) => !before.includes(key))
    for (const key of [...wrong, ...missing])
      await this.mouse.press(`[data-dock] ${option(key)}[aria-pressed]`)
    const now = await this.selected()
    if (now.toSorted().join() !== picks.toSorted().join()) throw new Error(`selected: ${now.join(' + ')}`)
    await this.mouse.press(confirm)
  }

  private selected(): Promise<string[]> {
    return this.page
      .locator('[data-dock] [data-option][aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['option'] ?? ''))
  }

  private async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).filter({ visible: true }).count()) > 0
  }

  /** Ends or passes at one touch; where something speaks against it, that is said first, and a second touch does it. */
  private async decline(key: string): Promise<void> {
    const button = `[data-ends]${option(key)}`
    const at = await this.page.locator('[data-game][data-at]').getAttribute('data-at')
    const says = await this.page.locator(button).textContent()
    await this.mouse.press(button)
    const next = await this.page.waitForFunction(
      ([ends, before, words]) => {
        const now = document.querySelector<HTMLElement>('[data-game][data-at]')?.dataset['at']
        if (now !== before) return 'taken'
        return document.querySelector(`${ends}`)?.textContent === words ? null : 'warned'
      },
      [button, at, says],
    )
    if ((await next.jsonValue()) === 'warned') await this.mouse.press('[data-dock] [data-ends]')
  }

  /** The first touch selects, the second confirms. */
  private async choose(key: string): Promise<void> {
    await this.mouse.press(`${option(key)}[aria-pressed]`)
    await this.page
      .locator(`${option(key)}[aria-pressed="true"]`)
      .first()
      .waitFor()
    await this.mouse.press(confirm)
  }

  /** By its piece on the board; where the piece has several choices, the dock then has them. */
  private async point({ decision: { options } }: Step, key: string): Promise<void> {
    const { thing } = options.find((one) => one.key === key) ?? { thing: -1 }
    await this.mouse.press(`${piece(thing)} > button`)
    if (options.filter((one) => one.thing === thing).length > 1)
      await this.mouse.press(`${option(key)}[aria-pressed]`)
    await this.page
      .locator(`${piece(thing)}[data-mark="chosen"]`)
      .first()
      .waitFor()
    await this.mouse.press(confirm)
  }

  /** Throws dice with these numbers again. */
  private async throwAgain({ at }: Step, key: string): Promise<void> {
    // What is advised is told a little later than the throw.
    await this.page.getByText('expected damage').first().waitFor()
    const { tray } = this
    if (tray.isLost && tray.at === at - 1)
      await this.mouse.uncounted(async () => this.keepBut(without(await this.lyingDice(), tray.kept)))
    const thrown = key.slice('reroll:'.length).split('-').map(Number)
    await this.keepBut(thrown)
    this.tray = { at, kept: without(await this.lyingDice(), thrown), isLost: false }
    await this.mouse.press(`[data-dock] button${option(key)}`)
  }

  /** Keeps all dice but those with these numbers: from what is kept, from nothing or from what is advised. */
  private async keepBut(thrown: readonly number[]): Promise<void> {
    const takes = await this.has('button:text-is("Keep these")')
    const { start, toggled } = bestStart(await this.lyingDice(), thrown, takes)
    if (start === 'none') await this.mouse.press('button:text-is("Keep none")')
    if (start === 'advised') await this.mouse.press('button:text-is("Keep these")')
    // Alike dice change places: a die is what lies at its place.
    for (const place of toggled) await this.mouse.press(`[aria-keyshortcuts="${place}"]:has(> [data-pips])`)
  }

  private lyingDice(): Promise<readonly Die[]> {
    return this.page.locator(dice).evaluateAll((all) =>
      all.map((one, n): Die => {
        const { kept } = (one as HTMLElement).dataset
        return {
          place: n + 1,
          pips: Number(one.querySelector<HTMLElement>('[data-pips]')?.dataset['pips']),
          kept: kept === 'true',
          advised: one.querySelector('[data-advised="true"]') !== null,
        }
      }),
    )
  }
}

/** In the page: what is seen once nothing goes on automatically, after so many answers or later; null before that. */
function sightNow(least: number): Sight | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const curtain = document.querySelector('[data-curtain] h1')?.textContent ?? null
  if (curtain !== null) return { at: null, curtain: curtain.replace('Hand the screen to ', '') }
  const at = Number(document.querySelector<HTMLElement>('[data-game][data-at]')?.dataset['at'])
  // Parts that are still being fetched leave their places empty, or hide what was there before.
  const isFilled = (place: Element): boolean =>
    [...place.children].some((one) => getComputedStyle(one).display !== 'none')
  const isFetched =
    [...document.querySelectorAll('[data-dock] > div')].every(isFilled) &&
    (!has('[data-drawn="true"]') || has('[data-drawn="true"] [data-piece]'))
  const isAsked = has('[data-confirm]') && !has('[data-passing]') && isFetched
  return isAsked && at >= least ? { at, curtain: null } : null
}
