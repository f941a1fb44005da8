import type { Page } from '@playwright/test'
import { fileOf, openPrepared } from '../e2e/prepared.ts'
import type { SituationName } from '../prepared/situations.ts'

/** Brings a page to what is to be pictured, in whatever language it is. */
export type Screen = (page: Page) => Promise<unknown>

export const at =
  (address: string): Screen =>
  (page) =>
    page.goto(address)

const drawn = (page: Page): Promise<void> =>
  page.locator('[data-piece], [data-outcome], [data-curtain]').first().waitFor({ state: 'attached' })

/** A prepared game, and what is done there. */
export const table =
  (name: SituationName, then?: Screen): Screen =>
  async (page) => {
    await openPrepared(page, name)
    await drawn(page)
    await then?.(page)
  }

/** The game of a save, and what is done there. */
export const saved =
  (save: () => string, then?: Screen): Screen =>
  async (page) => {
    await page.goto('/')
    await page.locator('input[type=file]').first().setInputFiles(fileOf(save()))
    await drawn(page)
    await then?.(page)
  }

/** One after the other. */
export const inTurn =
  (...screens: readonly Screen[]): Screen =>
  async (page) => {
    for (const screen of screens) await screen(page)
  }

export const key =
  (pressed: string): Screen =>
  (page) =>
    page.keyboard.press(pressed)

/** Presses the first of a selector that is seen. */
export const click =
  (selector: string): Screen =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click({ timeout: 10_000 })

export const change = (page: Page, settings: object): Promise<void> =>
  page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, ...changed }))
  }, settings)

/** The same table in words. */
export const asText: Screen = async (page) => {
  await change(page, { textTable: true })
  await page.reload()
  await page.locator('[data-drawn="false"]').waitFor()
}
