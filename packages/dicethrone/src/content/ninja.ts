import { also, choose, ifTrue, seq, thenDo, you } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { dealAmong, inflictAmong } from '../ops/among.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { basePlus } from '../ops/counts.ts'
import { addDamage, dealDamage, makeUndefendable, prevent } from '../ops/damage.ts'
import { defensiveRoll, dieValue, per, rollDice, rolledTotal, shows, totalAtMost } from '../ops/dice.ts'
import { drawCards, gain, inflict } from '../ops/gains.ts'
import { discardCards, otherCard } from '../ops/hands.ts'
import { youAreAttacked, yourAttack } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, players, target } from '../ops/players.ts'
import { delayedPoison, ninjutsu, smokeBomb } from './ninjaStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Ninja, in printed order. */

const { ability, upgrade, card } = contentOf('ninja')

const envenom = inflict(delayedPoison.id, target)
const envenomTwice = inflict(delayedPoison.id, target, 2)
const envenomChosen = inflict(delayedPoison.id, playerOf(choose(opponents)))
const hide = youGain(smokeBomb)
const focus = youGain(ninjutsu)
const focus2 = youGain(ninjutsu, 2)
const anybody = playerOf(choose(players))

const threeAlike = ifTrue(ofAKind(3), focus)
const slash = ability(
  'slash',
  'offensive',
  names('Slash', 'Taillade', 'ours'),
  tiers('ninjato', [3, 4, 5], [normal(5), normal(6), normal(7)]),
)
const slash2 = upgrade(
  slash,
  2,
  2,
  tiers(
    'ninjato',
    [3, 4, 5],
    [seq(normal(4), threeAlike), seq(normal(6), threeAlike), seq(normal(8), threeAlike)],
  ),
)

const petals = seq(
  dealDamage(basePlus(per(1, 'ninjato'), per(2, 'shuriken')), target, 'normal'),
  ifTrue(shows({ mask: 1 }), makeUndefendable),
)
const deathBlossom = ability('death_blossom', 'offensive', names('Death Blossom', 'Fleur de Mort', 'ours'), [
  on({ ninjato: 3, shuriken: 2 }, seq(rollDice(5), petals)),
])
const deathBlossom2 = upgrade(deathBlossom, 2, 2, [
  on({ ninjato: 3, shuriken: 2 }, seq(rollDice(5, 2), petals, ifTrue(shows({ mask: 2 }), envenom))),
])

const vanish = gain(smokeBomb.id, 1, anybody)
const smokeScreen = ability('smoke_screen', 'offensive', names('Smoke Screen', 'Écran de Fumée', 'ours'), [
  on({ ninjato: 1, shuriken: 2, mask: 1 }, seq(vanish, gain(ninjutsu.id, 2, anybody), envenomChosen)),
])
const kujiKiri = ability('kuji_kiri', 'offensive', names('Kuji-Kiri', 'Kuji-Kiri', 'ours'), [
  on({ shuriken: 3, mask: 2 }, dealAmong(2, 4, 'pure')),
])
const smokeScreen2 = upgrade(
  smokeScreen,
  2,
  2,
  [on({ ninjato: 1, shuriken: 2, mask: 1 }, seq(vanish, gain(ninjutsu.id, 3, anybody), envenomChosen))],
  { adds: [kujiKiri.id] },
)

const tread = seq(dealDamage(rolledTotal, target, 'normal'), ifTrue(totalAtMost(6), makeUndefendable))
const walkTheLine = ability('walk_the_line', 'offensive', names('Walk the Line', 'Sur le Fil', 'ours'), [
  on({ shuriken: 4 }, seq(rollDice(2), tread)),
])
const tipOfTheBlade = ability(
  'tip_of_the_blade',
  'offensive',
  names('Tip of the Blade', 'Pointe de la Lame', 'ours'),
  [on({ shuriken: 3 }, seq(rollDice(1), dealDamage(dieValue, target, 'pure')))],
)
const walkTheLine2 = upgrade(walkTheLine, 2, 2, [on({ shuriken: 4 }, seq(rollDice(2, 1), tread))], {
  adds: [tipOfTheBlade.id],
})

const poisonBlade = ability('poison_blade', 'offensive', names('Poison Blade', 'Lame Empoisonnée', 'ours'), [
  on('small-straight', seq(envenom, normal(5))),
])
const poisonBlade2 = upgrade(poisonBlade, 2, 1, [
  on('small-straight', seq(rollDice(1), ifTrue(shows({ ninjato: 1 }), envenom, envenomTwice), normal(5))),
])

