/**
 * The form in which names are compared: without case, accents, apostrophes and quotes; anything else that is
 * neither letter nor digit is one hyphen. `Web-Shooter`, `web shooter` and `web-shooter` are one name.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’"“”«»]/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** How many letters to add, drop, change or swap with a neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}

/** The candidates close enough to be what was meant, nearest first, then in the order given. */
export function nearest(word: string, candidates: Iterable<string>, most = 3): string[] {
  const folded = foldName(word)
  const limit = Math.max(1, Math.floor(folded.length / 3))
  return distinct(candidates)
    .map((candidate) => ({ candidate, distance: editDistance(folded, foldName(candidate)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** Each name once, however it is spelt: an id and a printed name that are compared as one are one suggestion. */
function distinct(names: Iterable<string>): string[] {
  const byForm = new Map<string, string>()
  for (const name of names) if (!byForm.has(foldName(name))) byForm.set(foldName(name), name)
  return [...byForm.values()]
}

/** The end of an error message: the nearest names, or the whole list when none is near and it is short. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const all = distinct(candidates)
  const near = nearest(word, all)
  if (near.length > 0) return `, did you mean ${near.map((name) => `'${name}'`).join(' or ')}?`
  if (all.length > 0 && all.length <= 20) return `; known here: ${all.join(', ')}`
  return ''
}
