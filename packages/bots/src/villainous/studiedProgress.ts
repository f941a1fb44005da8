import type { Seat, ThingId } from '@quadriga/kernel'
import {
  alliesOf,
  cardOf,
  cardsAt,
  charactersIn,
  isAllyOf,
  isKind,
  locationsOf,
  placeOf,
  strengthOf,
  villainOf,
} from '@quadriga/villainous'
import type { Reader } from './judgement.ts'
import { hela, killmonger, ultron, type Way } from './progress.ts'

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
  const there = cardsAt(q, place)
  const stones = there.filter((id) => isKind(q, id, 'stone'))
  if (stones.length === 0) return 0
  const own = there.filter((id) => isAllyOf(q, id, seat))
  const loose = stones.filter((id) => q.thing(id).host < 0).length
  const carried = Math.min(loose, own.length)
  let left = own.reduce((sum, id) => sum + strengthOf(q, id), 0)
  let sum = 0.78 * carried + 0.5 * (loose - carried)
  for (const guard of guardsOf(q, stones).toSorted((a, b) => a - b)) {
    sum += 0.16 + 0.3 * Math.min(1, left / guard)
    left = Math.max(0, left - guard)
  }
  return sum
}

function guardsOf(q: Reader, stones: readonly ThingId[]): number[] {
  const carried = stones.filter((id) => q.thing(id).host >= 0)
  return carried.map((id) => Math.max(1, strengthOf(q, q.thing(id).host)))
}

const NEEDED = 5
/** What it costs to go elsewhere, where a stronger Ally stands already. */
const SHARED_PLACE = 0.035

/** The four best Allies, wherever they are trained; those who share a place still have a way to go. */
const taskmaster: Way = (q, seat) => {
  const taken = new Set<ThingId>()
  const allies = alliesOf(q, seat).map((id) => ({
    place: placeOf(q, id),
    strength: Math.min(NEEDED, strengthOf(q, id)),
  }))
  const worths = allies
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ place, strength }) => {
      const worth =
        0.042 * strength + (strength === NEEDED ? 0.04 : 0) - (taken.has(place) ? SHARED_PLACE : 0)
      taken.add(place)
      return worth
    })
  const four = worths.toSorted((a, b) => b - a).slice(0, 4)
  return four.reduce((sum, worth) => sum + worth, 0)
}

const ways: Readonly<Record<string, Way>> = {
  thanos,
  hela,
  killmonger,
  ultron,
  taskmaster,
}
