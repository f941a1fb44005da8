import { also, bind, choose, ifTrue, seq, thenDo } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { basePlus } from '../ops/counts.ts'
import { addDamage, dealDamage, preventHalfDamage } from '../ops/damage.ts'
import { defensiveRoll, per, perGroup, rollDice, shows } from '../ops/dice.ts'
import { afflict, drawCards, gain, inflict } from '../ops/gains.ts'
import { loseCp } from '../ops/hands.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { anyOpponent, attacker, playerOf, players, target, thatPlayer } from '../ops/players.ts'
import { evasive } from './gunslinger.ts'
import { blind, entangle, targeted } from './moonElfStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Moon Elf, in printed order. */

const { ability, upgrade, card } = contentOf('moon_elf')

const dazzle = inflict(blind.id, target)
const bindTarget = inflict(entangle.id, target)
const mark = inflict(targeted.id, target)
const evade = youGain(evasive)
const shelter = gain(evasive.id, 1, playerOf(choose(players)))

const fourAlike = ifTrue(ofAKind(4), bindTarget)
const threeAlike = ifTrue(ofAKind(3), bindTarget)

const longbow = ability(
  'longbow',
  'offensive',
  names('Longbow', 'Arc Long', 'ours'),
  tiers('arrow', [3, 4, 5], [normal(3), normal(5), normal(7)]),
)
const longbow2 = upgrade(
  longbow,
  2,
  2,
  tiers(
    'arrow',
    [3, 4, 5],
    [seq(normal(4), fourAlike), seq(normal(6), fourAlike), seq(normal(8), fourAlike)],
  ),
)
const longbow3 = upgrade(
  longbow,
  3,
  3,
  tiers(
    'arrow',
    [3, 4, 5],
    [seq(normal(5), threeAlike), seq(normal(7), threeAlike), seq(normal(9), threeAlike)],
  ),
)

const demisingShot = ability('demising_shot', 'offensive', names('Demising Shot', 'Tir Funeste', 'ours'), [
  on({ arrow: 3, moon: 2 }, thenDo(mark, normal(4))),
])
const focus = ability('focus', 'offensive', names('Focus', 'Concentration', 'ours'), [
  on({ arrow: 2, moon: 1 }, afflict(target, targeted.id, entangle.id)),
])
const demisingShot2 = upgrade(demisingShot, 2, 2, [on({ arrow: 3, moon: 2 }, thenDo(mark, normal(6)))], {
  adds: [focus.id],
})

const coveredShot = ability('covered_shot', 'offensive', names('Covered Shot', 'Tir à Couvert', 'ours'), [
  on({ arrow: 2, foot: 3 }, seq(evade, normal(7))),
])
const evasiveAction = ability(
  'evasive_action',
  'offensive',
  names('Evasive Action', 'Manœuvre d’Esquive', 'ours'),
  [on({ foot: 3 }, seq(shelter, undefendable(2)))],
)
const coveredShot2 = upgrade(coveredShot, 2, 2, [on({ arrow: 2, foot: 3 }, seq(evade, normal(9)))], {
  adds: [evasiveAction.id],
})

const drainPoints = loseCp(per(1, 'moon'), target)
const blast = dealDamage(basePlus(basePlus(4, per(1, 'arrow')), per(1, 'foot')), target, 'normal')
const blast2 = dealDamage(basePlus(basePlus(3, per(2, 'arrow')), per(1, 'foot')), target, 'normal')
const explodingArrow = ability(
  'exploding_arrow',
  'offensive',
  names('Exploding Arrow', 'Flèche Explosive', 'ours'),
  [on({ arrow: 1, moon: 3 }, seq(rollDice(5), blast, drainPoints, dazzle))],
)
const explodingArrow2 = upgrade(explodingArrow, 2, 2, [
  on({ arrow: 1, moon: 3 }, seq(rollDice(5), blast2, drainPoints, dazzle)),
])
const explodingArrow3 = upgrade(explodingArrow, 3, 3, [
  on({ arrow: 1, moon: 3 }, seq(rollDice(5), blast2, drainPoints, afflict(target, blind.id, entangle.id))),
])

