import { NOTHING, procedure, type Query, type Seat, type ThingId, totalOf } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { inPlay } from '../query/card.ts'
import { villainOf } from '../query/characters.ts'
import { mainSchemeOf } from '../query/schemes.ts'
import { giveBoosts, turnBoosts } from './boost.ts'

interface SchemeVars {
  event: number
}

/** The three steps of an enemy's scheme. */
export const enemySchemeSteps = procedure<SchemeVars>('champions.enemySchemeSteps', {
  giveBoost(m, f) {
    giveBoosts(m, f.event)
  },
  turnBoosts(m, f) {
    if (m.eventOf(f.event, event.enemyScheme).villain) m.call(turnBoosts, { event: f.event, thing: NOTHING })
  },
  place(m, f) {
    const { enemy, ledger } = m.eventOf(f.event, event.enemyScheme)
    m.done()
    if (!inPlay(m, enemy)) return
    const lines = [{ how: 'base' as const, n: m.stat(enemy, 'sch'), source: enemy }, ...ledger]
    if (totalOf(lines) === 0) return
    m.propose(event.placeThreat, {
      scheme: mainSchemeOf(m),
      via: 'scheme',
      source: enemy,
      ledger: lines,
      activation: f.event,
    })
  },
})

export function enemySchemeDraft(q: Query, enemy: ThingId, target: Seat, source: ThingId) {
  return {
    enemy,
    villain: enemy === villainOf(q),
    boosts: enemy === villainOf(q) ? 1 : 0,
    placed: 0,
    target,
    seat: target,
    source,
    later: [],
  }
}
