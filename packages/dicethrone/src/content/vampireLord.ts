import { also, choose, chooseOne, half, ifTrue, may, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, whenever } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { basePlus, perRemoved, perToken } from '../ops/counts.ts'
import { addDamage, dealDamage, makeUndefendable } from '../ops/damage.ts'
import { defensiveRoll, dieValue, per, rollDice, shows, showsAtLeast } from '../ops/dice.ts'
import { dealToEach } from '../ops/everyone.ts'
import { inExchange } from '../ops/exchange.ts'
import { drawCards, gain, gainCp, heal, inflict } from '../ops/gains.ts'
import { searchDeckFor } from '../ops/hands.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, paid, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { loseTokens, spendUpTo, struckHolder } from '../ops/stacks.ts'
import { stealHealth } from '../ops/weakening.ts'
import { bleed } from './huntressStatuses.ts'
import { sharedCards } from './shared.ts'
import { bloodPower, mesmerize } from './vampireLordStatuses.ts'

/** The Vampire Lord, in printed order. */

const { ability, upgrade, card } = contentOf('vampire_lord')

const cut = inflict(bleed.id, target)
const chosen = playerOf(choose(opponents))
const feed = youGain(bloodPower)
const fourAlike = ifTrue(ofAKind(4), feed)
const threeAlike = ifTrue(ofAKind(3), feed)

/** Printed on the leaflet of Blood Power. */
const bloodRule = ability(
  'blood_power_rule',
  'passive',
  names('Blood Power', 'Pouvoir du Sang'),
  [
    whenever({
      window: 'turnEnd',
      when: event('turnEnd', { seat: you }),
      only: struckHolder(2, bleed.id),
      effect: feed,
    }),
  ],
  { confidence: 'medium' },
)

const gouge = ability(
  'gouge',
  'offensive',
  names('Gouge', 'Lacération', 'ours'),
  tiers('claw', [3, 4, 5], [seq(normal(3), fourAlike), seq(normal(5), fourAlike), seq(normal(7), fourAlike)]),
)
const gouge2 = upgrade(
  gouge,
  2,
  1,
  tiers(
    'claw',
    [3, 4, 5],
    [seq(normal(3), threeAlike), seq(normal(5), threeAlike), seq(normal(7), threeAlike)],
  ),
)
const gouge3 = upgrade(
  gouge,
  3,
  2,
  tiers(
    'claw',
    [3, 4, 5],
    [seq(normal(4), threeAlike), seq(normal(6), threeAlike), seq(normal(8), threeAlike)],
  ),
)

const enthral = youGain(mesmerize)
const glamour = ability('glamour', 'offensive', names('Glamour', 'Fascination', 'ours'), [
  on({ gaze: 3 }, seq(paid(1), enthral, undefendable(4))),
])
const influence = ability('influence', 'offensive', names('Influence', 'Influence', 'ours'), [
  on({ claw: 1, gaze: 2 }, seq(enthral, inflict(bleed.id, chosen, 2))),
])
const glamour2 = upgrade(glamour, 2, 2, [on({ gaze: 3 }, seq(paid(1), enthral, undefendable(5)))], {
  adds: [influence.id],
})

const sanguimancy = ability('sanguimancy', 'offensive', names('Sanguimancy', 'Sanguimancie', 'ours'), [
  on({ gaze: 3, droplet: 1 }, seq(heal(2), youGain(bloodPower, 3))),
])
const presence = ability('presence', 'offensive', names('Presence', 'Présence', 'ours'), [
  on({ claw: 1, gaze: 1, droplet: 2 }, seq(youGain(bloodPower, 2), drawCards(1))),
])
const sanguimancy2 = upgrade(
  sanguimancy,
  2,
  2,
  [on({ gaze: 3, droplet: 1 }, seq(heal(3), youGain(bloodPower, 3)))],
  { adds: [presence.id] },
)

const tear = seq(
  addDamage(per(1, 'claw')),
  ifTrue(shows({ gaze: 1 }), drawCards(1)),
  ifTrue(shows({ droplet: 1 }), feed),
)
const rend = ability('rend', 'offensive', names('Rend', 'Déchiqueter'), [
  on({ claw: 3, droplet: 2 }, seq(thenDo(normal(6), rollDice(3)), tear)),
])
const rend2 = upgrade(rend, 2, 2, [on({ claw: 3, droplet: 2 }, seq(thenDo(normal(6), rollDice(5)), tear))])

const possess = ability('possess', 'offensive', names('Possess', 'Possession', 'ours'), [
  on('small-straight', seq(normal(7), rollDice(1), ifTrue(shows({ claw: 1 }), cut, enthral))),
])
const drawBlood = ability('draw_blood', 'offensive', names('Draw Blood', 'Prise de Sang', 'ours'), [
  on({ claw: 2, droplet: 1 }, youGain(bloodPower, 2)),
])
const possess2 = upgrade(possess, 2, 2, [on('small-straight', seq(chooseOne(cut, enthral), normal(8)))], {
  adds: [drawBlood.id],
})

