import type { Page } from '@playwright/test'

/** A text of the page that is seen, with the boxes of its lines. */
export interface SeenText {
  readonly words: string
  readonly host: HTMLElement
  readonly boxes: readonly DOMRect[]
}

/** For everything that looks at the texts of a page: `seenTexts()` there gives them all. */
export function teachTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    // What only ears hear is one pixel wide.
    const isHeard = (host: HTMLElement): boolean => {
      for (let up: HTMLElement | null = host; up !== null; up = up.parentElement)
        if (up.clientWidth === 1 && getComputedStyle(up).overflow !== 'visible') return true
      return false
    }
    const seenTexts = (): SeenText[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: SeenText[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const host = node.parentElement
        const words = (node.textContent ?? '').trim()
        if (words === '' || host?.checkVisibility({ opacityProperty: true }) !== true) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
        const isDrawn = Number.parseFloat(getComputedStyle(host).fontSize) > 0
        if (boxes.length > 0 && isDrawn && !isHeard(host)) texts.push({ words, host, boxes })
      }
      return texts
    }
    Object.assign(globalThis, { seenTexts })
  })
}

declare global {
  function seenTexts(): SeenText[]
}
