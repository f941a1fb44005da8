import {
  environment,
  type Machine,
  message,
  type Option,
  PASS,
  procedure,
  type Query,
  type Seat,
  thingOptions,
} from '@quadriga/kernel/author'
import { heroThing, isAlive, opponentsOf, seatOf, teamOf } from '../query/heroes.ts'
import { lockRefusal } from '../query/legality.ts'
import { type Afterwards, type AttackRecord, isShrouded, subtotalTo } from '../query/record.ts'
import { abilitiesFor } from '../query/requirement.ts'

interface EventVars {
  event: number
}

function attackAt(m: Machine, f: EventVars): Readonly<AttackRecord> {
  return m.event<AttackRecord>(f.event)
}

/** Phase 5: with one opponent, or in an extra phase against somebody, there is nothing to decide. */
export const targeting = procedure<EventVars>('dicethrone.targeting', {
  begin(m, f) {
    const { attacker, defender } = attackAt(m, f)
    const [only, other] = opponentsOf(m, attacker)
    if (defender >= 0) m.done()
    else if (only !== undefined && other === undefined) {
      m.ownEvent<AttackRecord>(f.event).defender = only
      m.done()
    }
  },
  choose(m, f) {
    const { attacker } = attackAt(m, f)
    m.ask({ seat: attacker, ask: message('ask.target'), options: targetOptions(m, attacker) })
  },
  chosen(m, f) {
    const record = m.ownEvent<AttackRecord>(f.event)
    const picked = targetOptions(m, record.attacker).find((option) => option.key === m.picks[0])
    if (picked !== undefined) record.defender = seatOf(m, picked.thing)
  },
})

function targetOptions(q: Query, seat: Seat): Option[] {
  const heroes = opponentsOf(q, seat).map((other) => heroThing(q, other))
  return thingOptions(q, 'target', heroes)
}

/** The ability's text; its damage only goes into the record. Then it is known whether it was an attack. */
export const effects = procedure<EventVars>('dicethrone.effects', {
  resolve(m, f) {
    const { ability, index, attacker } = attackAt(m, f)
    m.resolve(
      `${m.thing(ability).face}/${index}`,
      environment({ you: attacker, self: ability, event: f.event }),
    )
  },
  judge(m, f) {
    const record = m.ownEvent<AttackRecord>(f.event)
    const hits = subtotalTo(m, record, record.defender) > 0
    record.isAttack = hits && record.type !== 'none' && record.type !== 'collateral'
    record.isAugmentable = record.isAttack && record.type !== 'pure'
    const roll = m.nearest('offensiveRoll')
    if (record.isAttack && roll >= 0) m.ownEvent(roll)['attacked'] = true
  },
})

/** Phase 6: against normal damage the defender chooses a defensive ability, or none. */
export const defence = procedure<EventVars>('dicethrone.defence', {
  begin(m, f) {
    const attack = attackAt(m, f)
    if (!isDefendable(m, attack)) m.goto('over')
    else m.propose({ kind: 'phase', seat: attack.attacker, phase: 'defensive_roll' })
  },
  choose(m, f) {
    const { defender, ability } = attackAt(m, f)
    const options = thingOptions(m, 'defend', abilitiesFor(m, defender, 'defensive'))
    m.ask({ seat: defender, ask: message('ask.defend'), options: [...options, PASS], because: ability })
  },
  defend(m, f) {
    const { defender } = attackAt(m, f)
    const options = thingOptions(m, 'defend', abilitiesFor(m, defender, 'defensive'))
    const picked = options.find((option) => option.key === m.picks[0])
    m.ownEvent<AttackRecord>(f.event).defended = true
    if (picked === undefined) return
    m.propose({ kind: 'defend', seat: defender, ability: picked.thing })
    m.resolve(
      `${m.thing(picked.thing).face}/0`,
      environment({ you: defender, self: picked.thing, event: f.event }),
    )
  },
  over: (m) => m.done(),
})

function isDefendable(q: Query, attack: Readonly<AttackRecord>): boolean {
  const { defender, type } = attack
  if (!attack.isAttack || type !== 'normal' || isShrouded(q, attack, defender)) return false
  return lockRefusal(q, defender) === null
}

interface AfterwardsVars extends EventVars {
  place?: number
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
    if ((attack.dealt[attack.defender] ?? 0) >= entry.least && isAlive(m, attack.defender))
      runEntry(m, entry, f.event)
  },
})

function runEntry(m: Machine, entry: Afterwards, event: number): void {
  m.resolve(entry.program, environment({ you: entry.you, self: entry.self, event }), entry.node)
}

/** Who has fallen: the last team standing wins, and all falling at once is a draw. */
export const defeat = procedure<EventVars>('dicethrone.defeat', {
  check(m) {
    const alive: Seat[] = []
    for (let seat = 0; seat < m.seats; seat++) if (isAlive(m, seat)) alive.push(seat)
    const teams = new Set(alive.map((seat) => teamOf(m, seat)))
    if (teams.size > 1) return
    if (teams.size === 0) m.end({ kind: 'draw', winners: [], cause: 'outcome.draw' })
    else m.end({ kind: 'won', winners: alive, cause: 'outcome.lastStanding' })
  },
})
