import { commits, type Machine, move, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { citizenCard, heroesInPlay, isPiece } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'
import { rollDice } from './attack.ts'
import { changePower, mostPower, nextHero } from './hero.ts'

const saved = 5

/** A hero loses Health; a citizen falls at the first Wound, unless a Fighter rolls well enough each time. */
function wound(m: Machine, id: ThingId, n: number): boolean {
  if (n === 0) return false
  if (isPiece(m, id, 'citizen')) {
    const stands = citizenCard(m, id).fighter && rollDice(m, 'fighter', n).every((result) => result >= saved)
    if (!stands) move(m, id, m.zoneIndex('citizenPile'))
    return !stands
  }
  const thing = m.own(id)
  thing['health'] = Math.max(0, (thing['health'] as number) - n)
  if (thing['health'] > 0) return false
  move(m, id, m.zoneIndex('away'))
  const table = ownTable(m)
  table.fallen = true
  if (table.phase === 'players') endTurnOf(m, m.thing(id).owner)
  return true
}

/** A hero that falls in the Player Phase has had its turn. */
function endTurnOf(m: Machine, seat: Seat): void {
  const table = ownTable(m)
  if (!table.done.includes(seat)) table.done = [...table.done, seat]
  if (table.active !== seat) return
  table.begun = false
  table.used = []
  table.active = nextHero(m)
}

export const enemyEvents = [
  commits(event.playersEnd),
  commits(event.enemiesEnd),
  commits(event.freeze, (m, { figures, frozen }) => {
    for (const id of figures) m.own(id)['frozen'] = frozen ? 1 : 0
  }),
  commits(event.removeCitizen, (m, { citizen }) => {
    move(m, citizen, m.zoneIndex('citizenPile'))
  }),
  commits(event.phase, (m, { phase }) => {
    const table = ownTable(m)
    table.phase = phase
    if (phase === 'enemies') table.usedByEnemies = []
  }),
  commits(event.enemyMoves, (m, { figures, to }) => {
    const zone = m.zoneIndex(to)
    for (const id of figures) move(m, id, zone)
  }),
  commits(event.enemiesEnter),
  commits(event.citizenMoves, (m, { citizen, to }) => {
    move(m, citizen, m.zoneIndex(to))
  }),
  commits(event.activates),
  commits(event.extraActivation),
  commits(event.wounds, (m, draft) => {
    draft.falls = wound(m, draft.to, draft.n)
  }),
  commits(event.devoured, (m, { code }) => {
    const table = ownTable(m)
    table.lost = [...tableOf(m).lost, code]
    for (const id of heroesInPlay(m)) changePower(m, id, -1)
  }),
  commits(event.noticed, (m, draft) => {
    draft.result = rollDice(m, 'noticed', 1)[0] as number
    if (draft.result >= saved) m.own(draft.citizen)['hidden'] = 0
  }),
  commits(event.standUp, (m, { figures }) => {
    for (const id of figures) m.own(id)['down'] = 0
  }),
  commits(event.drained, (m, { hero }) => changePower(m, hero, -mostPower)),
  commits(event.endPhase, (m) => {
    ownTable(m).phase = 'end'
  }),
  commits(event.nextRound, (m, { round }) => {
    ownTable(m).round = round
  }),
]
