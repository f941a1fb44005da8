import { bind, bothTrue, choose, chooseSome, ifTrue, seq } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind, perAttackDie } from '../ops/attackDice.ts'
import { healCompanion, isActive } from '../ops/companions.ts'
import { addDamage, dealDamage } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows, showsEither } from '../ops/dice.ts'
import { inflictEach } from '../ops/everyone.ts'
import { drawCards, inflict } from '../ops/gains.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { anyPlayer, attacker, opponents, playerOf, target, thatPlayer } from '../ops/players.ts'
import { NYRA, nyra, nyraDowned } from './huntressNyra.ts'
import { bleed, nyrasBond } from './huntressStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Huntress, in printed order. */

const { ability, upgrade, card } = contentOf('huntress')

const bond = youGain(nyrasBond)
const cut = inflict(bleed.id, target)
const cut2 = inflict(bleed.id, target, 2)
const tendNyra = healCompanion(1, NYRA)
const fourAlike = ifTrue(ofAKind(4), cut)

const animalistic = ability(
  'animalistic',
  'offensive',
  names('Animalistic', 'Instinct Bestial', 'ours'),
  tiers('spear', [3, 4, 5], [normal(3), normal(4), normal(5)]),
)
const animalistic2 = upgrade(
  animalistic,
  2,
  2,
  tiers(
    'spear',
    [3, 4, 5],
    [seq(normal(4), fourAlike), seq(normal(5), fourAlike), seq(normal(6), fourAlike)],
  ),
)

const maul = seq(
  rollDice(1),
  ifTrue(shows({ spear: 1 }), addDamage(1)),
  ifTrue(shows({ claw: 1 }), addDamage(2)),
  ifTrue(shows({ soul: 1 }), bond),
  ifTrue(shows({ nyra: 1 }), cut),
)
const savage = ability('savage', 'offensive', names('Savage', 'Sauvagerie', 'ours'), [
  on({ claw: 3, nyra: 1 }, seq(normal(4), maul)),
])
const hunt = ability('hunt', 'offensive', names('Hunt', 'Traque', 'ours'), [
  on({ claw: 2, nyra: 1 }, seq(cut, normal(3))),
])
const savage2 = upgrade(savage, 2, 2, [on({ claw: 3, nyra: 1 }, seq(normal(5), maul))], { adds: [hunt.id] })

const resuscitate = ability('resuscitate', 'offensive', names('Resuscitate', 'Réanimation', 'ours'), [
  on({ soul: 2 }, seq(bond, healCompanion(3, NYRA))),
])
const resuscitate2 = upgrade(resuscitate, 2, 2, [
  on({ soul: 2 }, seq(bond, healCompanion(perAttackDie(2, 'soul'), NYRA))),
])

const feralInstincts = ability(
  'feral_instincts',
  'offensive',
  names('Feral Instincts', 'Instincts Farouches', 'ours'),
  [on({ spear: 3, soul: 1 }, seq(bond, undefendable(2)))],
)
const swipe = ability('swipe', 'offensive', names('Swipe', 'Coup de Patte', 'ours'), [
  on({ spear: 2, nyra: 1 }, inflictEach(bleed.id, chooseSome(opponents, 1, 3))),
])
const feralInstincts2 = upgrade(
  feralInstincts,
  2,
  2,
  [on({ spear: 3, soul: 1 }, seq(bond, undefendable(3)))],
  { adds: [swipe.id] },
)

const prey = { spear: 2, claw: 2, soul: 1 }
const predatoryAdvance = ability(
  'predatory_advance',
  'offensive',
  names('Predatory Advance', 'Approche du Prédateur', 'ours'),
  [on(prey, seq(tendNyra, normal(5)))],
)
const jugular = ability('jugular', 'offensive', names('Jugular', 'Jugulaire', 'ours'), [
  on({ spear: 1, claw: 1, nyra: 1 }, cut2),
])
const predatoryAdvance2 = upgrade(predatoryAdvance, 2, 2, [on(prey, seq(tendNyra, normal(6)))], {
  adds: [jugular.id],
})

const onslaught = ability('onslaught', 'offensive', names('Onslaught', 'Ruée', 'ours'), [
  on('small-straight', seq(cut, normal(4)), 'small'),
  on('large-straight', seq(cut2, normal(7)), 'large'),
])
const onslaught2 = upgrade(onslaught, 2, 2, [
  on('small-straight', seq(cut, normal(5)), 'small'),
  on('large-straight', seq(cut2, normal(8)), 'large'),
])

