import { type EventKind, type Machine, move, type ThingId } from '@quadriga/kernel/author'
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

export const enemyEvents: readonly EventKind[] = [
  {
    kind: 'phase',
    commit(m, draft) {
      ownTable(m).phase = draft['phase'] as 'enemies'
    },
    log: ['phase'],
    things: [],
  },
  {
    kind: 'enemyMoves',
    commit: (m, draft) => void move(m, draft['thing'] as ThingId, m.zoneIndex(String(draft['to']))),
    log: ['thing', 'to'],
    things: ['thing'],
  },
  {
    kind: 'wounds',
    commit(m, draft) {
      draft['falls'] = wound(m, draft['thing'] as ThingId, draft['n'] as number)
      if (draft['falls'] === true && isPiece(m, draft['thing'] as ThingId, 'citizen'))
        draft['devoured'] = true
    },
    log: ['thing', 'n', 'falls'],
    things: ['thing'],
  },
  {
    kind: 'devoured',
    commit(m) {
      for (const id of heroesInPlay(m)) changePower(m, id, -1)
    },
    log: ['thing'],
    things: ['thing'],
  },
  {
    kind: 'nextRound',
    commit(m) {
      ownTable(m).round++
    },
    log: ['round'],
    things: [],
  },
]