const entanglingShot = ability(
  'entangling_shot',
  'offensive',
  names('Entangling Shot', 'Tir Entravant', 'ours'),
  [on('small-straight', seq(bindTarget, normal(7)))],
)
const entanglingShot2 = upgrade(entanglingShot, 2, 2, [on('small-straight', seq(bindTarget, normal(9)))])

const blindingShot = ability('blinding_shot', 'offensive', names('Blinding Shot', 'Tir Aveuglant', 'ours'), [
  on('large-straight', seq(dazzle, evade, normal(8))),
])
const lunarBlessing = ability(
  'lunar_blessing',
  'offensive',
  names('Lunar Blessing', 'Bénédiction Lunaire', 'ours'),
  [on({ arrow: 1, foot: 2, moon: 1 }, seq(youGain(evasive, 3), bindTarget))],
)
const blindingShot2 = upgrade(blindingShot, 2, 2, [on('large-straight', seq(dazzle, evade, normal(10)))], {
  adds: [lunarBlessing.id],
})

const overshadow = afflict(target, blind.id, entangle.id, targeted.id)
const eclipse = ability('eclipse', 'offensive', names('Eclipse', 'Éclipse', 'ours'), [
  on({ moon: 4 }, thenDo(overshadow, normal(7))),
])
const moonShadow = ability('moon_shadow', 'offensive', names('Moon Shadow', 'Ombre de Lune', 'ours'), [
  on({ moon: 3 }, seq(evade, overshadow)),
])
const eclipse2 = upgrade(eclipse, 2, 2, [on({ moon: 4 }, thenDo(overshadow, normal(9)))], {
  adds: [moonShadow.id],
})

const sidestep = ifTrue(shows({ foot: 2 }), preventHalfDamage)
const missedMe = ability(
  'missed_me',
  'defensive',
  names('Missed Me', 'Même pas Touchée', 'ours'),
  [on({}, seq(defensiveRoll(5), sidestep, dealDamage(perGroup(1, { arrow: 2 }), attacker)))],
  { dice: 5 },
)
const missedMe2 = upgrade(missedMe, 2, 3, [
  on({}, seq(defensiveRoll(5), sidestep, dealDamage(per(1, 'arrow'), attacker))),
])

const lunarEclipse = ability(
  'lunar_eclipse',
  'ultimate',
  names('Lunar Eclipse!', 'Éclipse Lunaire !', 'ours'),
  [on({ moon: 5 }, thenDo(also(evade, overshadow), dealDamage(12, target, 'ultimate')))],
)

const curse = seq(
  bind('player', choose(anyOpponent)),
  afflict(thatPlayer, blind.id, entangle.id, targeted.id),
)
const cards = [
  card('moon_magic', 'main', 4, names('Moon Magic!', 'Magie lunaire !', 'ours'), seq(evade, curse)),
  card(
    'take_that',
    'roll',
    0,
    names('Take That!', 'Prends ça !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ arrow: 1 }), addDamage(2)),
      ifTrue(shows({ foot: 1 }), bindTarget),
      ifTrue(shows({ moon: 1 }), dazzle),
    ),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'volley',
    'roll',
    1,
    names('Volley!', 'Volée de flèches !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'arrow')), bindTarget),
    { attackModifier: true, only: yourAttack },
  ),
  card('evade', 'instant', 1, names('Evade!', 'Esquive !', 'ours'), shelter),
  card(
    'lunar_umbra',
    'main',
    0,
    names('Lunar Umbra!', 'Pénombre lunaire !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ moon: 1 }), curse, drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  longbow,
  demisingShot,
  focus,
  coveredShot,
  evasiveAction,
  explodingArrow,
  entanglingShot,
  blindingShot,
  lunarBlessing,
  eclipse,
  moonShadow,
  missedMe,
  lunarEclipse,
  longbow2,
  longbow3,
  demisingShot2,
  coveredShot2,
  explodingArrow2,
  explodingArrow3,
  entanglingShot2,
  blindingShot2,
  eclipse2,
  missedMe2,
]
const faces = ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon']

export const moonElf = hero('moon_elf', heroNames('Moon Elf', 'Elfe Lunaire', 'f'), 2, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const moonElfContent = [moonElf, ...abilities, ...cards, blind, entangle, targeted]