const bewitch = may(inExchange(loseTokens(mesmerize.id, 1, 'spent'), makeUndefendable))
const bloodMagic = ability('blood_magic', 'offensive', names('Blood Magic', 'Magie du Sang', 'ours'), [
  on('large-straight', seq(thenDo(also(feed, cut), normal(8)), bewitch)),
])
const gash = ability('gash', 'offensive', names('Gash', 'Entaille', 'ours'), [
  on({ claw: 2, droplet: 2 }, undefendable(5)),
])
const bloodMagic2 = upgrade(
  bloodMagic,
  2,
  2,
  [on('large-straight', thenDo(also(feed, cut), undefendable(8)))],
  { adds: [gash.id] },
)

const bloodThirst = ability('blood_thirst', 'offensive', names('Blood Thirst', 'Soif de Sang', 'ours'), [
  on({ droplet: 4 }, thenDo(youGain(bloodPower, 2), undefendable(5))),
])
const hemorrhage = ability('hemorrhage', 'offensive', names('Hemorrhage', 'Flot de Sang', 'ours'), [
  on({ droplet: 3 }, seq(inflict(bleed.id, target, 2), dealToEach(2, 'collateral'))),
])
const bloodThirst2 = upgrade(
  bloodThirst,
  2,
  2,
  [on({ droplet: 4 }, thenDo(youGain(bloodPower, 3), undefendable(6)))],
  { adds: [hemorrhage.id] },
)

const immortal = seq(
  ifTrue(shows({ claw: 2 }), inflict(bleed.id, attacker)),
  ifTrue(shows({ gaze: 2 }), feed),
  stealHealth(per(1, 'droplet'), attacker),
)
const immortalFlesh = ability(
  'immortal_flesh',
  'defensive',
  names('Immortal Flesh', 'Chair Immortelle'),
  [on({}, seq(defensiveRoll(3), immortal))],
  { dice: 3 },
)
const immortalFlesh2 = upgrade(immortalFlesh, 2, 2, [on({}, seq(defensiveRoll(4), immortal))], { dice: 4 })

const exsanguinate = ability('exsanguinate', 'ultimate', names('Exsanguinate!', 'Exsanguination !', 'ours'), [
  on({ droplet: 5 }, seq(searchDeckFor, thenDo(youGain(bloodPower, 2), dealDamage(10, target, 'ultimate')))),
])

const medium = { confidence: 'medium' } as const
const cards = [
  card(
    'consume_blood',
    'main',
    0,
    names('Consume Blood!', 'Boire le sang !', 'ours'),
    seq(spendUpTo(bloodPower.id, 2), gainCp(perRemoved(2, 'spent'), you)),
    medium,
  ),
  card('blood_letting', 'main', 0, names('Blood Letting!', 'Saignée !', 'ours'), seq(paid(1), feed), medium),
  card(
    'dark_omen',
    'main',
    4,
    names('Dark Omen!', 'Sombre présage !', 'ours'),
    seq(enthral, youGain(bloodPower, 2), inflict(bleed.id, chosen)),
    medium,
  ),
  card(
    'blood_boil',
    'roll',
    0,
    names('Blood Boil!', 'Sang bouillonnant !', 'ours'),
    addDamage(basePlus(1, perToken(1, bleed.id, target))),
    { attackModifier: true, only: yourAttack, confidence: 'medium' },
  ),
  card(
    'limb_from_limb',
    'roll',
    1,
    names('Limb from Limb!', 'Démembrement !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'claw')), ifTrue(showsAtLeast(3, 'claw'), cut)),
    { attackModifier: true, only: yourAttack, confidence: 'medium' },
  ),
  card(
    'blood_flow',
    'instant',
    1,
    names('Blood Flow!', 'Afflux de sang !', 'ours'),
    seq(rollDice(1), gain(bloodPower.id, half(dieValue), you)),
    medium,
  ),
  card(
    'blood_tide',
    'main',
    0,
    names('Blood Tide!', 'Marée de sang !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ droplet: 1 }), youGain(bloodPower, 3), drawCards(1))),
    { isPromo: true, confidence: 'medium' },
  ),
]

const abilities = [
  bloodRule,
  gouge,
  glamour,
  influence,
  sanguimancy,
  presence,
  rend,
  possess,
  drawBlood,
  bloodMagic,
  gash,
  bloodThirst,
  hemorrhage,
  immortalFlesh,
  exsanguinate,
  gouge2,
  gouge3,
  glamour2,
  sanguimancy2,
  rend2,
  possess2,
  bloodMagic2,
  bloodThirst2,
  immortalFlesh2,
]
const faces = ['claw', 'claw', 'claw', 'gaze', 'gaze', 'droplet']

export const vampireLord = hero('vampire_lord', heroNames('Vampire Lord', 'Reine Vampire', 'f'), 4, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const vampireLordContent = [vampireLord, ...abilities, ...cards, bloodPower, mesmerize, bleed]
