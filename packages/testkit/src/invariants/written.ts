import type { State } from '@quadriga/kernel'
import { isRecord } from './difference.ts'

/** A state beside what it is when its text is read. */
export interface Written {
  readonly state: State
  readonly read: State
}

/** The parts of a state that are written one by one: its lists, what is in them, and the things of a page. */
const DEPTH = 3

/**
 * Writes a state down and reads it again. Parts that an earlier state has too are taken as they were read then, so only
 * what is new is written; were they changed in between, the state and what was read would differ.
 */
export function written(state: State, earlier: Written | null): Written {
  return { state, read: readAgain(state, earlier?.state, earlier?.read, DEPTH) as State }
}

function readAgain(value: unknown, had: unknown, read: unknown, depth: number): unknown {
  if (!isRecord(value)) return value
  if (value === had) return read
  if (depth === 0 || !isRecord(had) || !isRecord(read)) return JSON.parse(JSON.stringify(value))
  if (Array.isArray(value)) return value.map((part, i) => readAgain(part, had[i], read[i], depth - 1))
  const record: Record<string, unknown> = {}
  for (const key of Object.keys(value)) record[key] = readAgain(value[key], had[key], read[key], depth - 1)
  return record
}
