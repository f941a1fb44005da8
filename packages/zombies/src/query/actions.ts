import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { tableOf } from '../table.ts'
import { surveyIn } from './board.ts'
import { enemiesIn, heroCard, heroOf, isPiece, zoneOf } from './pieces.ts'

/** Whether a hero may act now: its turn, or nobody's yet and not had. */
export function mayAct(q: Query, seat: Seat): boolean {
  const { phase, active, begun, done } = tableOf(q)
  if (phase !== 'players' || done.includes(seat) || zoneOf(q, heroOf(q, seat)) === '') return false
  return seat === active || !begun
}

/** One Action, and one more for each Enemy left behind. */
export function moveCost(q: Query, hero: ThingId): number {
  return heroCard(q, hero).slips ? 1 : 1 + enemiesIn(q, zoneOf(q, hero)).length
}

/** Zones within the Range of an attack or a skill, in line of sight; the own zone is at Range 0. */
export function zonesInRange(q: Query, from: string, [least, most]: readonly [number, number]): string[] {
  const seen = [...surveyIn(q).sees(from)]
    .filter(([, range]) => range >= least && range <= most)
    .map(([zone]) => zone)
  return least === 0 ? [from, ...seen] : seen
}

/** Zones a hero could attack now: in Range, in sight and with Enemies. */
export function attackable(q: Query, hero: ThingId): string[] {
  const from = zoneOf(q, hero)
  return zonesInRange(q, from, heroCard(q, hero).attack.range).filter((zone) => enemiesIn(q, zone).length > 0)
}

/** What opening costs: one Action, or nothing for the first door of a hero who barges through. */
export function openCost(q: Query, hero: ThingId, opening: ThingId): number {
  const free = heroCard(q, hero).barges && isPiece(q, opening, 'door') && !tableOf(q).used.includes('open')
  return free ? 0 : 1
}
