import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { checkPlainFile, fileRefusal, readText } from '../files.ts'
import type { Range } from '../parallel/pool.ts'
import type { Batch, Series } from '../parallel/simulation.ts'
import { Refusal } from '../refusal.ts'
import { lock } from './lock.ts'

/** Keeps finished batches in a file, one a line behind a line that says which series it is. */
export interface Store {
  readonly batches: readonly Batch[]
  /** Lines that are not as a simulation wrote them: they are not counted, and their games are played again. */
  readonly changed: readonly number[]
  keep(batch: Batch): void
  close(): void
}

const noStore: Store = { batches: [], changed: [], keep: () => {}, close: () => {} }

/**
 * Opens the file of a series for this run alone; without a file nothing is kept. A file of another series is refused and
 * left alone.
 */
export function openStore(file: string | undefined, series: Series, build: string): Store {
  if (file === undefined) return noStore
  checkPlainFile(file)
  const close = lock(file)
  try {
    return { ...openLocked(file, { simulation: 2, ...series, build }), close }
  } catch (error) {
    close()
    throw error
  }
}

function openLocked(file: string, head: object): Omit<Store, 'close'> {
  const first = JSON.stringify(head)
  const keep = (batch: Batch): void => write(() => appendFileSync(file, `${sealed(first, batch)}\n`), file)
  if (!existsSync(file) || statSync(file).size === 0) {
    write(() => writeFileSync(file, `${first}\n`), file)
    return { batches: [], changed: [], keep }
  }
  return { ...readStore(file, head), keep }
}

function write(action: () => void, file: string): void {
  try {
    action()
  } catch (error) {
    throw fileRefusal(error, file, 'write')
  }
}

/** A batch as its line: with a sum over what it says and the series it belongs to. */
function sealed(first: string, batch: Batch): string {
  return JSON.stringify({ ...batch, sum: sumOf(first, batch) })
}

function sumOf(first: string, { from, outcomes, decisions, counts, broken }: Batch): string {
  const text = JSON.stringify([first, from, outcomes, decisions, broken, counts])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function readStore(file: string, head: object): Pick<Store, 'batches' | 'changed'> {
  const text = readText(file)
  const [first = '', ...lines] = text.split('\n')
  checkHead(file, first, head)
  const isWhole = lines.at(-1) === ''
  const batches: Batch[] = []
  const changed: number[] = []
  lines.forEach((line, i) => {
    const batch = parsed(line)
    if (batch !== null && isBatch(batch) && sumOf(JSON.stringify(head), batch) === batch.sum)
      batches.push(batch)
    // A run that was stopped while it wrote leaves half a line at the end: that is nobody's change.
    else if (line !== '' && (isWhole || i < lines.length - 1)) changed.push(i + 2)
  })
  mendEnd(file, text, first, isWhole)
  return { batches: onceEach(batches), changed }
}

/** What is appended must begin a line: the newline may be lost, or the last line be half a batch. */
function mendEnd(file: string, text: string, first: string, isWhole: boolean): void {
  if (isWhole) return
  const last = text.slice(text.lastIndexOf('\n') + 1)
  const isComplete = last === first || parsed(last) !== null
  const mended = isComplete ? `${text}\n` : text.slice(0, text.length - last.length)
  write(() => writeFileSync(file, mended), file)
}

function checkHead(file: string, first: string, head: object): void {
  const found = parsed(first)
  if (found === null || !('simulation' in found)) throw new Refusal('simulate.badFile', { file, line: 1 })
  for (const [field, value] of Object.entries(head)) {
    const other = (found as Readonly<Record<string, unknown>>)[field]
    if (JSON.stringify(other) !== JSON.stringify(value))
      throw new Refusal('simulate.otherRun', { file, field })
  }
}

/** Two runs may have written the same games into one file: each counts once. */
function onceEach(batches: readonly Batch[]): Batch[] {
  const seen = new Set<number>()
  return batches.flatMap((batch) => {
    const { from, outcomes, decisions, counts, broken } = batch
    const isNew = outcomes.map((_, i) => !seen.has(from + i))
    outcomes.forEach((_, i) => seen.add(from + i))
    if (isNew.every(Boolean))
      return [{ from, outcomes, decisions, ...(counts === undefined ? {} : { counts }), broken }]
    return outcomes.flatMap((outcome, i) => {
      if (isNew[i] !== true) return []
      const own = broken.filter(({ game }) => game === from + i)
      return [
        {
          from: from + i,
          outcomes: [outcome],
          decisions: [decisions[i] ?? 0],
          counts: [counts?.[i] ?? []],
          broken: own,
        },
      ]
    })
  })
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function isBatch(value: object): value is Batch & { readonly sum: string } {
  const { from, outcomes, decisions, broken, sum } = value as Partial<Record<keyof Batch | 'sum', unknown>>
  return (
    Number.isInteger(from) &&
    Array.isArray(outcomes) &&
    Array.isArray(decisions) &&
    Array.isArray(broken) &&
    outcomes.length === decisions.length &&
    typeof sum === 'string'
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
