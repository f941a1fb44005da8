import { commits, type Machine, move, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { citizenCard, heroesInPlay, isPiece } from '../query/pieces.ts'
import { ownTable } from '../table.ts'
import { roll } from './attack.ts'
import { changePower } from './heroes.ts'

const saved = 5

/** A hero loses Health; a citizen falls at the first Wound, unless a Fighter rolls well enough each time. */
function wound(m: Machine, id: ThingId, n: number): boolean {
  if (isPiece(m, id, 'citizen')) {
    const stands = citizenCard(m, id).fighter && roll(m, 'fighter', n).every((result) => result >= saved)
    if (!stands) move(m, id, m.zoneIndex('away'))
    return !stands
  }
  const thing = m.own(id)
  thing['health'] = Math.max(0, (thing['health'] as number) - n)
  if (thing['health'] > 0) return false
  move(m, id, m.zoneIndex('away'))
  ownTable(m).fallen = true
  return true
}

export const enemyEvents = [
  commits(event.phase, (m, { phase }) => {
    ownTable(m).phase = phase
  }),
  commits(event.enemyMoves, (m, { thing, to }) => {
    move(m, thing, m.zoneIndex(to))
  }),
  commits(event.wounds, (m, draft) => {
    draft.falls = wound(m, draft.thing, draft.n)
  }),
  commits(event.devoured, (m) => {
    for (const id of heroesInPlay(m)) changePower(m, id, -1)
  }),
  commits(event.nextRound, (m, { round }) => {
    ownTable(m).round = round
  }),
]
