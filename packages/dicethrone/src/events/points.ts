import { commits, type EventRule, type Machine, NOTHING, type Seat } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { companionsOf } from '../query/companions.ts'
import { dialOf, heroThing, mostHealth, pointsOf, teamOf } from '../query/heroes.ts'
import { tokenWith } from '../query/status.ts'
import { mostPoints, type Table } from '../table.ts'

/** The dials: combat points and health; and the course of the turn. */

/** A seat gains or loses combat points, between 0 and 15. */
const points = commits(event.points, (m, draft) => {
  const before = pointsOf(m, draft.seat)
  const after = Math.max(0, Math.min(mostPoints, before + draft.n))
  m.own(heroThing(m, draft.seat))['cp'] = after
  draft.n = after - before
  draft.hero = heroThing(m, draft.seat)
})

/** Damage and healing of one moment, applied together to one dial; `mate` is a partner whom it hits as well. */
const health = commits(event.health, (m, draft) => {
  const { seat } = draft
  const dial = dialOf(m, seat)
  const before = m.counter(dial, 'health')
  const wanted = before - draft.damage + draft.heal
  const after = Math.max(0, Math.min(mostHealth(m), wanted))
  draft.hero = heroThing(m, seat)
  draft.mate ??= NOTHING
  // Nobody comes back into the game.
  if (before > 0) m.own(dial)['health'] = after === 0 ? saved(m, seat) : after
})

/** At the last point a token such as Blessing of Divinity of anybody in the team goes instead, and one point is left. */
function saved(m: Machine, seat: Seat): number {
  for (let holder = 0; holder < m.seats; holder++) {
    if (teamOf(m, holder) !== teamOf(m, seat)) continue
    const token = tokenWith(m, holder, (status) => status.saves)
    if (token === NOTHING) continue
    m.happen(event.loseStatus, { seat: holder, thing: token, how: 'spent' })
    return 1
  }
  return 0
}

const phase = commits(event.phase, (m, draft) => {
  m.ownTable<Table>().phase = draft.phase
  draft.hero = heroThing(m, draft.seat)
})

const turn = commits(event.turn, (m, draft) => {
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
  draft.hero = heroThing(m, draft.seat)
})

/** A text that may be used once in a turn is used. */
const useText = commits(event.useText, (m, draft) => {
  const hero = heroThing(m, draft.seat)
  m.own(hero)['used'] = m.counter(hero, 'used') | (1 << draft.index)
  draft.hero = hero
})

/** A seat will take another Offensive Roll Phase in this turn. */
const extraPhase = commits(event.extraPhase, (m, draft) => {
  const hero = heroThing(m, draft.seat)
  m.own(hero)['phases'] = m.counter(hero, 'phases') + 1
  draft.hero = hero
})

/** The end of the roll phases, and of a turn, as events: what speaks then answers them. */
const rollPhaseEnd = commits(event.rollPhaseEnd)
const turnEnd = commits(event.turnEnd)

const first = commits(event.firstPlayer, (m, draft) => {
  m.ownTable<Table>().first = draft.seat
  draft.hero = heroThing(m, draft.seat)
})

export const pointEvents: readonly EventRule[] = [
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
