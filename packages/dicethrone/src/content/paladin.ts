import { bind, choose, chooseOne, ifTrue, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, paying, whenever } from '../build/index.ts'
import { abilityNeeds, perAttackDie } from '../ops/attackDice.ts'
import { addDamage, dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows } from '../ops/dice.ts'
import { reroll } from '../ops/dieCards.ts'
import { drawCards, gain, gainCp, heal } from '../ops/gains.ts'
import { youAreAttacked } from '../ops/moments.ts'
import { normal, paid, undefendable, youGain } from '../ops/phrases.ts'
import { anyPlayer, attacker, playerOf, players, target, thatPlayer } from '../ops/players.ts'
import { accuracy, blessing, crit, protect, retribution } from './paladinStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Paladin, in printed order. */

const { ability, upgrade, card } = contentOf('paladin')

const rethrow = paying(1, reroll(1, 'own'))
const tithe = ability(
  'tithe',
  'passive',
  names('Tithe', 'Dîme', 'ours'),
  [rethrow, paying(3, drawCards(1))],
  { confidence: 'medium' },
)
const tithe2 = upgrade(tithe, 2, 3, [
  rethrow,
  paying(2, drawCards(1)),
  whenever({
    window: 'activated',
    when: event('attack', { attacker: you }),
    only: abilityNeeds('prayer'),
    effect: paid(1),
  }),
])

const retaliate = ability('retaliate', 'offensive', names('Retaliate', 'Représailles', 'ours'), [
  on({ helmet: 3, prayer: 1 }, seq(youGain(retribution), paid(3))),
])
const requital = ability('requital', 'offensive', names('Requital', 'Revanche', 'ours'), [
  on({ sword: 1, helmet: 1, life: 1, prayer: 1 }, seq(youGain(retribution), heal(1), undefendable(3))),
])
const retaliate2 = upgrade(
  retaliate,
  2,
  1,
  [on({ helmet: 3, prayer: 1 }, seq(gain(retribution.id, 1, playerOf(choose(players))), paid(4)))],
  { adds: [requital.id] },
)

const holyAttack = ability('holy_attack', 'offensive', names('Holy Attack', 'Attaque Sacrée', 'ours'), [
  on('small-straight', seq(heal(1), normal(6)), 'small'),
  on('large-straight', seq(heal(2), normal(8)), 'large'),
])
const holyAttack2 = upgrade(holyAttack, 2, 2, [
  on('small-straight', seq(heal(1), normal(7)), 'small'),
  on('large-straight', seq(heal(2), normal(9)), 'large'),
])

const righteousPrayer = ability(
  'righteous_prayer',
  'offensive',
  names('Righteous Prayer', 'Prière du Juste', 'ours'),
  [on({ prayer: 4 }, seq(normal(8), youGain(crit), paid(2)))],
)
const prosperity = ability('prosperity', 'offensive', names('Prosperity', 'Prospérité', 'ours'), [
  on({ prayer: 3 }, paid(4)),
])
const righteousPrayer2 = upgrade(
  righteousPrayer,
  2,
  2,
  [on({ prayer: 4 }, seq(undefendable(8), youGain(crit), paid(2)))],
  {
    adds: [prosperity.id],
  },
)

const combat = seq(
  addDamage(per(2, 'sword')),
  addDamage(per(1, 'helmet')),
  heal(per(2, 'life')),
  gainCp(per(1, 'prayer'), you),
)
const righteousCombat = ability(
  'righteous_combat',
  'offensive',
  names('Righteous Combat', 'Combat du Juste', 'ours'),
  [on({ sword: 3, helmet: 2 }, seq(normal(5), rollDice(2), combat))],
)
const steadfast = ability('steadfast', 'offensive', names('Steadfast', 'Inébranlable', 'ours'), [
  on({ sword: 2, helmet: 1 }, seq(heal(2), undefendable(2))),
])
const righteousCombat2 = upgrade(righteousCombat, 2, 2, [
  on({ sword: 3, helmet: 2 }, seq(normal(5), rollDice(3), combat)),
])
const righteousCombat3 = upgrade(
  righteousCombat,
  3,
  4,
  [on({ sword: 3, helmet: 2 }, seq(normal(6), rollDice(3), combat))],
  { adds: [steadfast.id] },
)

