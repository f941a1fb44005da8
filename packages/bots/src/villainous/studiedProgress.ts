import type { Seat, ThingId } from '@quadriga/kernel'
import {
  cardOf,
  cardsAt,
  charactersIn,
  isAllyOf,
  isKind,
  locationsOf,
  strengthOf,
  villainOf,
} from '@quadriga/villainous'
import type { Reader } from './judgement.ts'
import { hela, killmonger, ultron, type Way } from './progress.ts'
import { trainingProgress } from './pupils.ts'

/** How far a villain is, as the Veteran sees it: what Allies can do is counted once, and what prepares later steps counts too. */
export function studiedProgress(q: Reader, seat: Seat): number {
  const find = ways[q.thing(villainOf(q, seat)).face]
  return find === undefined ? 0 : Math.max(-1, Math.min(1, find(q, seat)))
}

/** Stones: free, guarded, within reach of Allies who can win them, loose, captured. */
const thanos: Way = (q, seat) => {
  const captured = q.ids('specialty', seat).filter((id) => isKind(q, id, 'stone')).length
  let sum = captured
  for (let other = 0; other < q.seats; other++) {
    if (other === seat) continue
    for (const place of locationsOf(q, other)) sum += stonesAt(q, seat, place)
  }
  const blocked = charactersIn(q, seat).some(
    (id) => cardOf(q, id)?.keywords.includes('blocksThanos') === true,
  )
  return sum / 6 - (blocked ? 0.03 + 0.05 * captured : 0)
}

/** Each Ally carries one Stone home, and his Strength can be used up against one guard only. */
function stonesAt(q: Reader, seat: Seat, place: ThingId): number {
  const { loose, guards, own } = stonesOn(q, seat, place)
  const carried = Math.min(loose, own.length)
  let left = own.reduce((sum, id) => sum + strengthOf(q, id), 0)
  let sum = 0.82 * carried + 0.65 * (loose - carried)
  for (const guard of guards.toSorted((a, b) => a - b)) {
    sum += 0.25 + 0.2 * Math.min(1, left / guard)
    left = Math.max(0, left - guard)
  }
  return sum
}

/** The Stones at a place by how they lie there, and the Allies who could win them. */
function stonesOn(q: Reader, seat: Seat, place: ThingId) {
  const there = cardsAt(q, place)
  const stones = there.filter((id) => isKind(q, id, 'stone'))
  const carried = stones.filter((id) => q.thing(id).host >= 0)
  return {
    loose: stones.length - carried.length,
    guards: carried.map((id) => Math.max(1, strengthOf(q, q.thing(id).host))),
    own: stones.length === 0 ? [] : there.filter((id) => isAllyOf(q, id, seat)),
  }
}

/** How many Stones lie in other domains, loose and guarded. */
export function stonesAbroad(q: Reader, seat: Seat): { readonly loose: number; readonly guarded: number } {
  let [loose, guarded] = [0, 0]
  for (let other = 0; other < q.seats; other++) {
    if (other === seat) continue
    for (const place of locationsOf(q, other)) {
      const found = stonesOn(q, seat, place)
      loose += found.loose
      guarded += found.guards.length
    }
  }
  return { loose, guarded }
}

const ways: Readonly<Record<string, Way>> = {
  thanos,
  hela,
  killmonger,
  ultron,
  taskmaster: trainingProgress,
}
