import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { event, type OffensiveRoll, type RollDraft } from '../kinds/index.ts'
import { areOpponents } from './heroes.ts'
import { attackOf } from './record.ts'

/** The roll at a depth of the stack. */
export function rollAt(q: Query, depth: number): Readonly<RollDraft> {
  return q.eventOf(depth, event.roll, event.offensiveRoll)
}

/** The Offensive Roll Phase while its dice may still be changed; null when there is none. */
export function openOffensiveRoll(q: Query): Readonly<OffensiveRoll> | null {
  const depth = q.nearest(event.offensiveRoll)
  const roll = depth < 0 ? null : q.eventOf(depth, event.offensiveRoll)
  return roll?.rolling === true ? roll : null
}

/** Depths of the open rolls, innermost first. */
export function openRolls(q: Query): number[] {
  const found: number[] = []
  const { frames } = q.state
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    if (frames[depth]?.at !== 'event') continue
    const draft = q.event(depth)
    const isRoll = draft.kind === event.roll.name || draft.kind === event.offensiveRoll.name
    if (isRoll && (draft as Readonly<RollDraft>).rolling) found.push(depth)
  }
  return found
}

/** Depth of the open roll that a die belongs to, or -1. */
export function rollOf(q: Query, die: ThingId): number {
  for (const depth of openRolls(q)) if (rollAt(q, depth).dice.includes(die)) return depth
  return -1
}

/** Dice of anybody, one's own, those of one's side, those of the other sides. */
export type Whose = 'any' | 'own' | 'team' | 'opponent'

/** Dice that may be changed now: of any open roll, by owner. */
export function alterable(q: Query, seat: Seat, whose: Whose): ThingId[] {
  const found: ThingId[] = []
  for (const depth of openRolls(q)) {
    const roll = rollAt(q, depth)
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

/** The die that finds the target of an ultimate stays as it fell, no matter who rolled it (phase 5). */
function isClosed(q: Query, { purpose }: Pick<RollDraft, 'purpose'>): boolean {
  return purpose === 'targeting' && attackOf(q)?.isUltimate === true
}
