import { commits, type Machine, move, NOBODY, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { levelOf, turnActions } from '../query/danger.ts'
import { heroesInPlay, heroOf } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'

const mostPower = 4

/** Power goes up to its cap and down to nothing. */
export function changePower(m: Machine, hero: ThingId, n: number): void {
  const thing = m.own(hero)
  thing['power'] = Math.max(0, Math.min(mostPower, (thing['power'] as number) + n))
}

/** Experience; a new danger level may bring a further Action at once. */
export function gainExperience(m: Machine, hero: ThingId, n: number): void {
  const before = m.counter(hero, 'xp')
  const thing = m.own(hero)
  thing['xp'] = before + n
  if (levelOf(before) === 0 && levelOf(before + n) > 0) thing['actions'] = (thing['actions'] as number) + 1
}

/** Spends Actions of a hero, whose turn has then begun. */
export function spendActions(m: Machine, seat: Seat, n: number): void {
  const hero = m.own(heroOf(m, seat))
  hero['actions'] = (hero['actions'] as number) - n
  beginTurn(m, seat)
}

function beginTurn(m: Machine, seat: Seat): void {
  const table = ownTable(m)
  table.active = seat
  table.begun = true
}

function nextHero(m: Machine): Seat {
  const { done } = tableOf(m)
  const seats = heroesInPlay(m)
    .map((id) => m.thing(id).owner)
    .sort((a, b) => a - b)
  return seats.find((seat) => !done.includes(seat)) ?? NOBODY
}

const playersBegin = commits(event.playersBegin, (m) => {
  const table = ownTable(m)
  table.phase = 'players'
  table.begun = false
  table.done = []
  table.used = []
  for (const id of heroesInPlay(m)) {
    changePower(m, id, 1)
    m.own(id)['actions'] = turnActions(m, id)
  }
  table.active = nextHero(m)
})

const endTurn = commits(event.endTurn, (m, { seat }) => {
  const table = ownTable(m)
  table.done = [...table.done, seat]
  table.begun = false
  table.used = []
  table.active = nextHero(m)
})

const heroMoves = commits(event.heroMoves, (m, { seat, hero, to, cost }) => {
  spendActions(m, seat, cost)
  move(m, hero, m.zoneIndex(to))
})

const powerUp = commits(event.powerUp, (m, { seat, hero }) => {
  spendActions(m, seat, 1)
  changePower(m, hero, 2)
})

const useSkill = commits(event.useSkill, (m, { seat, hero, skill, power }) => {
  beginTurn(m, seat)
  changePower(m, hero, -power)
  const table = ownTable(m)
  table.used = [...table.used, skill]
})

const rescue = commits(event.rescue, (m, { seat, hero, citizen }) => {
  spendActions(m, seat, 1)
  changePower(m, hero, mostPower)
  move(m, citizen, m.zoneIndex('held', seat))
})

const takeObjective = commits(event.takeObjective, (m, { seat, hero, objective, color, unlocks }) => {
  spendActions(m, seat, 1)
  move(m, objective, m.zoneIndex('away'))
  const table = ownTable(m)
  table.taken = [...table.taken, color]
  gainExperience(m, hero, 5)
  for (const id of unlocks) m.own(id)['locked'] = 0
})

const leave = commits(event.leave, (m, { hero }) => {
  move(m, hero, m.zoneIndex('away'))
})

export const heroEvents = [playersBegin, endTurn, heroMoves, powerUp, useSkill, rescue, takeObjective, leave]
