import { also, choose, chooseOne, ifTrue, seq, you } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { addDamage, dealDamage, onceDealt } from '../ops/damage.ts'
import { defensiveRoll, forEachDie, per, rollDice, rolledTotal, shows, totalAtLeast } from '../ops/dice.ts'
import { drawCards, gain, inflict } from '../ops/gains.ts'
import { gainToLimit, raiseLimit } from '../ops/limits.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { evasive, knockdown } from './gunslinger.ts'
import { chi, cleanse } from './monkStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Monk, in printed order. */

const { ability, upgrade, card } = contentOf('monk')

const medium = { confidence: 'medium' } as const
const topple = inflict(knockdown.id, target)
const evade = youGain(evasive)
const purify = youGain(cleanse)
const evadeOrPurify = chooseOne(evade, purify)
const breathe2 = youGain(chi, 2)
const breathe3 = youGain(chi, 3)

const fourAlike = ifTrue(ofAKind(4), topple)
const fistStrike = ability(
  'fist_strike',
  'offensive',
  names('Fist Strike', 'Coup de Poing', 'ours'),
  tiers('fist', [3, 4, 5], [normal(4), normal(6), normal(8)]),
  medium,
)
const fistStrike2 = upgrade(fistStrike, 2, 1, tiers('fist', [3, 4, 5], [normal(7), normal(8), normal(9)]))
const fistStrike3 = upgrade(
  fistStrike,
  3,
  2,
  tiers('fist', [3, 4, 5], [seq(normal(7), fourAlike), seq(normal(8), fourAlike), seq(normal(9), fourAlike)]),
)

const meditate = ability(
  'meditate',
  'offensive',
  names('Meditate', 'Méditation', 'ours'),
  [on({ chi_symbol: 3 }, seq(youGain(chi, 5), evadeOrPurify))],
  medium,
)
const zenStrike = ability(
  'zen_strike',
  'offensive',
  names('Zen Strike', 'Frappe Zen', 'ours'),
  [on({ fist: 2, chi_symbol: 2 }, onceDealt(normal(6), breathe2))],
  medium,
)
const meditate2 = upgrade(meditate, 2, 2, [on({ chi_symbol: 3 }, seq(youGain(chi, 6), evade, purify))], {
  adds: [zenStrike.id],
})

const fistOfHarmony = ability(
  'fist_of_harmony',
  'offensive',
  names('Fist of Harmony', 'Poing de l’Harmonie', 'ours'),
  [on('small-straight', onceDealt(normal(5), breathe2))],
  medium,
)
const fistOfHarmony2 = upgrade(fistOfHarmony, 2, 1, [on('small-straight', onceDealt(normal(6), breathe3))])

const widen = raiseLimit(chi.id, 1)
const lotusStrike = ability(
  'lotus_strike',
  'offensive',
  names('Lotus Strike', 'Frappe du Lotus', 'ours'),
  [on({ lotus: 4 }, onceDealt(undefendable(5), also(widen, youGain(chi, 5))))],
  medium,
)
const wayOfTheLotus = ability(
  'way_of_the_lotus',
  'offensive',
  names('Way of the Lotus', 'Voie du Lotus', 'ours'),
  [on({ lotus: 3 }, onceDealt(undefendable(2), also(evade, breathe2)))],
  medium,
)
const lotusStrike2 = upgrade(
  lotusStrike,
  2,
  2,
  [on({ lotus: 4 }, onceDealt(undefendable(6), also(widen, youGain(chi, 6))))],
  { adds: [wayOfTheLotus.id] },
)

const combo = seq(
  addDamage(per(2, 'fist')),
  addDamage(per(3, 'palm')),
  gain(chi.id, per(2, 'chi_symbol'), you),
  forEachDie('lotus', evadeOrPurify),
)
const comboStrike = ability(
  'combo_strike',
  'offensive',
  names('Combo Strike', 'Enchaînement', 'ours'),
  [on({ fist: 3, palm: 1 }, seq(normal(6), rollDice(1), combo))],
  medium,
)
const comboStrike2 = upgrade(comboStrike, 2, 2, [
  on({ fist: 3, palm: 1 }, seq(normal(5), rollDice(2), combo)),
])

