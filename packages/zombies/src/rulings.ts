import type { Words } from '@quadriga/testkit/kit'

/** The readings that scenario cases name by number; RULINGS.md says which ones we chose where the rules are open. */
export const rulings: Readonly<Record<string, Words>> = {}

/** Rulings and reference entries that no played case can show, each with the reason. */
export const notPlayable: Readonly<Record<string, string>> = {}
