// How an answer is given on this page, with the mouse, in the fewest presses. When the page changes, this file changes,
// and nothing else here.
import type { Page } from '@playwright/test'
import type { Save } from '@quadriga/kernel'
import { fileOf } from '../e2e/prepared.ts'
import type { Act } from '../src/model/table/act.ts'
import { type Block, type Recorded, recordedDefences } from './defences.ts'
import { bestStart, type Die, without } from './dice.ts'
import type { Hand, Sight } from './measure.ts'
import { Mouse } from './mouse.ts'
import type { Step } from './steps.ts'

const confirm = '[data-confirm]:not(:disabled)'
const sheet = '[data-defences]'
const dice = '[data-piece]:has(> [aria-pressed][aria-keyshortcuts] [data-pips])'
const option = (key: string): string => `[data-option="${key}"]`
const piece = (thing: number): string => `[data-piece="${thing}"]`

export class PageHand implements Hand {
  readonly mouse: Mouse
  private readonly page: Page
  /** The dice that were kept for the throw at an answer. The page remembers them too, until it is opened again. */
  private tray: { at: number; kept: readonly number[]; isLost: boolean } = { at: -1, kept: [], isLost: false }

  /** What was planned for all hands at once. The page remembers it too, until it is opened again. */
  private defences: Recorded & { isLost: boolean } = { defenders: new Map(), until: -1, isLost: false }

  constructor(page: Page) {
    this.page = page
    this.mouse = new Mouse(page)
  }

  async open(saved: Save): Promise<void> {
    this.tray.isLost = true
    this.defences.isLost = true
    await this.page.goto('/')
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(fileOf(JSON.stringify(saved)))
  }