const shadowFang = ability('shadow_fang', 'offensive', names('Shadow Fang', 'Croc de l’Ombre', 'ours'), [
  on('large-straight', thenDo(focus2, normal(8))),
])
const misdirect = ability('misdirect', 'offensive', names('Misdirect', 'Diversion', 'ours'), [
  on({ ninjato: 2, mask: 2 }, seq(hide, undefendable(2))),
])
const shadowFang2 = upgrade(shadowFang, 2, 2, [on('large-straight', thenDo(also(hide, focus2), normal(8)))], {
  adds: [misdirect.id],
})

const shadewalk = ability('shadewalk', 'offensive', names('Shadewalk', 'Marche dans l’Ombre', 'ours'), [
  on({ mask: 4 }, seq(hide, envenom, undefendable(6))),
])
const jugulate = ability('jugulate', 'offensive', names('Jugulate', 'Égorgement', 'ours'), [
  on({ mask: 3 }, seq(youGain(ninjutsu, 3), envenomChosen)),
])
const shadewalk2 = upgrade(shadewalk, 2, 2, [on({ mask: 4 }, seq(hide, envenomTwice, undefendable(5)))], {
  adds: [jugulate.id],
})

const starBack = ifTrue(shows({ shuriken: 1 }), dealDamage(2, attacker))
const hideBehind = ifTrue(shows({ mask: 2 }), hide)
const shadeShift = ability(
  'shade_shift',
  'defensive',
  names('Shade Shift', 'Pas de l’Ombre', 'ours'),
  [
    on(
      {},
      seq(defensiveRoll(3, 1), ifTrue(shows({ ninjato: 1 }), dealDamage(1, attacker)), starBack, hideBehind),
    ),
  ],
  { dice: 3 },
)
const shadeShift2 = upgrade(shadeShift, 2, 2, [
  on({}, seq(defensiveRoll(3, 2), dealDamage(per(1, 'ninjato'), attacker), starBack, hideBehind)),
])

const assassinate = ability('assassinate', 'ultimate', names('Assassinate!', 'Assassinat !', 'ours'), [
  on({ mask: 5 }, seq(inflictAmong(2, delayedPoison.id), hide, dealDamage(10, target, 'ultimate'))),
])

const cards = [
  card('poison_dart', 'main', 2, names('Poison Dart!', 'Fléchette empoisonnée !', 'ours'), envenomChosen),
  card(
    'throwing_stars',
    'roll',
    1,
    names('Throwing Stars!', 'Étoiles de jet !', 'ours'),
    seq(rollDice(5, 5), addDamage(per(1, 'shuriken'))),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'fan_of_knives',
    'main',
    2,
    names('Fan of Knives!', 'Éventail de couteaux !', 'ours'),
    dealAmong(3, 1, 'undefendable'),
  ),
  card(
    'smoke_offering',
    'instant',
    0,
    names('Smoke Offering!', 'Offrande de fumée !', 'ours'),
    seq(discardCards(1, you), gain(smokeBomb.id, 1, anybody)),
    { only: otherCard },
  ),
  card('train', 'instant', 0, names('Train!', 'Entraînement !', 'ours'), gain(ninjutsu.id, 1, you)),
  card(
    'escape',
    'roll',
    0,
    names('Escape!', 'Échappée !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ ninjato: 1 }), prevent(1, you)),
      ifTrue(shows({ shuriken: 1 }), prevent(2, you)),
      ifTrue(shows({ mask: 1 }), hide),
    ),
    { only: youAreAttacked },
  ),
  card(
    'dojo',
    'main',
    0,
    names('Dojo!', 'Dojo !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ mask: 1 }), seq(hide, focus2), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  slash,
  deathBlossom,
  smokeScreen,
  kujiKiri,
  walkTheLine,
  tipOfTheBlade,
  poisonBlade,
  shadowFang,
  misdirect,
  shadewalk,
  jugulate,
  shadeShift,
  assassinate,
  slash2,
  deathBlossom2,
  smokeScreen2,
  walkTheLine2,
  poisonBlade2,
  shadowFang2,
  shadewalk2,
  shadeShift2,
]
const faces = ['ninjato', 'ninjato', 'ninjato', 'shuriken', 'shuriken', 'mask']

export const ninja = hero('ninja', heroNames('Ninja', 'Ninja', 'm'), 2, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const ninjaContent = [ninja, ...abilities, ...cards, ninjutsu, delayedPoison, smokeBomb]
