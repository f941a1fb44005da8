import type { Check } from '@quadriga/kernel/author'
import type { AbilityDefinition } from '../definition.ts'
import { opponentsOf } from '../query/heroes.ts'
import { pipsOf } from '../query/requirement.ts'
import type { OffensiveRoll } from './attempts.ts'
import { lineOf } from './ledger.ts'

/** An announced ability is activated: its record opens, unless something made it fail. */
export const activation: Check = (m) => {
  const roll = m.ownEvent<OffensiveRoll>(m.nearest('offensiveRoll'))
  const { seat, ability, index, against, dice } = roll
  roll.activated = true
  const isUltimate = (m.definition(ability) as AbilityDefinition).use === 'ultimate'
  // Nothing weakens an ultimate.
  const isHalved = m.event(m.nearest('activate'))['halved'] === true && !isUltimate
  const weakened = isHalved ? opponentsOf(m, seat) : []
  m.propose({
    kind: 'attack',
    seat,
    source: ability,
    damages: true,
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
