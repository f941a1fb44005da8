import type { Check } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { AbilityDefinition } from '../definition.ts'
import { opponentsOf } from '../query/heroes.ts'
import { pipsOf } from '../query/requirement.ts'
import { lineOf } from './ledger.ts'

/** An announced ability is activated: its record opens, unless something made it fail. */
export const activation: Check = (m) => {
  const roll = m.ownEventOf(m.nearest(event.offensiveRoll), event.offensiveRoll)
  const { seat, ability, index, against, dice } = roll
  roll.activated = true
  const isUltimate = (m.definition(ability) as AbilityDefinition).use === 'ultimate'
  // Nothing weakens an ultimate.
  const isHalved = m.eventOf(m.nearest(event.activate), event.activate).halved === true && !isUltimate
  const weakened = isHalved ? opponentsOf(m, seat) : []
  m.propose(event.attack, {
    seat,
    source: ability,
    attacker: seat,
    defender: against,
    aim: 0,
    ability,
    index,
    type: 'none',
    isAttack: false,
    isUltimate,
    isAugmentable: false,
    unmodified: 0,
    defended: false,
    given: [],
    pips: pipsOf(m, dice),
    afterwards: [],
    helped: [],
    peak: 0,
    dealt: [],
    lines: weakened.map((to) => lineOf({ to, how: 'halved', n: 0 })),
  })
}