const rush = dealDamage(rolledTotal, target, 'normal')
const tempestRush = ability(
  'tempest_rush',
  'offensive',
  names('Tempest Rush', 'Ruée de la Tempête', 'ours'),
  [on({ palm: 3 }, seq(rollDice(3, 1, 2, chi.id), rush))],
  medium,
)
const tempestRush2 = upgrade(tempestRush, 2, 1, [
  on({ palm: 3 }, seq(rollDice(3, 1, 1, chi.id), rush, ifTrue(totalAtLeast(12), topple))),
])

const fistOfTranquility = ability(
  'fist_of_tranquility',
  'offensive',
  names('Fist of Tranquility', 'Poing de la Quiétude', 'ours'),
  [on('large-straight', onceDealt(normal(7), also(evade, breathe2)))],
  medium,
)
const wayOfTheMonk = ability(
  'way_of_the_monk',
  'offensive',
  names('Way of the Monk', 'Voie du Moine', 'ours'),
  [on({ fist: 1, palm: 1, chi_symbol: 1, lotus: 1 }, seq(youGain(evasive, 2), undefendable(3)))],
  medium,
)
const fistOfTranquility2 = upgrade(
  fistOfTranquility,
  2,
  2,
  [on('large-straight', onceDealt(also(normal(7), topple), also(evade, breathe3)))],
  { adds: [wayOfTheMonk.id] },
)

const serene = seq(gain(chi.id, per(1, 'chi_symbol'), you), dealDamage(per(1, 'fist'), attacker))
const serenity = ability(
  'serenity',
  'defensive',
  names('Serenity', 'Sérénité', 'ours'),
  [on({}, seq(defensiveRoll(4), serene))],
  { dice: 4, ...medium },
)
const serenity2 = upgrade(serenity, 2, 2, [on({}, seq(defensiveRoll(5), serene))], { dice: 5 })
const serenity3 = upgrade(
  serenity,
  3,
  3,
  [on({}, seq(defensiveRoll(5), serene, ifTrue(shows({ chi_symbol: 1, lotus: 1 }), evadeOrPurify)))],
  { dice: 5 },
)

const transcendence = ability(
  'transcendence',
  'ultimate',
  names('Transcendence!', 'Transcendance !', 'ours'),
  [
    on(
      { lotus: 5 },
      seq(dealDamage(10, target, 'ultimate'), topple, evade, purify, also(widen, gainToLimit(chi.id))),
    ),
  ],
  medium,
)

const toppleChosen = inflict(knockdown.id, playerOf(choose(opponents)))
const cards = [
  card('palm_strike', 'main', 0, names('Palm Strike!', 'Coup de paume !', 'ours'), toppleChosen),
  card(
    'mystic_mantra',
    'main',
    3,
    names('Mystic Mantra!', 'Mantra mystique !', 'ours'),
    seq(youGain(chi), evade, purify, toppleChosen),
  ),
  card('ruminate', 'instant', 3, names('Ruminate!', 'Rumination !', 'ours'), youGain(chi, 5)),
  card('contemplate', 'instant', 0, names('Contemplate!', 'Contemplation !', 'ours'), breathe2),
  card(
    'enlightenment',
    'main',
    0,
    names('Enlightenment!', 'Illumination !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ lotus: 1 }), also(breathe2, evade, purify), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  fistStrike,
  meditate,
  zenStrike,
  fistOfHarmony,
  lotusStrike,
  wayOfTheLotus,
  comboStrike,
  tempestRush,
  fistOfTranquility,
  wayOfTheMonk,
  serenity,
  transcendence,
  fistStrike2,
  fistStrike3,
  meditate2,
  fistOfHarmony2,
  lotusStrike2,
  comboStrike2,
  tempestRush2,
  fistOfTranquility2,
  serenity2,
  serenity3,
]
const faces = ['fist', 'fist', 'palm', 'chi_symbol', 'chi_symbol', 'lotus']

export const monk = hero('monk', heroNames('Monk', 'Moine', 'm'), 4, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const monkContent = [monk, ...abilities, ...cards, chi, cleanse]