const feral = ability('feral', 'offensive', names('Feral', 'Fauve', 'ours'), [
  on({ nyra: 4 }, seq(tendNyra, undefendable(5))),
])
const ferocious = ability('ferocious', 'offensive', names('Ferocious', 'Férocité', 'ours'), [
  on({ nyra: 3 }, seq(tendNyra, inflict(bleed.id, playerOf(choose(opponents)), 2))),
])
const feral2 = upgrade(feral, 2, 2, [on({ nyra: 4 }, seq(tendNyra, undefendable(6)))], {
  adds: [ferocious.id],
})

const lick = healCompanion(per(1, 'soul'), NYRA)
const pounceBack = ifTrue(bothTrue(shows({ claw: 1 }), isActive(NYRA)), dealDamage(2, attacker))
const ward = seq(ifTrue(shows({ spear: 1 }), dealDamage(1, attacker)), lick, pounceBack)
const maternalBond = ability(
  'maternal_bond',
  'defensive',
  names('Maternal Bond', 'Lien Maternel', 'ours'),
  [on({}, seq(defensiveRoll(3), ward))],
  { dice: 3 },
)
const maternalBond2 = upgrade(maternalBond, 2, 2, [on({}, seq(defensiveRoll(4), ward))], { dice: 4 })
const maternalBond3 = upgrade(
  maternalBond,
  3,
  4,
  [
    on(
      {},
      seq(
        defensiveRoll(4),
        dealDamage(per(1, 'spear'), attacker),
        dealDamage(per(1, 'nyra'), attacker),
        lick,
        pounceBack,
      ),
    ),
  ],
  { dice: 4 },
)

const jungleFury = ability(
  'jungle_fury',
  'ultimate',
  names('Jungle Fury!', 'Fureur de la jungle !', 'ours'),
  [on({ nyra: 5 }, seq(bond, cut2, dealDamage(12, target, 'ultimate')))],
)

const modifier = { attackModifier: true, only: yourAttack } as const
const cards = [
  card(
    'blood_bond',
    'main',
    1,
    names('Blood Bond!', 'Lien de sang !', 'ours'),
    seq(tendNyra, rollDice(3), healCompanion(per(1, 'soul'), NYRA), healCompanion(per(2, 'nyra'), NYRA)),
  ),
  card(
    'savage_slash',
    'main',
    1,
    names('Savage Slash!', 'Entaille sauvage !', 'ours'),
    seq(
      bind('player', choose(anyPlayer)),
      rollDice(1),
      ifTrue(showsEither('claw', 'nyra'), inflict(bleed.id, thatPlayer, 2), inflict(bleed.id, thatPlayer)),
    ),
  ),
  card(
    'pounce',
    'roll',
    0,
    names('Pounce!', 'Bond !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'spear')), ifTrue(shows({ claw: 1 }), cut)),
    modifier,
  ),
  card(
    'prowl',
    'roll',
    0,
    names('Prowl!', 'À l’affût !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ spear: 1 }), addDamage(1)),
      ifTrue(shows({ claw: 1 }), addDamage(2)),
      ifTrue(shows({ soul: 1 }), tendNyra),
      ifTrue(shows({ nyra: 1 }), addDamage(3)),
    ),
    modifier,
  ),
  card('resilient', 'instant', 1, names('Resilient!', 'Résilience !', 'ours'), bond),
  card(
    'primal_roar',
    'main',
    0,
    names('Primal Roar!', 'Rugissement primal !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ nyra: 1 }), healCompanion(4, NYRA), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  animalistic,
  savage,
  hunt,
  resuscitate,
  feralInstincts,
  swipe,
  predatoryAdvance,
  jugular,
  onslaught,
  feral,
  ferocious,
  maternalBond,
  jungleFury,
  animalistic2,
  savage2,
  resuscitate2,
  feralInstincts2,
  predatoryAdvance2,
  onslaught2,
  feral2,
  maternalBond2,
  maternalBond3,
]
const faces = ['spear', 'spear', 'claw', 'claw', 'soul', 'nyra']

export const huntress = hero('huntress', heroNames('Huntress', 'Chasseresse', 'f'), 5, faces, {
  abilities,
  cards,
  shared: sharedCards,
  companions: [nyra],
})
export const huntressContent = [huntress, ...abilities, ...cards, nyrasBond, nyra, nyraDowned]
