import type { Browser, Page } from '@playwright/test'
import { hasty } from '../e2e/player.ts'

/** The window that is played in. */
export const settings = { width: 1440, height: 900 } as const

/**
 * A fresh page as somebody finds it who never changed a setting: it warns before the end of a turn and passes what offers
 * nothing. Only language and motion are fixed, which nobody has to press for.
 */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    viewport: settings,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await hasty(page, { textTable: false, warnEnd: true })
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}
