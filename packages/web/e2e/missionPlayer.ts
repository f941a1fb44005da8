import type { RecordedWin } from '../prepared/recordedWin.ts'
import type { Locator } from '@playwright/test'
import { byKey } from './keyWays.ts'
import { expect, type Page } from './test.ts'

/** How somebody points at a zone. */
type PressZone = (page: Page, zone: string) => Promise<void>

/** Somebody at the map: with the mouse, or with the keyboard alone. */
export interface MissionHand {
  readonly zone: PressZone
  /** Presses the first control that is seen among those of a selector, if it is there within so many milliseconds. */
  readonly press: (page: Page, selector: string, patience?: number) => Promise<void>
}

export const zoneAt = (page: Page, zone: string): Locator => page.locator(`[data-zone="${zone}"]`)

/** Into the corner of a zone, where no figure is drawn. */
export const byMouse: PressZone = (page, zone) => zoneAt(page, zone).click({ position: { x: 26, y: 62 } })

export const byFinger: PressZone = (page, zone) => zoneAt(page, zone).tap({ position: { x: 26, y: 62 } })

/** F6 to the map, arrows over walls and all, then Enter. */
const byArrows: PressZone = async (page, zone) => {
  await expect(zoneAt(page, zone)).toBeVisible()
  const isOnMap = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[data-zone]') === true)
  for (let n = 0; n < 12 && !(await isOnMap()); n++) await page.keyboard.press('F6')
  for (let n = 0; n < 20; n++) {
    const key = await page.evaluate(arrowTowards, zone)
    if (key === '') break
    await page.keyboard.press(`Shift+${key}`)
  }
  await expect(zoneAt(page, zone)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The arrow that leads from the zone with the focus to another one; '' where one is there. */
function arrowTowards(zone: string): string {
  const from = document.activeElement?.querySelector('rect')?.getBoundingClientRect()
  const to = document.querySelector(`[data-zone="${zone}"] rect`)?.getBoundingClientRect()
  if (from === undefined || to === undefined) return ''
  const inside = (a: number, b: number, c: number, d: number): boolean => a < d - 2 && c < b - 2
  if (!inside(from.top, from.bottom, to.top, to.bottom)) return from.top < to.top ? 'ArrowDown' : 'ArrowUp'
  if (!inside(from.left, from.right, to.left, to.right))
    return from.left < to.left ? 'ArrowRight' : 'ArrowLeft'
  return ''
}

const seen = (page: Page, selector: string): Locator =>
  page.locator(selector).filter({ visible: true }).first()

export const mouse: MissionHand = {
  zone: byMouse,
  press: (page, selector, patience = 10_000) => seen(page, selector).click({ timeout: patience }),
}

export const keyboard: MissionHand = { zone: byArrows, press: byKey }

const answersIn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-at]').first().getAttribute('data-at'))

/** The answers of a recorded win in the text table: whatever can be done has a button in the dock. */
export async function playWinInWords(page: Page, { answers }: RecordedWin): Promise<void> {
  for (let n = 0; n < answers.length; ) {
    const [, key = ''] = answers[n] ?? []
    const next = answers[n + 1]?.[1] ?? ''
    await chooses(page, `[data-dock] [data-option="${key}"]`, keyboard)
    await confirmed(page, n, key, keyboard)
    n += key.startsWith('use:') && isOneAct(key, next) ? 2 : 1
    await expect
      .poll(() => answersIn(page), { message: `after ${key}, answer ${n}`, intervals: SOON })
      .toBeGreaterThanOrEqual(n)
  }
}

/** Many short waits: a mission has many answers. */
const SOON = [20, 40, 80, 160]

const zoned = ['move', 'attack', 'to', 'zone', 'way']

/** Plays the answers of a recorded win on the map. */
export async function playWin(page: Page, { answers }: RecordedWin, hand: MissionHand): Promise<void> {
  for (let n = 0; n < answers.length; ) {
    const [, key = ''] = answers[n] ?? []
    const next = answers[n + 1]?.[1] ?? ''
    await playAnswer(page, key, next, hand)
    n += isOneAct(key, next) ? 2 : 1
    await expect
      .poll(() => answersIn(page), { message: `after ${key}, answer ${n}`, intervals: SOON })
      .toBeGreaterThanOrEqual(n)
  }
}

/** An act may hold two answers: the attack with its Power, a Skill with its only target. */
function isOneAct(key: string, next: string): boolean {
  return (
    (key.startsWith('attack:') && next.startsWith('spend:')) ||
    (key.startsWith('use:') && next.startsWith('target:'))
  )
}

async function playAnswer(page: Page, key: string, next: string, hand: MissionHand): Promise<void> {
  const verb = key.split(':')[0] ?? ''
  const name = key.slice(verb.length + 1)
  if (zoned.includes(verb)) {
    await hand.zone(page, name)
    await hand.zone(page, name)
    if (verb === 'attack') await attack(page, next, hand)
    return
  }
  if (verb === 'open') await reachOpening(page, name, hand)
  const before = await answersIn(page)
  if (verb === 'use') await hand.press(page, `[data-face="${name}"]`)
  else await chooses(page, `[data-option="${key}"]`, hand)
  await confirmed(page, before, key, hand)
}

/** Presses an option, unless it is meant already, as the only one is. */
async function chooses(page: Page, option: string, hand: MissionHand): Promise<void> {
  const isMeant = await seen(page, option)
    .getAttribute('aria-pressed', { timeout: 500 })
    .catch(() => 'true')
  if (isMeant !== 'true') await hand.press(page, option)
}

const confirm = '[data-confirm]:enabled'

/** What cannot be taken back, and what is meant already, is confirmed in the dock. */
async function confirmed(page: Page, before: number, key: string, hand: MissionHand): Promise<void> {
  const isThere = async (): Promise<string> => {
    if ((await answersIn(page)) > before) return 'answered'
    return (await page.locator(confirm).count()) > 0 ? 'confirm' : ''
  }
  await expect.poll(isThere, { message: `${key} after ${before}`, intervals: SOON }).not.toBe('')
  // An answer may be on its way: the button that it leaves behind is not pressed for it.
  if ((await isThere()) === 'confirm') await hand.press(page, confirm, 2000).catch(() => undefined)
}

/** The attack is built already: Power, then the dice. */
async function attack(page: Page, next: string, hand: MissionHand): Promise<void> {
  await page.locator('[data-builder]').waitFor()
  const power = next.startsWith('spend:') ? Number(next.slice('spend:'.length)) : 0
  for (let n = 0; n < power; n++) await hand.press(page, '[data-builder] [aria-label="More Power"]')
  await hand.press(page, confirm)
}

/** A door is opened at the zone behind it. */
async function reachOpening(page: Page, opening: string, { zone }: MissionHand): Promise<void> {
  const sides = await page.locator(`[data-opening="${opening}"]`).first().getAttribute('data-sides')
  for (const side of sides?.split(' ') ?? []) {
    await zone(page, side)
    if ((await page.locator(`[data-strip] [data-option="open:${opening}"]`).count()) > 0) return
  }
}
