import { type EventKind, type Machine, NOTHING, type Seat } from '@quadriga/kernel/author'
import { companionsOf } from '../query/companions.ts'
import { dialOf, heroThing, mostHealth, pointsOf, teamOf } from '../query/heroes.ts'
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

/** Damage and healing of one moment, applied together to one dial; `mate` is a partner whom it hits as well. */
const health: EventKind = {
  kind: 'health',
  commit(m, draft) {
    const { seat } = draft
    const dial = dialOf(m, seat)
    const before = m.counter(dial, 'health')
    const wanted = before - (draft['damage'] as number) + (draft['heal'] as number)
    const after = Math.max(0, Math.min(mostHealth(m), wanted))
    draft['hero'] = heroThing(m, seat)
    draft['mate'] ??= NOTHING
    // Nobody comes back into the game.
    if (before > 0) m.own(dial)['health'] = after === 0 ? saved(m, seat) : after
  },
  log: ['hero', 'mate', 'damage', 'heal'],
  things: ['hero', 'mate'],
}

/** At the last point a token such as Blessing of Divinity of anybody in the team goes instead, and one point is left. */
function saved(m: Machine, seat: Seat): number {
  for (let holder = 0; holder < m.seats; holder++) {
    if (teamOf(m, holder) !== teamOf(m, seat)) continue
    const token = tokenWith(m, holder, (status) => status.saves)
    if (token === NOTHING) continue
    m.propose({ kind: 'loseStatus', seat: holder, thing: token, how: 'spent' })
    return 1
  }
  return 0
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
      hero['later'] = 0
      for (const companion of companionsOf(m, seat)) m.own(companion)['used'] = 0
      hero['attempts'] = 0
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

/** A seat will take another Offensive Roll Phase in this turn. */
const extraPhase: EventKind = {
  kind: 'extraPhase',
  commit(m, draft) {
    const hero = heroThing(m, draft.seat)
    m.own(hero)['phases'] = m.counter(hero, 'phases') + 1
    draft['hero'] = hero
  },
  log: ['hero'],
  things: ['hero'],
}

/** The end of the roll phases, and of a turn, as events: what speaks then answers them. */
const rollPhaseEnd: EventKind = { kind: 'rollPhaseEnd', commit: () => {}, log: [], things: [] }
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

export const pointEvents: readonly EventKind[] = [
  points,
  health,
  phase,
  turn,
  useText,
  extraPhase,
  rollPhaseEnd,
  turnEnd,
  first,
]
