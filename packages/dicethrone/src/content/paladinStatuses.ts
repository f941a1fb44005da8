import { contentOf, names } from '../build/index.ts'
import { addDamage, makeUndefendable, preventHalfDamage, returnHalf } from '../ops/damage.ts'
import { beforeDefence, damageComes, strongAttack, youAreAttacked } from '../ops/moments.ts'

/** The status effects of the Paladin. */

const { status } = contentOf('paladin')

export const crit = status('crit', names('Crit', 'Critique'), {
  polarity: 'positive',
  limit: 1,
  attackModifier: true,
  only: strongAttack(5),
  spend: addDamage(4),
})
export const accuracy = status('accuracy', names('Accuracy', 'Précision'), {
  polarity: 'positive',
  limit: 1,
  only: beforeDefence,
  spend: makeUndefendable,
})
export const protect = status('protect', names('Protect', 'Protection'), {
  polarity: 'positive',
  limit: 1,
  only: damageComes,
  spend: preventHalfDamage,
})
export const retribution = status('retribution', names('Retribution', 'Rétribution'), {
  polarity: 'positive',
  limit: 1,
  only: youAreAttacked,
  spend: returnHalf,
})
export const blessing = status('blessing_of_divinity', names('Blessing of Divinity', 'Bénédiction divine'), {
  polarity: 'unique',
  limit: 1,
  persistent: true,
  fixed: true,
  saves: true,
})
