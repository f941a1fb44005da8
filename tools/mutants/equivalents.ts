import { existsSync, readFileSync } from 'node:fs'
import { type Fault, nameOf } from './fault.ts'
import { placeOf } from './target.ts'

/** A fault that changes nothing anybody could notice, and why. */
export type Equivalent = { readonly name: string; readonly reason: string; readonly shown: string }

type Entry = { readonly in: string; readonly before: string; readonly after: string; readonly nth?: number }
type Group = { readonly file: string; readonly reason: string; readonly faults: readonly Entry[] }

/** Reads a package's list of equivalent faults: groups with one reason each. No file is an empty list. */
export function readEquivalents(path: string): readonly Equivalent[] {
  if (!existsSync(placeOf(path))) return []
  const groups = JSON.parse(readFileSync(placeOf(path), 'utf8')) as readonly Group[]
  return groups.flatMap((group, i) => {
    checkGroup(path, i, group)
    return group.faults.map(({ in: within, before, after, nth = 1 }) => ({
      name: nameOf({ file: group.file, within, before, after, nth }),
      reason: group.reason,
      shown: `${group.file} in ${within}: ${before} → ${after}`,
    }))
  })
}

function checkGroup(path: string, i: number, { file, reason, faults }: Group): void {
  const place = `${path}, entry ${i + 1}`
  if (typeof file !== 'string' || typeof reason !== 'string' || reason.trim() === '')
    throw new Error(`${place}: it needs a file and a reason`)
  if (!Array.isArray(faults) || faults.length === 0) throw new Error(`${place}: it lists no fault`)
  for (const one of faults as readonly Entry[]) {
    const isWhole = [one.in, one.before, one.after].every((field) => typeof field === 'string')
    if (!isWhole) throw new Error(`${place}: every fault needs in, before and after`)
  }
}

/** The reason why a fault changes nothing, if it is listed. */
export function reasonsBy(list: readonly Equivalent[]): (fault: Fault) => string | undefined {
  const reasons = new Map(list.map(({ name, reason }) => [name, reason]))
  return (fault) => reasons.get(nameOf(fault))
}

/** Entries that fit no fault any more: their source has changed. */
export function staleIn(list: readonly Equivalent[], faults: readonly Fault[]): readonly string[] {
  const names = new Set(faults.map(nameOf))
  return list.filter(({ name }) => !names.has(name)).map(({ shown }) => shown)
}
