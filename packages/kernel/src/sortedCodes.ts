import { ContentError } from './errors.ts'
import type { Loaded } from './load.ts'

/** How often each code occurs, by its rank; all zero between two calls. */
let tally = new Uint16Array(0)

/**
 * Two lists of codes in one, in order: what lies unordered in a pile must not tell how it came there. Counted and not
 * sorted, for comparing the texts of a deck takes longer than all else about shuffling it.
 */
export function sortedCodes(
  { faces, inOrder }: Loaded,
  codes: readonly string[],
  others: readonly string[],
): readonly string[] {
  if (tally.length < inOrder.length) tally = new Uint16Array(inOrder.length)
  count(faces, codes)
  count(faces, others)
  const all = new Array<string>(codes.length + others.length)
  let place = 0
  for (let rank = 0; place < all.length; rank++) {
    const code = inOrder[rank] as string
    for (let times = tally[rank] as number; times > 0; times--) all[place++] = code
    tally[rank] = 0
  }
  return all
}

function count(faces: Loaded['faces'], codes: readonly string[]): void {
  for (let i = 0; i < codes.length; i++) {
    const face = faces.get(codes[i] as string)
    if (face === undefined) {
      tally.fill(0)
      throw new ContentError(codes[i] as string, 'is put into a pile, but not defined')
    }
    tally[face.rank] = (tally[face.rank] as number) + 1
  }
}
