import type { Page } from '@playwright/test'

/** The mouse of the person who plays: it presses what can be seen, and counts. */
export class Mouse {
  clicks = 0
  scrolledTo = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses the first visible element of a kind, once it stands still and nothing lies over it. */
  async press(selector: string): Promise<void> {
    const found = this.page.locator(selector).filter({ visible: true }).first()
    await found.waitFor()
    const isSeen = await found.evaluate(isInSight)
    await found.click()
    this.clicks++
    if (!isSeen) this.scrolledTo++
  }

  /** Does something that is not part of the game: nothing of it is counted. */
  async uncounted(act: () => Promise<void>): Promise<void> {
    const { clicks, scrolledTo } = this
    await act()
    this.clicks = clicks
    this.scrolledTo = scrolledTo
  }
}

/** Whether its middle lies within the window and within everything around it that cuts off what is too long. */
function isInSight(found: Element): boolean {
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
  for (let around = found.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const edge = around.getBoundingClientRect()
    if (x < edge.left || y < edge.top || x > edge.right || y > edge.bottom) return false
  }
  return true
}
