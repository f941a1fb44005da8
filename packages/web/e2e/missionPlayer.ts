import type { RecordedWin } from '../prepared/recordedWin.ts'
import type { Locator } from '@playwright/test'
import { expect, type Page } from './test.ts'

/** How somebody points at a zone: with the mouse, a finger or the keyboard. */
export type PressZone = (page: Page, zone: string) => Promise<void>

export const zoneAt = (page: Page, zone: string): Locator => page.locator(`[data-zone="${zone}"]`)

/** Into the corner of a zone, where no figure is drawn. */
export const byMouse: PressZone = (page, zone) => zoneAt(page, zone).click({ position: { x: 26, y: 62 } })

export const byFinger: PressZone = (page, zone) => zoneAt(page, zone).tap({ position: { x: 26, y: 62 } })

/** F6 to the map, arrows over walls and all, then Enter. */
export const byArrows: PressZone = async (page, zone) => {
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

const answersIn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-at]').first().getAttribute('data-at'))

/** Many short waits: a mission has many answers. */
const SOON = [20, 40, 80, 160]

const zoned = ['move', 'attack', 'to', 'zone', 'way']

/** Plays the answers of a recorded win on the map, from one to another. */
export async function playWin(
  page: Page,
  { answers }: RecordedWin,
  [from, to]: readonly [number, number],
  press: PressZone,
): Promise<void> {
  for (let n = from; n < to; ) {
    const [, key = ''] = answers[n] ?? []
    const next = answers[n + 1]?.[1] ?? ''
    await playAnswer(page, key, next, press)
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

async function playAnswer(page: Page, key: string, next: string, press: PressZone): Promise<void> {
  const verb = key.split(':')[0] ?? ''
  const name = key.slice(verb.length + 1)
  if (zoned.includes(verb)) {
    await press(page, name)
    await press(page, name)
    if (verb === 'attack') await attack(page, next)
    return
  }
  if (verb === 'open') await reachOpening(page, name)
  const before = await answersIn(page)
  const option = page.locator(`[data-option="${key}"]`).filter({ visible: true }).first()
  const isMeant = (await option.getAttribute('aria-pressed', { timeout: 500 }).catch(() => 'true')) === 'true'
  if (verb === 'use') await page.locator(`[data-face="${name}"]`).click()
  else if (!isMeant) await option.click()
  await confirmed(page, before, key)
}

/** What cannot be taken back, and what is meant already, is confirmed in the dock. */
async function confirmed(page: Page, before: number, key: string): Promise<void> {
  const confirm = page.locator('[data-confirm]:enabled')
  const isThere = async (): Promise<string> => {
    if ((await answersIn(page)) > before) return 'answered'
    return (await confirm.count()) > 0 ? 'confirm' : ''
  }
  await expect.poll(isThere, { message: `${key} after ${before}`, intervals: SOON }).not.toBe('')
  // An answer may be on its way: the button that it leaves behind is not pressed for it.
  if ((await isThere()) === 'confirm') await confirm.click({ timeout: 2000 }).catch(() => undefined)
}

/** The attack is built already: Power, then the dice. */
async function attack(page: Page, next: string): Promise<void> {
  await page.locator('[data-builder]').waitFor()
  const power = next.startsWith('spend:') ? Number(next.slice('spend:'.length)) : 0
  for (let n = 0; n < power; n++) await page.getByRole('button', { name: 'More Power' }).click()
  await page.locator('[data-confirm]').click()
}

/** A door is opened at the zone behind it. */
async function reachOpening(page: Page, opening: string): Promise<void> {
  const sides = await page.locator(`[data-opening="${opening}"]`).first().getAttribute('data-sides')
  for (const side of sides?.split(' ') ?? []) {
    await byMouse(page, side)
    if ((await page.locator(`[data-strip] [data-option="open:${opening}"]`).count()) > 0) return
  }
}
