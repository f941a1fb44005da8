import {
  type Check,
  type CompiledAbility,
  type Env,
  environment,
  type Machine,
  message,
  NOTHING,
  type Option,
  PASS,
  procedure,
  type Query,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { type Afterwards, type AttackRecord, event } from '../kinds/index.ts'
import { isAlive } from '../query/heroes.ts'
import { guardOptions, guardText } from '../query/guards.ts'
import { lockRefusal } from '../query/legality.ts'
import { isShrouded } from '../query/record.ts'
import { abilitiesFor } from '../query/requirement.ts'

interface EventVars {
  event: number
}

function attackAt(m: Machine, f: EventVars): Readonly<AttackRecord> {
  return m.eventOf(f.event, event.attack)
}

/** Phase 6: the defender chooses a defensive ability, or what may be used instead, or nothing. */
export const defence = procedure<EventVars>('dicethrone.defence', {
  begin(m, f) {
    const attack = attackAt(m, f)
    if (defenceOptions(m, attack).length === 0) m.goto('over')
    else m.happen(event.phase, { seat: attack.attacker, phase: 'defensive_roll' })
  },
  choose(m, f) {
    const { defender, ability } = attackAt(m, f)
    const options = defenceOptions(m, attackAt(m, f))
    m.ask({ seat: defender, ask: message('ask.defend'), options: [...options, PASS], because: ability })
  },
  defend(m, f) {
    const { defender } = attackAt(m, f)
    const [thing = NOTHING] = m.chosen()
    m.ownEventOf(f.event, event.attack).defended = true
    if (thing === NOTHING) return
    const env = environment({ you: defender, self: thing, event: f.event })
    if (!m.inZone(thing, 'board')) guardWith(m, thing, env)
    else {
      m.happen(event.defend, { seat: defender, ability: thing })
      m.resolve(`${m.thing(thing).face}/0`, env)
    }
  },
  over: (m) => m.done(),
})

/** Defensive abilities against normal damage, and what their player may have instead of a roll. */
export function defenceOptions(q: Query, attack: Readonly<AttackRecord>): Option[] {
  const { defender } = attack
  // Some abilities have no target, and a keg may have taken it out of the game meanwhile.
  if (defender < 0 || !isAlive(q, defender)) return []
  const abilities = isDefendable(q, attack) ? abilitiesFor(q, defender, 'defensive') : []
  return [...thingOptions(q, 'defend', abilities), ...guardOptions(q, attack)]
}

/** Instead of a Defensive Roll a companion steps in, or a token is spent. */
function guardWith(m: Machine, thing: ThingId, env: Env): void {
  const { effect } = guardText(m, thing) as CompiledAbility
  if (m.inZone(thing, 'status')) m.happen(event.loseStatus, { seat: env.you, thing, how: 'spent' })
  m.resolve(effect.id, env)
}

function isDefendable(q: Query, attack: Readonly<AttackRecord>): boolean {
  const { defender, type } = attack
  if (!attack.isAttack || type !== 'normal' || isShrouded(q, attack, defender)) return false
  return lockRefusal(q, defender) === null
}

interface AfterwardsVars extends EventVars {
  place?: number
}

/** Most attacks are over with their damage. */
export const whatFollows: Check = (m, depth) => {
  if (m.eventOf(depth, event.attack).afterwards.length > 0) m.call(afterwards, { event: depth })
}

/** What cards asked to happen once the damage is known. */
export const afterwards = procedure<AfterwardsVars>('dicethrone.afterwards', {
  next(m, f) {
    const attack = attackAt(m, f)
    const place = f.place ?? 0
    const entry = attack.afterwards[place]
    if (entry === undefined) {
      m.done()
      return
    }
    f.place = place + 1
    m.goto('next')
    if (isDue(m, attack, entry)) runEntry(m, entry, f.event)
  },
})

/** What asks for damage speaks of a target that is still there; what only waits for it does not. */
function isDue(q: Query, { dealt, defender }: Readonly<AttackRecord>, { you, least }: Afterwards): boolean {
  if (least === 0) return isAlive(q, you)
  return defender >= 0 && (dealt[defender] ?? 0) >= least && isAlive(q, defender)
}

function runEntry(m: Machine, entry: Afterwards, depth: number): void {
  m.resolve(entry.program, environment({ you: entry.you, self: entry.self, depth }), entry.node)
}
