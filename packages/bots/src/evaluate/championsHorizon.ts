import { forTable, hitPoints, recordsOf } from './championsTable.ts'
import type { Weights } from './championsWeights.ts'
import type { Reader } from './evaluation.ts'

/** What brings or costs something round after round. */
const lasting = [
  'hazard',
  'acceleration',
  'minion',
  'minionAttack',
  'minionScheme',
  'ally',
  'allyPower',
  'inPlay',
  'inPlayCost',
  'counter',
  'attachment',
] as const satisfies readonly (keyof Weights)[]

/** With so many hit points of the villain to go for each player, what lasts is worth as much as its weight says. */
const USUAL = 20

/** The weights for a position: what lasts counts by how long the game will go on. */
export function inTime(w: Weights, q: Reader): Weights {
  if (w.horizon === 0) return w
  const more = 1 + w.horizon * (villainLeft(q) / recordsOf(q).players / USUAL - 1)
  const scaled: Record<keyof Weights, number> = { ...w }
  for (const name of lasting) scaled[name] *= more
  return scaled
}

/** Hit points of the villain over all its stages. */
export function villainLeft(q: Reader): number {
  let left = 0
  for (const id of q.ids('villain')) left += hitPoints(q, id)
  for (const id of q.ids('villainDeck')) left += forTable(q, id, 'hp')
  return left
}
