import type { Page } from '@playwright/test'

/** Texts of a sheet that are cut off, run into another, or are under 13 px on a card that is meant to be read. */
export function problemsOnPage(page: Page, isReadable: boolean): Promise<string[]> {
  return page.evaluate((readable) => {
    const found: string[] = []
    for (const cell of document.querySelectorAll<HTMLElement>('.cell')) {
      const code = cell.dataset['code'] ?? ''
      const card = (cell.querySelector('article > div') as HTMLElement).getBoundingClientRect()
      const texts = [...cell.querySelectorAll<HTMLElement>('h3, p, dd, dt span, header > span')].filter(
        (one) => {
          const box = one.getBoundingClientRect()
          return one.innerText.trim() !== '' && box.width > 2 && box.height > 2
        },
      )
      for (const text of texts) {
        const box = text.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(text).fontSize)
        const sample = text.innerText.slice(0, 30)
        if (readable && size < 13 && text.tagName !== 'SPAN') found.push(`${code}: ${size}px '${sample}'`)
        if (
          text.scrollWidth > text.clientWidth + 1 &&
          text.clientWidth > 0 &&
          getComputedStyle(text).display !== 'inline'
        )
          found.push(`${code}: cut '${sample}'`)
        if (box.bottom > card.bottom + 1 || box.right > card.right + 1)
          found.push(`${code}: outside '${sample}'`)
      }
      const blocks = [
        ...cell.querySelectorAll<HTMLElement>(
          'header, article > div > p, article > div > div, article > div > ul',
        ),
      ]
      blocks.forEach((one, i) => {
        const a = one.getBoundingClientRect()
        for (const other of blocks.slice(i + 1)) {
          const b = other.getBoundingClientRect()
          const apart =
            a.bottom <= b.top + 1 ||
            b.bottom <= a.top + 1 ||
            a.width === 0 ||
            b.width === 0 ||
            a.height === 0 ||
            b.height === 0
          if (!apart) found.push(`${code}: '${one.className}' over '${other.className}'`)
        }
      })
    }
    return found
  }, isReadable)
}
