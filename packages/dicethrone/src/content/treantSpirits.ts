import { also, choose, half, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, spendingSelf } from '../build/index.ts'
import { perLaterAttempt } from '../ops/counts.ts'
import { addDamage, dealDamage, takeWhileHere } from '../ops/damage.ts'
import { dieValue, rollDice } from '../ops/dice.ts'
import { reroll } from '../ops/dieCards.ts'
import { drawCards, givenNegative, heal, removeToken } from '../ops/gains.ts'
import { beforeYourDefence, yourAttack, yourMainPhase } from '../ops/moments.ts'
import { paid } from '../ops/phrases.ts'
import { thisToken } from '../ops/stacks.ts'

/** The Spirits of the Treant, youngest first, and its status effects. */

const { companion, status } = contentOf('treant')

const dryad = companion(
  'dryad',
  names('Dryad Spirit', 'Esprit Dryade', 'ours'),
  [
    spendingSelf(addDamage(3), yourAttack),
    spendingSelf(removeToken(choose(givenNegative)), beforeYourDefence),
  ],
  { stage: 3, limit: 1, confidence: 'medium' },
)
const sapling = companion(
  'sapling',
  names('Sapling Spirit', 'Esprit Arbrisseau', 'ours'),
  [spendingSelf(also(heal(1), paid(1))), spendingSelf(drawCards(1), null, 1)],
  { stage: 2, limit: 2, growsTo: dryad.id, confidence: 'medium' },
)
export const seedling = companion(
  'seedling',
  names('Seedling Spirit', 'Esprit Jeune Pousse', 'ours'),
  [spendingSelf(reroll(1, 'own'))],
  { stage: 1, limit: 3, growsTo: sapling.id, confidence: 'medium' },
)
export const spirits = [seedling, sapling, dryad]

export const wellspring = status('wellspring', names('Wellspring', 'Source'), {
  polarity: 'positive',
  limit: 1,
  only: yourMainPhase,
  spend: seq(rollDice(1), heal(half(dieValue))),
})

const pricks = perLaterAttempt(1, 2)
export const barbedVine = status('barbed_vine', names('Barbed Vine', 'Ronces'), {
  polarity: 'negative',
  limit: 1,
  triggers: [
    // With an ability the damage is in its sum, whatever it is; without one it comes at the end of the phase.
    { window: 'activated', when: event('attack', { attacker: you }), effect: takeWhileHere(pricks) },
    {
      window: 'rollsOver',
      when: event('offensiveRoll', { seat: you, activated: false }),
      effect: also(removeToken(thisToken), dealDamage(pricks, you)),
    },
    { window: 'rollPhaseEnd', when: event('rollPhaseEnd', { seat: you }), effect: removeToken(thisToken) },
  ],
})
