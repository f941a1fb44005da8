import { editDistance } from '@quadriga/kernel/author'

/** What a reason says about a name that is not known: the nearest one, or all there are. */
export interface Known {
  readonly near: string
  readonly known: string
}

/** The name that was probably meant: a third of the letters may differ. Empty where there is none. */
export function namesNear(word: string, names: readonly string[]): Known {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let [near, least] = ['', limit + 1]
  for (const name of names) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase())
    if (distance < least) [near, least] = [name, distance]
  }
  return { near, known: names.join(', ') }
}
