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
    const distance = changes(word.toLowerCase(), name.toLowerCase())
    if (distance < least) [near, least] = [name, distance]
  }
  return { near, known: names.join(', ') }
}

/** How many letters to add, drop or change to turn one word into the other. */
function changes(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    last = current
  }
  return last[b.length] ?? 0
}
