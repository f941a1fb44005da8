import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

/** What axe finds wrong with the page as it is shown, or with a part of it, each with its place. */
async function violations(page: Page, part: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
    // There are no frames here, for which axe would otherwise open a second page every time.
    .setLegacyMode()
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Waits for whatever is still arriving: axe must not look at a page that changes under its eyes. */
function stillness(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 250)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 250)
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )
}

/** Axe finds nothing on this screen, in the dark and in the light theme. */
export async function expectAccessible(page: Page, screen: string, part = 'html'): Promise<void> {
  await stillness(page)
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // What is fading in has no contrast of its own yet.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
    )
    expect.soft(await violations(page, part), `${screen}, ${theme}`).toEqual([])
  }
}
