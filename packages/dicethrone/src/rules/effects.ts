import { type Env, environment, type Machine, procedure, runNode } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { inPhases } from '../query/aiming.ts'
import { subtotalTo } from '../query/record.ts'
import { tableOf } from '../table.ts'
import { targetingRoll } from './targeting.ts'
import { thenWindow } from './window.ts'

/** The environment of the text lives here while its parts are done one by one. */
interface EffectVars extends Partial<Env> {
  event: number
  /** Two against two: the part of the text that comes next. */
  place?: number
}

/** The ability's text; its damage only goes into the record. Then it is known whether it was an attack. */
export const effects = procedure<EffectVars>('dicethrone.effects', {
  begin(m, f) {
    const { ability, index, attacker, defender } = m.eventOf(f.event, event.attack)
    const env = environment({ you: attacker, self: ability, event: f.event })
    if (tableOf(m).mode === 'team' && defender < 0) Object.assign(f, env)
    else {
      m.goto('judge')
      m.resolve(`${m.thing(ability).face}/${index}`, env)
    }
  },
  part(m, f) {
    const { place = 0 } = f
    const doing = inPhases(m, m.eventOf(f.event, event.attack))[place]
    if (doing === undefined) return
    f.place = place + 1
    m.goto('part')
    if (doing === 'aim') m.call(targetingRoll, { event: f.event })
    else if (doing === 'pause') m.call(thenWindow, {})
    else runNode(m, doing, m.state.frames.length - 1)
  },
  judge: (m, f) => judge(m, f.event),
})

function judge(m: Machine, depth: number): void {
  const record = m.ownEventOf(depth, event.attack)
  const hits = subtotalTo(m, record, record.defender) > 0
  record.isAttack = hits && record.type !== 'none' && record.type !== 'collateral'
  record.isAugmentable = record.isAttack && record.type !== 'pure'
  const roll = m.nearest(event.offensiveRoll)
  if (record.isAttack && roll >= 0) m.ownEventOf(roll, event.offensiveRoll).attacked = true
}
