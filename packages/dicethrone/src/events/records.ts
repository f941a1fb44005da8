import { type EventKind, type Machine, NOTHING, type Seat } from '@quadriga/kernel/author'
import { type AttackRecord, type DamageRecord, damageTo, guardedFrom, healingTo } from '../query/record.ts'
import { heroThing, isAlive, teamOf } from '../query/heroes.ts'

/** Everything gathered in a record is applied at once. */
function apply(m: Machine, record: DamageRecord): void {
  const dealt: number[] = []
  const healed: number[] = []
  for (let seat = 0; seat < m.seats; seat++) {
    // Whoever is out of the game is beyond damage.
    dealt.push(isAlive(m, seat) ? damageTo(m, record, seat) : 0)
    healed.push(isAlive(m, seat) ? healingTo(m, record, seat) : 0)
  }
  shield(m, record)
  record.dealt = dealt
  for (let seat = 0; seat < m.seats; seat++) {
    if (teamOf(m, seat) !== seat) continue
    const hit: Seat[] = []
    for (let one = 0; one < m.seats; one++) {
      if (teamOf(m, one) === seat && (dealt[one] ?? 0) + (healed[one] ?? 0) > 0) hit.push(one)
    }
    if (hit.length === 0) continue
    const damage = ofDial(m, dealt, seat)
    const heal = ofDial(m, healed, seat)
    const mate = hit.length > 1 ? heroThing(m, hit[1] as Seat) : NOTHING
    m.propose({ kind: 'health', seat: hit[0], mate, damage, heal, source: record.source })
  }
}

/** What companions take for their players. */
function shield(m: Machine, record: DamageRecord): void {
  for (const { how, to, source: thing } of record.lines) {
    if (how !== 'guard' && how !== 'guarded') continue
    const damage = guardedFrom(m, record, to)
    if (damage > 0) m.propose({ kind: 'companion', seat: to, thing, damage, heal: 0, source: record.source })
  }
}

/** Team mates share a dial: what both take counts together. */
function ofDial(m: Machine, amounts: readonly number[], dial: Seat): number {
  let sum = 0
  for (let seat = 0; seat < amounts.length; seat++) if (teamOf(m, seat) === dial) sum += amounts[seat] ?? 0
  return sum
}

/** Whom the attacks of a seat have hurt this turn, one bit each. */
function remember(m: Machine, { attacker, defender, isAttack, dealt }: AttackRecord): void {
  if (!isAttack || (dealt[defender] ?? 0) === 0) return
  const hero = heroThing(m, attacker)
  m.own(hero)['struck'] = m.counter(hero, 'struck') | (1 << defender)
}

function recordKind(kind: string, ...things: readonly string[]): EventKind {
  return {
    kind,
    commit(m, draft) {
      apply(m, draft as DamageRecord)
      if (kind === 'attack') remember(m, draft as AttackRecord)
      draft['hero'] = heroThing(m, draft.seat)
    },
    log: ['hero', 'dealt', ...things],
    things: ['hero', ...things],
  }
}

/** A player says which ability is about to be activated; or activates it; or defends with one. */
function sayAbility(kind: string): EventKind {
  return {
    kind,
    commit(m, draft) {
      draft['hero'] = heroThing(m, draft.seat)
    },
    log: ['hero', 'ability'],
    things: ['hero', 'ability'],
  }
}

export const recordEvents: readonly EventKind[] = [
  recordKind('attack', 'ability'),
  recordKind('upkeep'),
  recordKind('damage'),
  sayAbility('announce'),
  sayAbility('activate'),
  sayAbility('defend'),
]
