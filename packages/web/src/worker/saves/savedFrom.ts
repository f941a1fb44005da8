import type { Save, SavedAnswer } from '@quadriga/kernel'
import type { KeptGame } from './database.ts'

type Head = Omit<Save, 'answers' | 'reseed'>

/** Every field of a save's head; the compiler wants a new one here too. Other fields of a row are for the list of games. */
const headFields: Readonly<Record<keyof Head, true>> = {
  format: true,
  game: true,
  build: true,
  setup: true,
  seed: true,
  people: true,
  chance: true,
  hand: true,
}

/** A kept game as the kernel's save. */
export function savedFrom(row: KeptGame, answers: readonly SavedAnswer[]): Save {
  const head = Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(headFields, name)))
  return { ...(head as unknown as Head), answers, ...(row.reseed === null ? {} : { reseed: row.reseed }) }
}
