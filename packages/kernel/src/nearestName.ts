import { editDistance } from './editDistance.ts'

/** Longer than anything that is called by a name: nobody meant a name with it. */
const LONGEST = 60

/** The name that was probably meant: a third of the letters may differ. Empty where there is none. */
export function nearestName(word: string, names: readonly string[]): string {
  if (word.length > LONGEST) return ''
  const limit = Math.max(1, Math.floor(word.length / 3))
  let [near, least] = ['', limit + 1]
  for (const name of names) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase())
    if (distance < least) [near, least] = [name, distance]
  }
  return near
}
