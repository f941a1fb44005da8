import { create } from 'zustand'
import * as z from 'zod/mini'

const KEY = 'quadriga.solved'

const shape = z.array(z.string())

function kept(): readonly string[] {
  try {
    const read = shape.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return read.success ? read.data : []
  } catch {
    // What cannot be read is as nothing: the next puzzle that is solved writes it anew.
    return []
  }
}

/** Puzzles that were solved on this device, as `game/n`. */
export const useSolved = create<{ readonly solved: readonly string[] }>(() => ({ solved: kept() }))

export function addSolved(puzzle: string): void {
  const { solved } = useSolved.getState()
  if (solved.includes(puzzle)) return
  const next = [...solved, puzzle]
  useSolved.setState({ solved: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without room on the device it is known until the page is closed.
  }
}
