import type { Draft, Query, Seat, ThingId } from '@quadriga/kernel/author'
import { areOpponents } from './heroes.ts'
import { attackOf } from './record.ts'

export const purposes = ['offensive', 'defensive', 'effect', 'targeting', 'start'] as const
/** What dice are rolled for; also the name under which tests script them. */
export type Purpose = (typeof purposes)[number]

/** A roll that is open: its dice may still be changed. */
export interface RollDraft extends Draft {
  purpose: Purpose
  dice: readonly ThingId[]
  /** Somebody changed a die since the last announcement. */
  changed: boolean
}

/** Depths of the open rolls, innermost first. */
export function openRolls(q: Query): number[] {
  const found: number[] = []
  const { frames } = q.state
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const vars = frames[depth]?.vars
    if (frames[depth]?.at === 'event' && vars?.['rolling'] === true) found.push(depth)
  }
  return found
}

/** Depth of the open roll that a die belongs to, or -1. */
export function rollOf(q: Query, die: ThingId): number {
  for (const depth of openRolls(q)) if ((q.event(depth) as RollDraft).dice.includes(die)) return depth
  return -1
}

/** Dice of anybody, one's own, those of one's side, those of the other sides. */
export type Whose = 'any' | 'own' | 'team' | 'opponent'

/** Dice that may be changed now: of any open roll, by owner. */
export function alterable(q: Query, seat: Seat, whose: Whose): ThingId[] {
  const found: ThingId[] = []
  for (const depth of openRolls(q)) {
    const roll = q.event(depth) as RollDraft
    if (isClosed(q, roll)) continue
    for (const die of roll.dice) if (isWhose(q, q.thing(die).owner, seat, whose)) found.push(die)
  }
  return found
}

function isWhose(q: Query, owner: Seat, seat: Seat, whose: Whose): boolean {
  switch (whose) {
    case 'any':
      return true
    case 'own':
      return owner === seat
    case 'team':
      return !areOpponents(q, owner, seat)
    case 'opponent':
      return areOpponents(q, owner, seat)
  }
}

/** The die that finds the target of an ultimate stays as it fell, whoever rolled it (phase 5). */
function isClosed(q: Query, { purpose }: RollDraft): boolean {
  return purpose === 'targeting' && attackOf(q)?.isUltimate === true
}
