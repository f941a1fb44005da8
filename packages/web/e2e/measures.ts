import type { Page } from './test.ts'

/** Texts of a drawn board below 13 px, the least that is read; `but` names what may be smaller: the number on a small die. */
export function smallType(page: Page, but = ':not(*)'): Promise<string[]> {
  return page.evaluate((spared) => {
    const found: string[] = []
    for (const board of document.querySelectorAll('[data-drawn="true"]')) {
      const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const host = node.parentElement
        const isSaid = (node.textContent ?? '').trim() !== '' && host?.checkVisibility() === true
        if (!isSaid || host.closest(spared) !== null) continue
        const { fontSize } = getComputedStyle(host)
        if (Number.parseFloat(fontSize) < 12.99) found.push(`${node.textContent} ${fontSize}`)
      }
    }
    return found
  }, but)
}

/** Texts that their own box cuts, of all that a selector finds and one can see. */
export function cutTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((one) => one.checkVisibility() && one.clientWidth > 1)
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
        .map((one) => one.textContent ?? ''),
    selector,
  )
}

/** Words of one thing over those of another: each pair of texts within `hosts` whose letters meet. */
export function overprints(page: Page, hosts: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = []
    for (const host of document.querySelectorAll<HTMLElement>(wanted)) {
      if (!host.checkVisibility()) continue
      const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
      const texts: { readonly text: string; readonly boxes: readonly DOMRect[] }[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim()
        if (text === '' || node.parentElement?.checkVisibility({ opacityProperty: true }) !== true) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        // What only ears hear is one pixel wide.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 2)
        const isHidden = (node.parentElement.clientWidth || 9) <= 1
        if (!isHidden) texts.push({ text, boxes })
      }
      texts.forEach(({ text, boxes }, n) => {
        for (const other of texts.slice(n + 1)) {
          const meet = boxes.some((a) =>
            other.boxes.some(
              (b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
            ),
          )
          if (meet) found.push(`${text} / ${other.text}`)
        }
      })
    }
    return found
  }, hosts)
}

/** Texts on a ground of their own whose contrast with it is below 4.5: axe leaves out what ears do not hear. */
export function faintTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const parts = (colour: string): number[] => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (canvas === null) return [0, 0, 0]
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((one) => one.checkVisibility() && (one.textContent ?? '').trim() !== '')
      .flatMap((one) => {
        const { color, backgroundColor } = getComputedStyle(one)
        const ground = parts(backgroundColor)
        // What stands on a drawing has no ground to be measured against.
        if ((ground[3] ?? 0) < 128) return []
        const [most = 0, least = 0] = [light(parts(color)), light(ground)].toSorted((a, b) => b - a)
        const contrast = (most + 0.05) / (least + 0.05)
        return contrast < 4.5 ? [`${one.textContent} ${contrast.toFixed(1)}`] : []
      })
  }, selector)
}
