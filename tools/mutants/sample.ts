import { createHash } from 'node:crypto'
import { type Fault, nameOf } from './fault.ts'

/**
 * As many faults as asked for, the same ones for the same seed. Each fault has a number of its own, drawn from the seed and its
 * name: a change somewhere in the sources changes the sample there, and nowhere else.
 */
export function sampleOf(faults: readonly Fault[], size: number, seed: string): readonly Fault[] {
  const lots = new Map(faults.map((fault) => [fault, lot(seed, nameOf(fault))]))
  const chosen = faults
    .toSorted((a, b) => ((lots.get(a) as string) < (lots.get(b) as string) ? -1 : 1))
    .slice(0, size)
  const kept = new Set(chosen)
  return faults.filter((fault) => kept.has(fault))
}

const lot = (seed: string, name: string): string =>
  createHash('sha256').update(`${seed}\n${name}`).digest('hex')
