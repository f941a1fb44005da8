import { type Committed, plain, type RichText } from '@quadriga/kernel'

/** Events that are told in one line, for they say the same. */
export interface ToldTogether {
  /** The last of them, and its place among all. */
  readonly event: Committed
  readonly place: number
  /** What is said of it, with how many times it happened. */
  readonly text: RichText
}

/** What is said of an event; null where nothing is. */
export type TextOf = (event: Committed) => RichText | null

/**
 * Events in lines: what says the same several times in a row, from the same source, is told once, with its number. `isApart` keeps events
 * that have a line of their own all the same.
 */
export function toldTogether(
  events: readonly Committed[],
  textOf: TextOf,
  isApart: (event: Committed) => boolean = () => false,
): readonly ToldTogether[] {
  const told: (ToldTogether & { readonly times: number; readonly once: RichText })[] = []
  events.forEach((event, place) => {
    const once = textOf(event)
    if (once === null) return
    const before = told.at(-1)
    const goesOn =
      before !== undefined &&
      isAlike(before.event, event) &&
      plain(before.once) === plain(once) &&
      !isApart(event)
    const times = goesOn ? before.times + 1 : 1
    if (goesOn) told.pop()
    told.push({ event, place, once, times, text: times === 1 ? once : timesOver(once, times) })
  })
  return told
}

function isAlike(a: Committed, b: Committed): boolean {
  return a.kind === b.kind && a.depth === b.depth && a.source === b.source
}

/** "Barbarian gains Poison (×3).": the number stands within the sentence. */
function timesOver(text: RichText, times: number): RichText {
  const count = ` (×${times})`
  const last = text.at(-1)
  if (last?.kind !== 'text' || !last.text.endsWith('.')) return [...text, { kind: 'text', text: count }]
  return [...text.slice(0, -1), { ...last, text: `${last.text.slice(0, -1)}${count}.` }]
}
