import {
  environment,
  type Machine,
  procedure,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { abilitiesWith } from '../query/usable.ts'
import { idsIn, sharedZone } from '../table.ts'

interface BoostVars {
  event: number
  thing: ThingId
}

/** Boost cards are turned up one at a time: icons, boost ability, discard. Nothing else on the card works (R23). */
export const turnBoosts = procedure<BoostVars>('champions.turnBoosts', {
  turn(m, f) {
    giveBoosts(m, f.event)
    const [next] = waitingBoosts(m, f)
    if (next === undefined) m.done()
    else {
      f.thing = next
      m.happen(event.turnBoost, { thing: next })
    }
  },
  count(m, f) {
    const n = m.stat(f.thing, 'boost')
    const draft = m.ownEvent(f.event)
    if (n > 0) draft.ledger = [...draft.ledger, { how: 'add', n, source: f.thing }]
  },
  resolve(m, f) {
    const [ability] = abilitiesWith(m, f.thing, 'boost')
    if (ability === undefined) return
    m.resolve(ability.effect.id, environment({ you: targetOf(m, f), self: f.thing, event: f.event }))
  },
  discard(m, f) {
    m.goto('turn')
    if (m.inZone(f.thing, 'boosts')) m.happen(event.discard, { thing: f.thing })
  },
})

/** The boost cards that this activation is still to get: one for a villain, and what cards add to it (R25). */
export function giveBoosts(m: Machine, depth: number): void {
  const { boosts } = m.eventOf(depth, event.enemyAttack, event.enemyScheme)
  if (boosts === 0) return
  m.ownEventOf(depth, event.enemyAttack, event.enemyScheme).boosts = 0
  for (let n = 0; n < boosts; n++) m.happen(event.boost, { enemy: activatedEnemy(m, depth) })
}

function activatedEnemy(q: Query, depth: number): ThingId {
  const draft = q.eventOf(depth, event.enemyAttack, event.enemyScheme)
  return draft.kind === 'enemyAttack' ? draft.attacker : draft.enemy
}

function waitingBoosts(q: Query, f: BoostVars): ThingId[] {
  const enemy = activatedEnemy(q, f.event)
  return idsIn(q, sharedZone.boosts).filter((id) => q.thing(id).host === enemy)
}

/** "You" on a boost card is the player the activation is aimed at now (R24). */
function targetOf(q: Query, f: BoostVars): Seat {
  return q.eventOf(f.event, event.enemyAttack, event.enemyScheme).target
}