  async sight(from: number): Promise<Sight> {
    const found = await this.page.waitForFunction(sightNow, from)
    if (this.defences.isLost && from <= this.defences.until && (await this.has(sheet))) {
      await this.mouse.uncounted(() => this.plan(this.defences))
      return this.sight(from)
    }
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

  async give(step: Step, following: readonly Step[]): Promise<'given' | 'looks'> {
    // Asked aloud, one sees what everybody sees; for a card of the hand one asks for the screen.
    if ((await this.has('[data-aloud]')) && isSecret(step)) {
      await this.mouse.press('[data-aloud]')
      return 'looks'
    }
    if (await this.has(sheet)) await this.defend([step, ...following])
    else await this.answer(step, following)
    return 'given'
  }

  /** One sheet for all hands: who defended in the recording is chosen where the page has chosen somebody else. */
  private async defend(steps: readonly Step[]): Promise<void> {
    const keys = (await this.blocks()).map(({ key }) => key)
    const recorded = recordedDefences(steps, keys)
    this.defences = { ...recorded, isLost: false }
    await this.plan(recorded)
  }

  private async plan({ defenders }: Recorded): Promise<void> {
    for (const { key } of await this.blocks()) await this.defendAgainst(key, defenders.get(key) ?? -1)
    const at = await this.page.locator('[data-game][data-at]').getAttribute('data-at')
    await this.mouse.press(confirm)
    await this.page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-game][data-at]')?.dataset['at'] !== before,
      at,
    )
  }

  /** Choosing for one attack may change another, so that each is looked at when its turn comes. */
  private async defendAgainst(key: string, defender: number): Promise<void> {
    const chosen = (await this.blocks()).find((one) => one.key === key)?.chosen
    if (chosen === defender) return
    const block = `[data-attack="${key}"]`
    const row = `${block} [data-defender="${defender}"]`
    if (!(await this.has(row))) await this.mouse.press(`${block} button:not([data-defender])`)
    await this.mouse.press(row)
  }

  private blocks(): Promise<readonly Block[]> {
    return this.page.locator('[data-attack]').evaluateAll((all) =>
      all.map((one): Block => {
        const row = one.querySelector<HTMLElement>('[data-defender][aria-pressed="true"]')
        const { attack = '' } = (one as HTMLElement).dataset
        return { key: attack, chosen: Number(row?.dataset['defender'] ?? -1) }
      }),
    )
  }

  private async answer(step: Step, following: readonly Step[]): Promise<void> {
    const { shape } = step.decision
    const [only = ''] = step.picks
    if (only.startsWith('reroll:')) return this.throwAgain(step, only)
    if (await this.has(`[data-ends]${option(only)}`)) return this.decline(only)
    if (shape === 'some' || shape === 'pay') return this.giveSome(step)
    const act = actOf(step, following)
    if (act !== undefined) return this.act(step, act, following)
    return this.mouse.press(option(only))
  }

  /** Presses who acts, changes the payment to the recorded one, presses whom it is done to, and confirms where that is wanted. */
  private async act(step: Step, act: Act, following: readonly Step[]): Promise<void> {
    const { source, targets, payAt } = act
    if (source < 0) await this.mouse.press(option(step.picks[0] ?? ''))
    // The one thing to do beside declining is meant already.
    else if (step.decision.menu || !(await this.has(confirm))) await this.begin(act)
    const paid = payAt < 0 ? undefined : following[payAt - 1]
    if (paid !== undefined) await this.pay(paid, act.line[payAt] ?? [])
    for (const target of targets) if (await this.isOpen(step.at)) await this.choose(target)
    if (await this.isOpen(step.at)) await this.mouse.press(confirm)
  }

  /** A verb with a button of its own is pressed there; several verbs of a piece are told apart by the target, if there is one. */
  private async begin({ source, verb, targets, line }: Act): Promise<void> {
    const first = line[0]?.[0] ?? ''
    const own = `${piece(source)} [data-verb="${verb}"]`
    if (await this.has(own)) return this.mouse.press(own)
    if (await this.has(`${piece(source)}[data-mark="source"]`)) return
    await this.mouse.press(`${piece(source)} > button`)
    const tier = `${piece(source)} ${option(first)}`
    if (await this.has(tier)) return this.mouse.press(tier)
    if (targets.length === 0 && (await this.has(`${piece(source)} [data-verb="${verb}"]`)))
      await this.mouse.press(`${piece(source)} [data-verb="${verb}"]`)
  }

  private async choose(target: number): Promise<void> {
    if (await this.has(`${piece(target)}[data-mark="target"]`))
      await this.mouse.press(`${piece(target)} > button`)
  }

  /** Whether the question of an answer still stands: a press may have done the act already. */
  private async isOpen(at: number): Promise<boolean> {
    await this.drawn()
    return this.has(`[data-game][data-at="${at}"] [data-asked]`)
  }

  private drawn(): Promise<unknown> {
    return this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 60))),
    )
  }

  /** Takes back what is filled in and was not recorded, unless what is missing takes its place when it is put in. */
  private async pay({ decision, picks }: Step, filled: readonly string[]): Promise<void> {
    const missing = picks.filter((key) => !filled.includes(key))
    const wrong = filled.filter((key) => !picks.includes(key))
    const isReplaced = filled.slice(-missing.length).every((key) => wrong.includes(key))
    for (const key of isReplaced ? missing : [...wrong, ...missing]) await this.pressChoice(decision, key)
    for (const key of wrong) if (await this.isPaying(decision, key)) await this.pressChoice(decision, key)
  }

  private async isPaying({ options }: Step['decision'], key: string): Promise<boolean> {
    const { thing } = options.find((one) => one.key === key) ?? { thing: -1 }
    await this.drawn()
    return this.has(`${piece(thing)}[data-mark="pays"]`)
  }

  /** Touches what is selected and should not be, and the other way round, then confirms. */
  private async giveSome({ decision, picks, suggested }: Step): Promise<void> {
    const wrong = suggested.filter((key) => !picks.includes(key))
    const missing = picks.filter((key) => !suggested.includes(key))
    for (const key of [...wrong, ...missing]) await this.pressChoice(decision, key)
    await this.mouse.press(confirm)
  }

  /** By its piece where it lies on the board, else in the dock. */
  private async pressChoice({ options }: Step['decision'], key: string): Promise<void> {
    if (await this.has(option(key))) return this.mouse.press(option(key))
    const { thing } = options.find((one) => one.key === key) ?? { thing: -1 }
    await this.mouse.press(`${piece(thing)} > button`)
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
        const button = document.querySelector(`${ends}`)
        // While it takes a last look, nothing was said yet.
        if (button?.ariaBusy === 'true') return null
        return button?.textContent === words ? null : 'warned'
      },
      [button, at, says],
    )
    if ((await next.jsonValue()) === 'warned') await this.mouse.press('[data-dock] [data-ends]')
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
    await this.mouse.press(`button${option(key)}`)
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

/** Whether an answer plays a card of the hand. */
function isSecret({ picks }: Step): boolean {
  return picks.some((pick) => pick.startsWith('play:') || pick.startsWith('sell:'))
}

/** The act that was recorded: its answers are this one and those that follow, but for how it is paid. */
function actOf({ fan, picks }: Step, following: readonly Step[]): Act | undefined {
  const given = [picks, ...following.map((one) => one.picks)]
  return fan.acts.find(({ line, payAt }) =>
    line.every((answer, n) => n === payAt || answer.join() === given[n]?.join()),
  )
}

/** In the page: what is seen once nothing goes on automatically, after so many answers or later; null before that. */
function sightNow(least: number): Sight | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const curtain = document.querySelector('[data-curtain] h1')?.textContent ?? null
  if (curtain !== null) return { at: null, curtain: curtain.replace('Hand the screen to ', '') }
  const at = Number(document.querySelector<HTMLElement>('[data-game][data-at]')?.dataset['at'])
  // A board that is still being fetched is empty.
  const isFetched = !has('[data-drawn="true"]') || has('[data-drawn="true"] [data-piece]')
  const isAsked = has('[data-asked]') && !has('[data-passing]') && isFetched
  return isAsked && at >= least ? { at, curtain: null } : null
}
