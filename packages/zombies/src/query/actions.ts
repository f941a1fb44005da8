import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { type Deed, type FreeAction, tableOf } from '../table.ts'
import { boardIn, hasFlag, levelOfZone, liftZone, surveyIn, tokenCalled, zoneOfToken } from './board.ts'
import { attackCard, attacksOf, enemiesIn, heroOf, isChampion, isPiece, zoneOf } from './pieces.ts'

/** Whether a hero may act now: its turn, or nobody's yet and not had; or an Action that a text gives it. */
export function mayAct(q: Query, seat: Seat): boolean {
  const { phase, active, begun, done, free } = tableOf(q)
  if (zoneOf(q, heroOf(q, seat)) === '') return false
  if (free !== null) return free.seat === seat
  if (phase !== 'players' || done.includes(seat)) return false
  return seat === active || !begun
}

/** The free Action that a seat may use for this, or null. */
export function freeFor(q: Query, seat: Seat, deed: Deed): FreeAction | null {
  const { free } = tableOf(q)
  return free !== null && free.seat === seat && free.deeds.includes(deed) ? free : null
}

/** What a deed costs that costs one Action. */
export function plainCost(q: Query, seat: Seat, deed: Deed): number {
  return freeFor(q, seat, deed) === null ? 1 : 0
}

/** One Action, and one more for each Enemy left behind. */
export function moveCost(q: Query, hero: ThingId): number {
  const seat = q.thing(hero).owner
  const free = freeFor(q, seat, 'move')
  const plain = free === null ? 1 : 0
  if (free?.ignores === true || q.stat(hero, 'slips') > 0) return plain
  return plain + enemiesIn(q, zoneOf(q, hero)).length
}

/** Zones within a Range, in line of sight, in the order of the map; the zone itself is at Range 0. */
export function zonesInRange(q: Query, from: string, least: number, most: number): string[] {
  const seen = surveyIn(q).sees(from)
  const found: string[] = least === 0 ? [from] : []
  for (const [zone, range] of seen) if (range >= least && range <= most) found.push(zone)
  return found
}

/** Whether one zone is within so many zones of another, and seen from it. */
export function isInRange(q: Query, from: string, to: string, most: number): boolean {
  if (from === to) return from !== ''
  const range = surveyIn(q).sees(from).get(to)
  return range !== undefined && range <= most
}

/** Attacks that a hero may make now, given what it may aim at; to devour is a deed of its own. */
export function usableAttacks(q: Query, seat: Seat): ThingId[] {
  return attacksOf(q, seat).filter((id) => !attackCard(q, id).eats && isUsable(q, seat, id))
}

/** Whether the free Action that a hero has, if any, allows this attack. */
export function isUsable(q: Query, seat: Seat, attack: ThingId): boolean {
  const free = freeFor(q, seat, 'attack')
  if (free === null) return true
  if (free.attack !== '' && q.thing(attack).face !== free.attack) return false
  return !free.melee || attackCard(q, attack).type === 'melee'
}

/** Whether an attack made from a zone can hit an Enemy: some are out of its reach unless it stands there too. */
export function canHit(q: Query, from: string, enemy: ThingId): boolean {
  return zoneOf(q, enemy) === from || q.stat(enemy, 'shielded') === 0
}

/** Enemies of a zone that an attack made from another one, or from there, can hit. */
export function hittable(q: Query, from: string, zone: string): ThingId[] {
  return enemiesIn(q, zone).filter((id) => canHit(q, from, id))
}

/** Zones that an attack can aim at: in Range, in sight and with Enemies. */
export function targetsOf(q: Query, seat: Seat, attack: ThingId): string[] {
  const hero = heroOf(q, seat)
  const from = zoneOf(q, hero)
  if (from === '') return []
  const free = freeFor(q, seat, 'attack')
  const least = q.stat(attack, 'least')
  const isTarget = (zone: string) => hittable(q, from, zone).length > 0
  if (free?.here === true) return least === 0 && isTarget(from) ? [from] : []
  const most = q.stat(attack, 'most') + q.stat(hero, 'reach')
  return zonesInRange(q, from, least, most).filter(isTarget)
}

/** Attacks of a hero that can aim at a zone. */
export function attacksAt(q: Query, seat: Seat, zone: string): ThingId[] {
  return usableAttacks(q, seat).filter((attack) => targetsOf(q, seat, attack).includes(zone))
}

/** What opening costs: one Action, or nothing for the first door of a hero who barges through. */
export function openCost(q: Query, seat: Seat, opening: ThingId): number {
  if (freeFor(q, seat, 'open') !== null) return 0
  const barges = q.stat(heroOf(q, seat), 'barges') > 0 && isPiece(q, opening, 'door')
  return barges && !tableOf(q).used.includes('barge') ? 0 : 1
}

/** The Sentinel Hand on the board, or NOTHING. */
export function handIn(q: Query): ThingId {
  return tokenCalled(q, 'sentinel-hand')
}

/** Which attack the Hand makes now: '' where the mission forbids it. */
export function handAttack(q: Query, hand: ThingId): string {
  if (hasFlag(q, 'handByGathering')) return ''
  return q.counter(hand, 'charged') > 0 ? 'plasma-shot' : 'thrown-hand'
}

/** Zones at which the Hand can be used: within two zones, in sight, with Enemies that it can hit. */
export function handTargets(q: Query, hand: ThingId): string[] {
  const spares = handAttack(q, hand) === 'thrown-hand'
  const from = zoneOfToken(q, hand)
  return zonesInRange(q, from, 0, 2).filter((zone) =>
    hittable(q, from, zone).some((id) => !spares || !isChampion(q, id)),
  )
}

/** The shaft next to a hero on its floor, where the lift could be called to; '' where there is none. */
export function shaftBeside(q: Query, hero: ThingId): string {
  const from = zoneOf(q, hero)
  const zone = boardIn(q).zones.get(from)
  for (const cell of zone?.cells ?? []) {
    for (const { how, cell: beyond } of Object.values(cell.next)) {
      const other = boardIn(q).cells.get(beyond)?.zone ?? ''
      if (how === 'elevator' && boardIn(q).zones.get(other)?.kind === 'shaft') return other
    }
  }
  return ''
}

/** Shafts on other floors that the lift can ride to. */
export function rides(q: Query): string[] {
  const here = liftZone(q)
  return here === ''
    ? []
    : boardIn(q).shafts.filter((shaft) => levelOfZone(q, shaft) !== levelOfZone(q, here))
}

/** Which zones a hero can walk to with the Actions it has, and what that costs; Enemies on the way stop it. */
export function reachable(q: Query, hero: ThingId): ReadonlyMap<string, number> {
  const from = zoneOf(q, hero)
  const left = q.counter(hero, 'actions')
  const slips = q.stat(hero, 'slips') > 0
  const costs = new Map<string, number>()
  let rim = from === '' ? [] : [from]
  const costOf = (zone: string) => (zone === from ? 0 : (costs.get(zone) ?? 0))
  while (rim.length > 0) {
    const next: string[] = []
    for (const zone of rim) {
      const step = costOf(zone) + 1 + (slips ? 0 : enemiesIn(q, zone).length)
      if (step > left) continue
      for (const to of surveyIn(q).next(zone).keys()) {
        if (to === from || (costs.get(to) ?? Infinity) <= step) continue
        costs.set(to, step)
        next.push(to)
      }
    }
    rim = next
  }
  return costs
}
