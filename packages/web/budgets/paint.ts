import type { Page } from '@playwright/test'

/** What tells that the press was heard: the table's next moment, or only the button itself being pressed. */
interface Wanted {
  readonly pressed?: boolean
}

/** Milliseconds from a click to the frame that shows what came of it; null when nothing came. */
export function pressAndSee(
  page: Page,
  selector: string,
  index: number,
  { pressed = false }: Wanted,
): Promise<number | null> {
  return page.evaluate(
    async ([found, place, isSelection]) => {
      const button = document.querySelectorAll<HTMLElement>(found)[place]
      const screen = document.querySelector<HTMLElement>('[data-at]')
      if (button === undefined || screen === null) return null
      const before = screen.dataset['at']
      const hasCome = () =>
        isSelection ? button.getAttribute('aria-pressed') === 'true' : screen.dataset['at'] !== before
      const started = performance.now()
      const painted = new Promise<number | null>((resolve) => {
        const give = () => resolve(null)
        const timer = setTimeout(give, 5000)
        const look = () => {
          if (!hasCome()) return requestAnimationFrame(look)
          clearTimeout(timer)
          // This frame shows it: a task posted from within comes once the frame is painted, and before any work that is
          // left for later.
          return void scheduler.postTask(() => resolve(performance.now() - started), {
            priority: 'user-blocking',
          })
        }
        requestAnimationFrame(look)
      })
      button.click()
      return painted
    },
    [selector, index, pressed] as const,
  )
}
