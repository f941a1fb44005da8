import type { Page } from '@playwright/test'
import { faintOnGround } from './faint.ts'
import { teachTexts } from './texts.ts'

export interface Wish {
  readonly language: string
  /** How high what is touched must be, in pixels; 0 where a mouse points. */
  readonly touch: number
}

/** What a program can see of a picture: words cut, over each other, faint or in the wrong language, targets too small. */
export async function faultsOn(page: Page, { language, touch }: Wish): Promise<string[]> {
  await teachTexts(page)
  const found = [
    await tooWide(page),
    await cut(page),
    await overEachOther(page),
    await foreign(page, language),
    await typography(page, language),
    await smallTargets(page, touch),
    await faintOnGround(page),
  ]
  return [...new Set(found.flat())]
}

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    return over > 0 ? [`${over} px too wide`] : []
  })

/** Words that a box around them cuts, but for one that scrolls; and accents, which stand above the capitals. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ink = new OffscreenCanvas(1, 1).getContext('2d')
    const accentOf = (host: HTMLElement, { top }: DOMRect): number => {
      if (ink === null) return top
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(host)
      ink.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { actualBoundingBoxAscent, fontBoundingBoxAscent } = ink.measureText('É')
      return top + fontBoundingBoxAscent - actualBoundingBoxAscent
    }
    return seenTexts().flatMap(({ words, host, boxes }) => {
      const [first] = boxes
      for (let up: HTMLElement | null = host; up !== null && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        if (/auto|scroll/.test(overflowX + overflowY)) return []
        const [cutsX, cutsY] = [overflowX, overflowY].map((one) => /hidden|clip/.test(one))
        const edge = up.getBoundingClientRect()
        const isOut = boxes.some(
          (box) =>
            (cutsX && (box.right > edge.right + 2 || box.left < edge.left - 2)) ||
            (cutsY && (box.bottom > edge.bottom + 5 || box.top < edge.top - 5)),
        )
        if (isOut) return [`cut: ${words.slice(0, 80)}`]
        const isAccented = /[ÀÂÇÈÉÊÎÔÙ]/.test(words) && first !== undefined
        if (cutsY && isAccented && accentOf(host, first) < edge.top - 0.6)
          return [`accent cut: ${words.slice(0, 60)}`]
      }
      return []
    })
  })

/** More texts than this are a list that is read, and nothing lies over it. */
const MANY = 900

const overEachOther = (page: Page): Promise<string[]> =>
  page.evaluate((many) => {
    /** Whether nothing lies over a point; what is outside the window is not asked. */
    const isFree = (host: Element, { left, top, width, height }: DOMRect): boolean => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || host.contains(hit) || hit.contains(host)
    }
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
    const shown = seenTexts().filter(
      ({ host, boxes: [box] }) => box !== undefined && host.closest('svg') === null && isFree(host, box),
    )
    if (shown.length > many) return []
    return shown.flatMap(({ words, boxes }, n) =>
      shown
        .slice(n + 1)
        .filter((other) => boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `over each other: ${words.slice(0, 40)} / ${other.words.slice(0, 40)}`),
    )
  }, MANY)

const foreign = (page: Page, language: string): Promise<string[]> =>
  page.evaluate((spoken) => {
    const other =
      spoken === 'fr'
        ? /(^|[\s(])(the|and|of|with|your|you|is|are|from|this|their|no|one)(?=[\s,.)]|$)/i
        : /(^|[\s(])(le|la|les|des|une|est|vous|votre|avec|pour|dans|du|et|ou)(?=[\s,.)]|$)/i
    return seenTexts()
      .filter(
        ({ words, host }) => host.closest('[lang]')?.getAttribute('lang') === spoken && other.test(words),
      )
      .map(({ words }) => `foreign: ${words.slice(0, 90)}`)
  }, language)

/** No-break spaces and « » in French, and none of them in English. */
const typography = (page: Page, language: string): Promise<string[]> =>
  page.evaluate((spoken) => {
    const wrong =
      spoken === 'fr'
        ? /\S [:;?!»%]|« |[“”"]|\w'\w|\w[;?!](\s|$)|[a-zà-ÿ]:(\s|$)/i
        : /[\u00a0\u202f][:;?!»]|«/
    return seenTexts()
      .filter(({ host }) => host.children.length === 0 && wrong.test((host.textContent ?? '').trim()))
      .map(({ words }) => `typography: ${words.slice(0, 90)}`)
  }, language)

const smallTargets = (page: Page, touch: number): Promise<string[]> =>
  page.evaluate((least) => {
    if (least === 0) return []
    return [...document.querySelectorAll<HTMLElement>('button, select, input, a, summary')].flatMap((one) => {
      // A link within a sentence is as high as its line; a box that is only heard has a label that is touched.
      const isInline = one.tagName === 'A' && getComputedStyle(one).display === 'inline'
      if (isInline || !one.checkVisibility({ opacityProperty: true })) return []
      const labelled = one.id === '' ? null : document.querySelector(`label[for="${CSS.escape(one.id)}"]`)
      const { width, height } = (one.closest('label') ?? labelled ?? one).getBoundingClientRect()
      const isSmall = height > 2 && width > 2 && height < least - 0.6
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      return isSmall ? [`target ${Math.round(width)}×${Math.round(height)}: ${name.slice(0, 60)}`] : []
    })
  }, touch)
