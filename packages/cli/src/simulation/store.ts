import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Range } from '../parallel/pool.ts'
import type { Batch, Series } from '../parallel/simulation.ts'
import { Refusal } from '../refusal.ts'

/** Keeps finished batches in a file, one a line behind a line that says which series it is. */
export interface Store {
  readonly batches: readonly Batch[]
  keep(batch: Batch): void
}

/** Opens the file of a series; without a file nothing is kept. A file of another series is refused and left alone. */
export function openStore(file: string | undefined, series: Series, build: string): Store {
  if (file === undefined) return { batches: [], keep: () => {} }
  const head = { simulation: 1, ...series, build }
  const keep = (batch: Batch): void => write(() => appendFileSync(file, `${JSON.stringify(batch)}\n`), file)
  if (!existsSync(file)) {
    write(() => writeFileSync(file, `${JSON.stringify(head)}\n`), file)
    return { batches: [], keep }
  }
  return { batches: readStore(file, head), keep }
}

function write(action: () => void, file: string): void {
  try {
    action()
  } catch (error) {
    throw new Refusal('file.unwritable', {
      file,
      problem: error instanceof Error ? error.message : String(error),
    })
  }
}

function readStore(file: string, head: object): Batch[] {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  const found = parsed(lines[0] ?? '')
  if (found === null || !('simulation' in found)) throw new Refusal('simulate.badFile', { file, line: 1 })
  for (const [field, value] of Object.entries(head)) {
    const other = (found as Readonly<Record<string, unknown>>)[field]
    if (JSON.stringify(other) !== JSON.stringify(value))
      throw new Refusal('simulate.otherRun', { file, field })
  }
  const batches: Batch[] = []
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line === '') continue
    const batch = parsed(line)
    if (batch !== null && isBatch(batch)) batches.push(batch)
    // A run that was stopped while it wrote leaves half a line at the end: that batch is played again.
    else if (i === lines.length - 1)
      write(() => writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`), file)
    else throw new Refusal('simulate.badFile', { file, line: i + 1 })
  }
  return batches
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function isBatch(value: object): value is Batch {
  const { from, outcomes, decisions, broken } = value as Partial<Record<keyof Batch, unknown>>
  return (
    Number.isInteger(from) &&
    Array.isArray(outcomes) &&
    Array.isArray(decisions) &&
    Array.isArray(broken) &&
    outcomes.length === decisions.length
  )
}

/** The games below `games` that no batch holds yet. */
export function missingRanges(batches: readonly Batch[], games: number): Range[] {
  const missing: Range[] = []
  let next = 0
  for (const { from, outcomes } of batches.toSorted((a, b) => a.from - b.from)) {
    if (from > next) missing.push({ from: next, to: Math.min(from, games) })
    next = Math.max(next, from + outcomes.length)
    if (next >= games) break
  }
  if (next < games) missing.push({ from: next, to: games })
  return missing.filter(({ from, to }) => from < to)
}
