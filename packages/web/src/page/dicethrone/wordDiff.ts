export const diffKinds = ['same', 'gone', 'new'] as const
/** A run of words that stays, goes or comes. */
export interface DiffPart {
  readonly kind: (typeof diffKinds)[number]
  readonly text: string
}

/** How one text becomes another, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [before, after].map((text) => text.split(/(?<=\s)/u)) as [string[], string[]]
  const common = longestCommon(a, b)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(parts, 'same', a[i++] as string)
      j++
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1)))
      add(parts, 'gone', a[i++] as string)
    else add(parts, 'new', b[j++] as string)
  }
  return parts
}

function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
  else parts.push({ kind, text })
}

/** Lengths of the longest common sequences from each pair of places to the ends. */
function longestCommon(a: readonly string[], b: readonly string[]): number[][] {
  const made = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = made[i] as number[]
      row[j] = a[i] === b[j] ? at(made, i + 1, j + 1) + 1 : Math.max(at(made, i + 1, j), at(made, i, j + 1))
    }
  return made
}

function at(made: readonly (readonly number[])[], i: number, j: number): number {
  return made[i]?.[j] ?? 0
}