const mightyPrayer = ability(
  'mighty_prayer',
  'offensive',
  names('Mighty Prayer', 'Prière Puissante', 'ours'),
  [on({ sword: 3, prayer: 1 }, seq(undefendable(3), youGain(crit), youGain(accuracy)))],
)
const offensiveStance = ability(
  'offensive_stance',
  'offensive',
  names('Offensive Stance', 'Posture Offensive', 'ours'),
  [on({ sword: 2, prayer: 1 }, seq(chooseOne(youGain(crit), youGain(accuracy)), undefendable(2)))],
  { confidence: 'medium' },
)
const mightyPrayer2 = upgrade(
  mightyPrayer,
  2,
  2,
  [on({ sword: 3, prayer: 1 }, seq(undefendable(4), youGain(crit), youGain(accuracy)))],
  { adds: [offensiveStance.id] },
)

const shine = heal(perAttackDie(1, 'life'))
const light = seq(
  ifTrue(shows({ sword: 1 }), youGain(crit)),
  ifTrue(shows({ helmet: 1 }), youGain(protect)),
  drawCards(per(1, 'life')),
  gainCp(per(2, 'prayer'), you),
)
const holyLight = ability(
  'holy_light',
  'offensive',
  names('Holy Light', 'Lumière Sacrée', 'ours'),
  [on({ life: 2 }, seq(shine, rollDice(2), light))],
  { confidence: 'medium' },
)
const holyLight2 = upgrade(holyLight, 2, 2, [on({ life: 2 }, seq(shine, rollDice(3), light))])

const defending = seq(
  dealDamage(per(1, 'sword'), attacker),
  prevent(per(1, 'helmet'), you),
  prevent(per(2, 'life'), you),
  gainCp(per(1, 'prayer'), you),
)
const divineDefense = ability(
  'divine_defense',
  'defensive',
  names('Divine Defense', 'Défense Divine'),
  [on({}, seq(defensiveRoll(3), defending))],
  { dice: 3 },
)
const divineDefense2 = upgrade(divineDefense, 2, 3, [on({}, seq(defensiveRoll(4), defending))], { dice: 4 })
const divineDefense3 = upgrade(
  divineDefense,
  3,
  4,
  [on({}, seq(defensiveRoll(4), defending, ifTrue(shows({ helmet: 2, prayer: 1 }), youGain(protect))))],
  { dice: 4 },
)

const resoluteFaith = ability(
  'resolute_faith',
  'ultimate',
  names('Resolute Faith!', 'Foi Inébranlable !', 'ours'),
  [on({ prayer: 5 }, seq(heal(5), youGain(blessing), dealDamage(10, target, 'ultimate')))],
)

const cards = [
  card(
    'mighty',
    'main',
    1,
    names('Mighty!', 'Puissance !', 'ours'),
    gain(crit.id, 1, playerOf(choose(players))),
  ),
  card(
    'consecration',
    'main',
    4,
    names('Consecration!', 'Consécration !', 'ours'),
    seq(
      bind('player', choose(anyPlayer)),
      gain(protect.id, 1, thatPlayer),
      gain(retribution.id, 1, thatPlayer),
      gain(crit.id, 1, thatPlayer),
      gain(accuracy.id, 1, thatPlayer),
    ),
  ),
  card(
    'blessed',
    'main',
    1,
    names('Blessed!', 'Béni !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ sword: 1 }), drawCards(2)),
      ifTrue(shows({ helmet: 1 }), heal(3)),
      ifTrue(shows({ life: 1 }), heal(4)),
      ifTrue(shows({ prayer: 1 }), paid(3)),
    ),
  ),
  card(
    'absolution',
    'roll',
    1,
    names('Absolution!', 'Absolution !'),
    seq(
      rollDice(1),
      ifTrue(shows({ sword: 1 }), dealDamage(3, attacker)),
      ifTrue(shows({ helmet: 1 }), prevent(3, you)),
      ifTrue(shows({ life: 1 }), prevent(5, you)),
      ifTrue(shows({ prayer: 1 }), seq(prevent(2, you), paid(2))),
    ),
    { only: youAreAttacked },
  ),
  card(
    'divine_favor',
    'main',
    0,
    names('Divine Favor!', 'Faveur divine !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ prayer: 1 }), paid(4), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  tithe,
  retaliate,
  requital,
  holyAttack,
  righteousPrayer,
  prosperity,
  righteousCombat,
  steadfast,
  mightyPrayer,
  offensiveStance,
  holyLight,
  divineDefense,
  resoluteFaith,
  tithe2,
  retaliate2,
  holyAttack2,
  righteousPrayer2,
  righteousCombat2,
  righteousCombat3,
  mightyPrayer2,
  holyLight2,
  divineDefense2,
  divineDefense3,
]
const faces = ['sword', 'sword', 'helmet', 'helmet', 'life', 'prayer']

export const paladin = hero('paladin', heroNames('Paladin', 'Paladin', 'm'), 5, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const paladinContent = [
  paladin,
  ...abilities,
  ...cards,
  crit,
  accuracy,
  protect,
  retribution,
  blessing,
]
