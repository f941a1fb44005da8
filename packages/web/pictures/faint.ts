import type { Page } from '@playwright/test'

/** Words whose contrast with the nearest ground of one colour is below 4.5 (3 where letters are large). */
export function faintOnGround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const known = new Map<string, readonly number[]>()
    const parts = (colour: string): readonly number[] => {
      const before = known.get(colour)
      if (before !== undefined || canvas === null) return before ?? [0, 0, 0, 0]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const now = [...canvas.getImageData(0, 0, 1, 1).data]
      known.set(colour, now)
      return now
    }
    const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    /** The ground of a text; null where a drawing lies behind it. */
    const groundOf = (from: HTMLElement): readonly number[] | null => {
      for (let up: HTMLElement | null = from; up !== null; up = up.parentElement) {
        const { backgroundImage, backgroundColor, opacity } = getComputedStyle(up)
        // What is dimmed as a whole cannot be used now.
        if (backgroundImage !== 'none' || Number(opacity) < 1) return null
        const ground = parts(backgroundColor)
        if ((ground[3] ?? 0) > 240) return ground
        if ((ground[3] ?? 0) > 0) return null
        if (/absolute|fixed/.test(getComputedStyle(up).position)) return null
      }
      return parts(getComputedStyle(document.documentElement).backgroundColor)
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const host = node.parentElement
      const words = (node.textContent ?? '').trim()
      if (words === '' || host === null || !host.checkVisibility({ opacityProperty: true })) continue
      if (host.closest('svg, :disabled, [aria-disabled=true]') !== null) continue
      const ground = groundOf(host)
      if (ground === null) continue
      const { color, fontSize, fontWeight } = getComputedStyle(host)
      const [most = 0, least = 0] = [light(parts(color)), light(ground)].toSorted((a, b) => b - a)
      const contrast = (most + 0.05) / (least + 0.05)
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.6 : 24)
      if (contrast < (isLarge ? 3 : 4.5)) found.push(`faint ${contrast.toFixed(1)}: ${words.slice(0, 60)}`)
    }
    return found
  })
}
