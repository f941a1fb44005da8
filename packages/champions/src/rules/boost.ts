import {
  environment,
  type Machine,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { EnemyAttackDraft, EnemySchemeDraft } from '../events/attack.ts'
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
      m.propose({ kind: 'turnBoost', thing: next, icons: 0 })
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
    if (m.inZone(f.thing, 'boosts')) m.propose({ kind: 'discard', thing: f.thing })
  },
})

/** The boost cards that this activation is still to get: one for a villain, and what cards add to it (R25). */
export function giveBoosts(m: Machine, event: number): void {
  const { boosts, attacker, enemy } = m.event(event) as Readonly<Partial<EnemyAttackDraft & EnemySchemeDraft>>
  if (boosts === undefined || boosts === 0) return
  m.ownEvent<EnemyAttackDraft>(event).boosts = 0
  for (let n = 0; n < boosts; n++) m.propose({ kind: 'boost', enemy: attacker ?? enemy, thing: NOTHING })
}

function waitingBoosts(q: Query, f: BoostVars): ThingId[] {
  const draft = q.event(f.event)
  const enemy = draft['attacker'] ?? draft['enemy']
  return idsIn(q, sharedZone.boosts).filter((id) => q.thing(id).host === enemy)
}

/** "You" on a boost card is the player the activation is aimed at now (R24). */
function targetOf(q: Query, f: BoostVars): Seat {
  return q.event<EnemyAttackDraft>(f.event).target
}
