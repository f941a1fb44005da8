import { half, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, spending } from '../build/index.ts'
import { addDamage, dealDamage } from '../ops/damage.ts'
import { dieValue, rollDice } from '../ops/dice.ts'
import { abilityHits, yourAttack } from '../ops/moments.ts'
import { attacker } from '../ops/players.ts'
import { loseTokens } from '../ops/stacks.ts'
import { weaken } from '../ops/weakening.ts'

/** The status effects of the Samurai. */

const { status } = contentOf('samurai')

const SHAME = 'samurai/shame'

export const honor = status('honor', names('Honor', 'Honneur'), {
  polarity: 'positive',
  limit: 2,
  attackModifier: true,
  spends: [spending(1, addDamage(1), yourAttack), spending(2, addDamage(3), yourAttack)],
})
export const shame = status('shame', names('Shame', 'Honte'), {
  polarity: 'negative',
  limit: 2,
  attackModifier: true,
  triggers: [
    {
      window: 'judged',
      when: event('attack', { attacker: you, isAttack: true, isUltimate: false }),
      effect: weaken(1),
    },
    {
      window: 'rollsOver',
      when: event('offensiveRoll', { seat: you, attacked: true }),
      effect: loseTokens(SHAME),
    },
  ],
})
export const backStrike = status('back_strike', names('Back Strike', 'Riposte'), {
  polarity: 'positive',
  limit: 1,
  only: abilityHits,
  spend: seq(rollDice(1), dealDamage(half(dieValue), attacker)),
})
