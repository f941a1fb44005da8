import { also, chooseOne, ifTrue, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names } from '../build/index.ts'
import { perRemoved } from '../ops/counts.ts'
import { addDamage, avoid, dealDamage, makeUndefendable } from '../ops/damage.ts'
import { dieShows, rollDice } from '../ops/dice.ts'
import { inflict } from '../ops/gains.ts'
import { damageComes, yourAttack } from '../ops/moments.ts'
import { target } from '../ops/players.ts'
import { loseTokens } from '../ops/stacks.ts'

/** The status effects of the Ninja. */

const { status } = contentOf('ninja')

const DELAYED_POISON = 'ninja/delayed_poison'

export const delayedPoison = status('delayed_poison', names('Delayed Poison', 'Poison latent'), {
  polarity: 'negative',
  limit: 2,
  triggers: [
    {
      window: 'turnEnd',
      when: event('turnEnd', { seat: you }),
      effect: also(loseTokens(DELAYED_POISON), dealDamage(perRemoved(3), you)),
    },
  ],
})
export const ninjutsu = status('ninjutsu', names('Ninjutsu', 'Ninjutsu'), {
  polarity: 'positive',
  limit: 3,
  attackModifier: true,
  only: yourAttack,
  spend: seq(
    rollDice(1),
    ifTrue(dieShows(1, 3), addDamage(1)),
    ifTrue(dieShows(4, 5), addDamage(2)),
    ifTrue(dieShows(6, 6), chooseOne(addDamage(2), inflict(delayedPoison.id, target), makeUndefendable)),
  ),
})
export const smokeBomb = status('smoke_bomb', names('Smoke Bomb', 'Bombe fumigène'), {
  polarity: 'positive',
  limit: 1,
  only: damageComes,
  spend: seq(rollDice(1), ifTrue(dieShows(1, 3), avoid)),
})
