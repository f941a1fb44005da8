/** A small change of one source that makes it wrong, unless it is listed as equivalent. */
export type Fault = {
  readonly file: string
  readonly line: number
  /** What is changed: an operator, a bound, an order, … */
  readonly kind: string
  /** The declaration and the members around it, such as `enemyAttackSteps.damage`. */
  readonly within: string
  /** The expression or statement around the change, on one line, without and with it. */
  readonly before: string
  readonly after: string
  /** Which of the faults that all this cannot tell apart, from 1. */
  readonly nth: number
  /** What is replaced in the source, and by what. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** It stands outside every function and acts while the game is loaded. */
  readonly atLoad: boolean
  /** The top-level declaration it stands in. */
  readonly declaration: { readonly start: number; readonly end: number }
}

/** What a fault is called wherever it has to be found again: lines above it may come and go. */
export const nameOf = ({ file, within, before, after, nth }: Named): string =>
  [file, within, before, after, nth].join('\n')

type Named = Pick<Fault, 'file' | 'within' | 'before' | 'after' | 'nth'>

/** A replacement of a piece of text. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** A text with pieces replaced that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: piece }) => result.slice(0, start) + piece + result.slice(end), text)
}
