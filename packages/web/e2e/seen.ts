import type { Page } from './test.ts'

/** What the page shows of a decision, read at one moment in which nothing goes on automatically. */
export interface Seen {
  /** Changes with every answer and with everything that is selected. */
  readonly mark: string
  readonly over: boolean
  readonly curtain: boolean
  /** Somebody else at the screen is asked aloud. */
  readonly aloud: boolean
  /** What was thrown or drawn at the real table is asked for. */
  readonly chance: boolean
  /** Verbs that stand at a piece. */
  readonly verbs: number
  /** A card is shown closely. */
  readonly sheet: boolean
  /** Something speaks against the end of the turn. */
  readonly warned: boolean
  readonly canConfirm: boolean
  readonly canRoll: boolean
  /** Options in the dock. */
  readonly options: number
  /** Number keys that choose something, in the dock or on the board. */
  readonly keys: readonly string[]
  /** Pieces on the board that can be chosen. */
  readonly legal: readonly string[]
  readonly ends: boolean
}

/**
 * Waits until somebody at the screen is asked, and for something that differs from `before`. What was pressed may change
 * nothing: then the page is as it was after a long while. Who is not asked within `patience` milliseconds will not be.
 */
export function settled(page: Page, before = '', patience = 20_000): Promise<Seen> {
  return page.evaluate(
    async ([last, most]) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
      const visible = (selector: string): HTMLElement[] =>
        all(selector).filter((one) => one.checkVisibility())
      const has = (selector: string): boolean => document.querySelector(selector) !== null
      // Nothing that only arrives late, such as a part of the page that is fetched when it is needed first.
      const markOf = (): string =>
        [
          document.querySelector<HTMLElement>('[data-at]')?.dataset['at'],
          document.querySelector('[data-curtain] h1')?.textContent,
          document.querySelector<HTMLElement>('[data-asked]')?.dataset['asked'],
          all('[data-verb]').length,
          has('[data-dock] [role="group"] [data-ends]'),
          all('[role="dialog"]').length,
          ...all('[data-dock] output, [role="alert"]').map((one) => one.textContent),
          ...all(
            'main [aria-pressed="true"], [data-mark="chosen"], [data-mark="source"], [data-mark="pays"]',
          ).map((one) => one.dataset['option'] ?? one.dataset['piece'] ?? one.ariaLabel),
        ].join(' ')
      // A board and choices that are still being fetched are empty.
      const isFetched = (): boolean => !has('[data-drawn="true"]') || has('[data-drawn="true"] [data-piece]')
      // What passes automatically is not asked.
      const isAsked = (): boolean =>
        has('[data-outcome], [data-curtain], [data-chance]') ||
        (has('[data-asked]') && !has('[data-passing]') && isFetched())
      const start = performance.now()
      for (let waited = 0; !isAsked() || (markOf() === last && waited < 6000); ) {
        if (waited > most) throw new Error('nobody is asked, and nothing goes on')
        await new Promise((resolve) => setTimeout(resolve, 10))
        waited = performance.now() - start
      }
      return {
        mark: markOf(),
        over: has('[data-outcome]'),
        curtain: has('[data-curtain]'),
        aloud: has('[data-aloud]'),
        chance: has('[data-chance]'),
        verbs: visible('[data-piece] [data-verb]').length,
        sheet: has('[role="dialog"]'),
        warned: has('[data-dock] [role="group"] [data-ends]'),
        canConfirm: has('[data-confirm]:not(:disabled)'),
        canRoll: has('[data-roving][aria-keyshortcuts="r"]:not(:disabled)'),
        options: visible('[data-option][aria-pressed]').length,
        keys: [
          ...visible('[data-option][aria-pressed][aria-keyshortcuts]').map(
            (one) => one.getAttribute('aria-keyshortcuts') ?? '',
          ),
          ...visible('[data-mark="target"] [data-key]').map((one) => one.innerText),
        ].filter((key) => key !== ''),
        legal: visible(
          ':is([data-mark="able"], [data-mark="target"], [data-mark="payable"]):has(> button)',
        ).map((one) => one.dataset['piece'] ?? ''),
        ends: has('[data-ends]'),
      }
    },
    [before, patience] as const,
  )
}
