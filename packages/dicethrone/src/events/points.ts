import type { EventKind, Machine, Seat } from '@quadriga/kernel/author'
import { dialOf, heroThing, mostHealth, pointsOf } from '../query/heroes.ts'
import { tokenWith } from '../query/status.ts'
import { mostPoints, type Phase, type Table } from '../table.ts'

/** The dials: combat points and health; and the course of the turn. */

/** A seat gains or loses combat points, between 0 and 15. */
const points: EventKind = {
  kind: 'points',
  commit(m, draft) {
    const before = pointsOf(m, draft.seat)
    const after = Math.max(0, Math.min(mostPoints, before + (draft['n'] as number)))
    m.own(heroThing(m, draft.seat))['cp'] = after
    draft['n'] = after - before
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'n'],
  things: ['hero'],
}

/** Damage and healing of one moment, applied together to one dial. */
const health: EventKind = {
  kind: 'health',
  commit(m, draft) {
    const { seat } = draft
    const dial = dialOf(m, seat)
    const before = m.counter(dial, 'health')
    const wanted = before - (draft['damage'] as number) + (draft['heal'] as number)
    const after = Math.max(0, Math.min(mostHealth(m), wanted))
    draft['hero'] = dial
    m.own(dial)['health'] = after === 0 ? saved(m, seat) : after
  },
  log: ['hero', 'damage', 'heal'],
  things: ['hero'],
}

/** At the last point a token such as Blessing of Divinity goes instead, and one point is left. */
function saved(m: Machine, seat: Seat): number {
  const token = tokenWith(m, seat, (status) => status.saves)
  if (token < 0) return 0
  m.propose({ kind: 'loseStatus', seat, thing: token, how: 'spent' })
  return 1
}

const phase: EventKind = {
  kind: 'phase',
  commit(m, draft) {
    m.ownTable<Table>().phase = draft['phase'] as Phase
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'phase'],
  things: ['hero'],
}

const turn: EventKind = {
  kind: 'turn',
  commit(m, draft) {
    const table = m.ownTable<Table>()
    table.active = draft.seat
    table.turns++
    for (let seat = 0; seat < m.seats; seat++) {
      const hero = m.own(heroThing(m, seat))
      hero['used'] = 0
      hero['struck'] = 0
    }
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

/** A text that may be used once in a turn is used. */
const useText: EventKind = {
  kind: 'useText',
  commit(m, draft) {
    const hero = heroThing(m, draft.seat)
    m.own(hero)['used'] = m.counter(hero, 'used') | (1 << (draft['index'] as number))
    draft['hero'] = hero
  },
  log: ['hero'],
  things: ['hero'],
}

/** The end of a turn as an event: what speaks then answers it. */
const turnEnd: EventKind = { kind: 'turnEnd', commit: () => {}, log: [], things: [] }

const first: EventKind = {
  kind: 'firstPlayer',
  commit(m, draft) {
    m.ownTable<Table>().first = draft.seat
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

export const pointEvents: readonly EventKind[] = [points, health, phase, turn, useText, turnEnd, first]
