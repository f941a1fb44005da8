import { type Machine, move, NOBODY, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Skill } from '../piece.ts'
import { levelOf, turnActions } from '../query/danger.ts'
import { mostHunger } from '../query/hunger.ts'
import { heroesInPlay, heroOf } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'

export const mostPower = 4

/** Power goes up to its cap and down to nothing. */
export function changePower(m: Machine, hero: ThingId, n: number): void {
  const thing = m.own(hero)
  thing['power'] = Math.max(0, Math.min(mostPower, (thing['power'] as number) + n))
}

/** Hunger goes up to its end and down to nothing. */
export function changeHunger(m: Machine, hero: ThingId, n: number): void {
  const thing = m.own(hero)
  thing['hunger'] = Math.max(0, Math.min(mostHunger, (thing['hunger'] as number) + n))
}

/** Skills of the level that experience has reached are unlocked; a further Action counts at once. */
export function unlockSkills(m: Machine, hero: ThingId): void {
  const seat = m.thing(hero).owner
  const before = turnActions(m, hero)
  const level = levelOf(m.counter(hero, 'xp'))
  for (const id of m.ids('locked', seat))
    if ((m.definition(id) as Skill).level <= level) move(m, id, m.zoneIndex('sheet', seat))
  const thing = m.own(hero)
  thing['actions'] = (thing['actions'] as number) + turnActions(m, hero) - before
}

/** Spends Actions of a hero, whose turn has then begun. A free Action is used up. */
export function spendActions(m: Machine, seat: Seat, n: number): void {
  if (n > 0) {
    const hero = m.own(heroOf(m, seat))
    hero['actions'] = (hero['actions'] as number) - n
  }
  const table = ownTable(m)
  if (table.free !== null) table.free = null
  else beginTurn(m, seat)
}

export function beginTurn(m: Machine, seat: Seat): void {
  const { phase, free } = tableOf(m)
  if (phase !== 'players' || free !== null) return
  const table = ownTable(m)
  table.active = seat
  table.begun = true
}

/** The hero to be asked next, in seating order; NOBODY when all have had their turn. */
export function nextHero(m: Machine): Seat {
  const { done } = tableOf(m)
  const seats = heroesInPlay(m)
    .map((id) => m.thing(id).owner)
    .sort((a, b) => a - b)
  return seats.find((seat) => !done.includes(seat)) ?? NOBODY
}
