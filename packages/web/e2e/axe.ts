import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong with the page as it is shown, each with its place. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Axe finds nothing on this screen, in the dark and in the light theme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // What is fading in has no contrast of its own yet.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
    )
    expect.soft(await violations(page), `${screen}, ${theme}`).toEqual([])
  }
}
