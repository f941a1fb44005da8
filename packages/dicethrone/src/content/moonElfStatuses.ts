import { also, ifTrue, plus, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names } from '../build/index.ts'
import { addWhileHere } from '../ops/damage.ts'
import { dieShows, rollDice } from '../ops/dice.ts'
import { removeToken } from '../ops/gains.ts'
import { yourHero } from '../ops/players.ts'
import { thisToken } from '../ops/stacks.ts'
import { failAbility } from '../ops/weakening.ts'

/** The status effects of the Moon Elf. */

const { status } = contentOf('moon_elf')

export const blind = status('blind', names('Blind', 'Aveuglement'), {
  polarity: 'negative',
  limit: 1,
  triggers: [
    {
      window: 'activating',
      when: event('activate', { seat: you }),
      effect: seq(also(removeToken(thisToken), rollDice(1)), ifTrue(dieShows(1, 2), failAbility)),
    },
  ],
})
export const entangle = status('entangle', names('Entangle', 'Enchevêtrement'), {
  polarity: 'negative',
  limit: 1,
  constant: [plus(yourHero, 'rollAttempts', -1)],
  triggers: [
    {
      window: 'rollPhaseEnd',
      when: event('rollPhaseEnd', { seat: you }),
      effect: removeToken(thisToken),
    },
  ],
})
export const targeted = status('targeted', names('Targeted', 'Pris pour cible'), {
  polarity: 'negative',
  limit: 1,
  attackModifier: true,
  persistent: true,
  triggers: [
    {
      window: 'attacked',
      when: event('attack', { isAttack: true, isAugmentable: true, defender: you }),
      effect: addWhileHere(2),
    },
  ],
})
