import {
  type Machine,
  message,
  type Option,
  procedure,
  type Query,
  type Seat,
  thingOptions,
} from '@quadriga/kernel/author'
import { type AttackRecord, event } from '../kinds/index.ts'
import { draw } from '../events/cards.ts'
import { needsTarget, promisesDamage } from '../query/aiming.ts'
import { heroThing, leaders, opponentsOf, opposite, seatOf } from '../query/heroes.ts'
import { tableOf } from '../table.ts'
import { rollDraft } from './rolls.ts'

interface EventVars {
  event: number
}

function attackAt(m: Machine, f: EventVars): Readonly<AttackRecord> {
  return m.eventOf(f.event, event.attack)
}

/**
 * Phase 5, where nothing is rolled: a single opponent is the target, King of the Hill lets the attacker choose, and an
 * extra phase is against somebody already. Two against two waits until effects without a target are over.
 */
export const targeting = procedure<EventVars>('dicethrone.targeting', {
  begin(m, f) {
    const attack = attackAt(m, f)
    const [only, other] = opponentsOf(m, attack.attacker)
    if (attack.defender >= 0) m.goto('bonus')
    else if (only !== undefined && other === undefined) {
      m.ownEventOf(f.event, event.attack).defender = only
      m.goto('bonus')
    } else if (tableOf(m).mode === 'team' || !needsTarget(m, attack)) m.done()
    else m.happen(event.phase, { seat: attack.attacker, phase: 'targeting_roll' })
  },
  choose(m, f) {
    const { attacker, ability } = attackAt(m, f)
    m.ask({
      seat: attacker,
      ask: message('ask.target'),
      options: targetOptions(m, attacker),
      because: ability,
    })
  },
  chosen: (m, f) => aimAt(m, f, pickedTarget(m, f)),
  bonus(m, f) {
    const attack = attackAt(m, f)
    m.done()
    // Drawn before anything of the ability happens, so also if its damage comes to nothing.
    if (promisesDamage(m, attack)) drawAgainstLeader(m, attack.attacker, attack.defender)
  },
})

/** King of the Hill: a player who targets a leader with an attack draws a card. */
export function drawAgainstLeader(m: Machine, attacker: Seat, target: Seat): void {
  if (tableOf(m).mode === 'king' && leaders(m).includes(target)) draw(m, attacker)
}

/** Two against two: a die finds the target. */
export const targetingRoll = procedure<EventVars>('dicethrone.targetingRoll', {
  roll(m, f) {
    const { attacker } = attackAt(m, f)
    m.happen(event.phase, { seat: attacker, phase: 'targeting_roll' })
    m.propose(event.roll, rollDraft([attacker], 1, 'targeting'))
  },
  read(m, f) {
    const { attacker, aim } = attackAt(m, f)
    const [left, right] = opposite(m, attacker)
    if (aim > 4) return
    m.done()
    aimAt(m, f, (aim <= 2 ? left : right) as Seat)
  },
  choose(m, f) {
    const { attacker, aim, ability } = attackAt(m, f)
    // The opponents decide together; one of them says it.
    const seat = aim === 5 ? (opponentsOf(m, attacker)[0] as Seat) : attacker
    const ask = message(aim === 5 ? 'ask.defender' : 'ask.target')
    m.ask({ seat, ask, options: targetOptions(m, attacker), because: ability })
  },
  chosen: (m, f) => aimAt(m, f, pickedTarget(m, f)),
})

function targetOptions(q: Query, attacker: Seat): Option[] {
  return thingOptions(
    q,
    'target',
    opponentsOf(q, attacker).map((seat) => heroThing(q, seat)),
  )
}

function pickedTarget(m: Machine, f: EventVars): Seat {
  const picked = targetOptions(m, attackAt(m, f).attacker).find((option) => option.key === m.picks[0])
  if (picked === undefined) throw m.broken('a target that was not offered')
  return seatOf(m, picked.thing)
}

function aimAt(m: Machine, f: EventVars, target: Seat): void {
  const attack = m.ownEventOf(f.event, event.attack)
  attack.defender = target
  m.happen(event.target, { seat: attack.attacker, target: heroThing(m, target) })
}
