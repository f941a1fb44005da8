import type { Browser, Page } from '@playwright/test'
import { hasty } from '../e2e/player.ts'

/** A fresh page of the built site with drawn boards, without bots' pauses and without a service worker between. */
export async function freshPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await hasty(page, { textTable: false })
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}
