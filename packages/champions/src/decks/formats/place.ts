/** Line breaks of every kind that a pasted text may have. */
export const lineBreak = /\r\n|[\n\r\u2028\u2029]/

export type LineOf = (offset: number) => number

/** Finds the line of an offset in a text, counted from 1. */
export function lineFinder(text: string): LineOf {
  const starts = [0]
  for (const match of text.matchAll(new RegExp(lineBreak, 'g'))) starts.push(match.index + match[0].length)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
