import type { Page } from '@playwright/test'

/** What came of a press, and how many milliseconds passed until the frame that shows it. */
export interface Painted {
  /** The table went on; otherwise something was only selected, or offered at a piece. */
  readonly isAnswer: boolean
  readonly milliseconds: number
}

/**
 * Presses the button and waits for the frame that shows what came of it; null when nothing came. With `onlyAnswers` what is selected
 * meanwhile does not count.
 */
export function pressAndSee(
  page: Page,
  selector: string,
  index = 0,
  onlyAnswers = false,
): Promise<Painted | null> {
  return page.evaluate(
    async ([found, place, isAnswerWanted]) => {
      const seen = [...document.querySelectorAll<HTMLElement>(found)].filter((one) => one.checkVisibility())
      const [button, screen] = [seen[place], document.querySelector<HTMLElement>('[data-at]')]
      if (button === undefined || screen === null) return null
      const at = screen.dataset['at']
      // What is selected, and verbs that stand at a piece.
      const selected = () =>
        [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"], [data-verb], [data-mark]')]
          .map(({ dataset, ariaPressed }) => `${dataset['mark']} ${dataset['verb']} ${ariaPressed}`)
          .join()
      const before = selected()
      const started = performance.now()
      const painted = new Promise<{ isAnswer: boolean; milliseconds: number } | null>((resolve) => {
        // Pressed twice is what ends a turn that has something left to do: the first press only asks.
        const timer = setTimeout(() => resolve(null), isAnswerWanted ? 5000 : 1500)
        const look = () => {
          const isAnswer = screen.dataset['at'] !== at
          if (!isAnswer && (isAnswerWanted || selected() === before)) return requestAnimationFrame(look)
          clearTimeout(timer)
          // This frame shows it: a task posted from within comes once the frame is painted, and before any work that is
          // left for later.
          return void scheduler.postTask(
            () => resolve({ isAnswer, milliseconds: performance.now() - started }),
            { priority: 'user-blocking' },
          )
        }
        requestAnimationFrame(look)
      })
      button.click()
      return painted
    },
    [selector, index, onlyAnswers] as const,
  )
}
