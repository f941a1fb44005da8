import { choose, ifTrue, seq } from '@quadriga/kernel/author'
import { contentOf, names } from '../build/index.ts'
import { addDamage } from '../ops/damage.ts'
import { per, rollDice, shows } from '../ops/dice.ts'
import { drawCards, gain, inflict } from '../ops/gains.ts'
import { yourAttack } from '../ops/moments.ts'
import { youGain } from '../ops/phrases.ts'
import { playerOf, players, target } from '../ops/players.ts'
import { cleanse } from './monkStatuses.ts'
import { blindingLight, flight, holyPresence } from './seraphStatuses.ts'

/** The action cards of the Seraph, in printed order. */

const { card } = contentOf('seraph')

const medium = { confidence: 'medium' } as const
const anybody = playerOf(choose(players))

export const seraphCards = [
  card(
    'to_the_skies',
    'instant',
    1,
    names('To the Skies!', 'Vers les cieux !', 'ours'),
    gain(flight.id, 1, anybody),
    medium,
  ),
  card(
    'divine_intervention',
    'main',
    4,
    names('Divine Intervention!', 'Intervention divine !', 'ours'),
    seq(
      youGain(holyPresence),
      inflict(blindingLight.id, anybody),
      gain(flight.id, 2, anybody),
      gain(cleanse.id, 1, anybody),
    ),
    medium,
  ),
  card(
    'angelic_combat',
    'roll',
    1,
    names('Angelic Combat!', 'Combat angélique !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ blade: 1 }), addDamage(3)),
      ifTrue(shows({ wing: 1 }), youGain(flight)),
      ifTrue(shows({ cross: 1 }), youGain(cleanse)),
      ifTrue(shows({ pendant: 1 }), youGain(holyPresence)),
    ),
    { attackModifier: true, only: yourAttack, ...medium },
  ),
  card(
    'smote',
    'roll',
    1,
    names('Smote!', 'Foudroyé !', 'ours'),
    seq(
      rollDice(5),
      addDamage(per(1, 'blade')),
      ifTrue(shows({ pendant: 1 }), inflict(blindingLight.id, target)),
    ),
    { attackModifier: true, only: yourAttack, ...medium },
  ),
  card(
    'holier_than_thou',
    'main',
    0,
    names('Holier Than Thou!', 'Plus sainte que toi !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ pendant: 1 }), seq(youGain(flight, 2), youGain(cleanse, 2)), drawCards(1)),
    ),
    { isPromo: true, ...medium },
  ),
]
