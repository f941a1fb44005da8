import { also, choose, chooseSome, ifTrue, may, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, whenever } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { basePlus, perRemoved, removedAtLeast } from '../ops/counts.ts'
import { addDamage, dealDamage, makeUndefendable, prevent } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows, showsAtLeast } from '../ops/dice.ts'
import { dealToEach } from '../ops/everyone.ts'
import { inExchange } from '../ops/exchange.ts'
import { drawCards, gain, gainCp, gainEach, heal, inflict } from '../ops/gains.ts'
import { growEach, growSpirits, perSpirit, removeSpirits } from '../ops/growth.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, paid, undefendable, youGain } from '../ops/phrases.ts'
import { opponents, playerOf, players, target, teammates } from '../ops/players.ts'
import { loseTokens } from '../ops/stacks.ts'
import { sharedCards } from './shared.ts'
import { barbedVine, seedling, spirits, wellspring } from './treantSpirits.ts'

/** The Treant, in printed order. */

const { ability, upgrade, card } = contentOf('treant')

const grow1 = growSpirits(1, seedling.id)
const grow2 = growSpirits(2, seedling.id)
const grow3 = growSpirits(3, seedling.id)
const grow4 = growSpirits(4, seedling.id)
const entwine = inflict(barbedVine.id, target)
const welling = youGain(wellspring)
const anybodyWells = gain(wellspring.id, 1, playerOf(choose(players)))

const fertilize = ability('fertilize', 'passive', names('Fertilize', 'Fertilisation', 'ours'), [
  whenever({ window: 'upkeep', when: event('upkeep', { seat: you }), effect: grow1 }),
])

const mayEntwine = may(inExchange(removeSpirits(1, 1), entwine))
const splinter = ability(
  'splinter',
  'offensive',
  names('Splinter', 'Échardes', 'ours'),
  tiers(
    'branch',
    [3, 4, 5],
    [seq(normal(5), mayEntwine), seq(normal(6), mayEntwine), seq(normal(7), mayEntwine)],
  ),
)
const splinter2 = upgrade(
  splinter,
  2,
  1,
  tiers('branch', [3, 4, 5], [seq(normal(5), entwine), seq(normal(6), entwine), seq(normal(7), entwine)]),
)
const threeAlike = ifTrue(ofAKind(3), grow1)
const splinter3 = upgrade(
  splinter,
  3,
  2,
  tiers(
    'branch',
    [3, 4, 5],
    [
      seq(normal(5), threeAlike, entwine),
      seq(normal(6), threeAlike, entwine),
      seq(normal(7), threeAlike, entwine),
    ],
  ),
)

const entwineChosen = inflict(barbedVine.id, playerOf(choose(opponents)))
const tend = ability('tend', 'offensive', names('Tend', 'Soins de la Terre', 'ours'), [
  on({ leaf: 2, spirit: 2 }, seq(drawCards(1), grow3, anybodyWells, entwineChosen)),
])
const cultivate = ability('cultivate_ability', 'offensive', names('Cultivate', 'Culture', 'ours'), [
  on({ branch: 2, spirit: 2 }, growSpirits(6, seedling.id)),
])
const tend2 = upgrade(
  tend,
  2,
  2,
  [on({ leaf: 2, spirit: 2 }, seq(drawCards(1), grow4, anybodyWells, entwineChosen))],
  { adds: [cultivate.id] },
)

const strangle = seq(
  removeSpirits(2),
  addDamage(perRemoved(4, 'spirit')),
  may(inExchange(loseTokens(wellspring.id, 1), makeUndefendable)),
)
const overgrowth = ability('overgrowth', 'offensive', names('Overgrowth', 'Végétation Luxuriante', 'ours'), [
  on({ branch: 2, leaf: 3 }, seq(normal(2), strangle)),
])
const plant = ability('plant', 'offensive', names('Plant', 'Plantation', 'ours'), [
  on({ branch: 1, leaf: 2 }, grow3),
])
const overgrowth2 = upgrade(overgrowth, 2, 2, [on({ branch: 2, leaf: 3 }, seq(normal(4), strangle))], {
  adds: [plant.id],
})

const vengefulVines = ability(
  'vengeful_vines',
  'offensive',
  names('Vengeful Vines', 'Lianes Vengeresses', 'ours'),
  [on('small-straight', seq(entwine, normal(7)))],
)
const bitterroot = ability('bitterroot', 'offensive', names('Bitterroot', 'Racine Amère', 'ours'), [
  on({ leaf: 3 }, dealDamage(perSpirit(1), target, 'pure')),
])
const vengefulVines2 = upgrade(vengefulVines, 2, 2, [on('small-straight', seq(entwine, normal(8)))], {
  adds: [bitterroot.id],
})

const wild = seq(
  addDamage(per(1, 'branch')),
  ifTrue(shows({ leaf: 1 }), welling),
  growSpirits(per(1, 'spirit'), seedling.id),
)
const callOfTheWild = ability(
  'call_of_the_wild',
  'offensive',
  names('Call of the Wild', 'Appel de la Forêt', 'ours'),
  [on('large-straight', seq(normal(8), rollDice(4), wild))],
)
const enrapture = ability('enrapture', 'offensive', names('Enrapture', 'Envoûtement', 'ours'), [
  on({ branch: 2, spirit: 2 }, seq(entwine, undefendable(4))),
])
const callOfTheWild2 = upgrade(
  callOfTheWild,
  2,
  2,
  [on('large-straight', seq(normal(8), rollDice(5), wild))],
  { adds: [enrapture.id] },
)

const naturesGrasp = ability(
  'natures_grasp',
  'offensive',
  names('Nature’s Grasp', 'Emprise de la Nature', 'ours'),
  [on({ spirit: 4 }, thenDo(grow2, dealDamage(basePlus(5, perSpirit(1)), target, 'undefendable')))],
)
const naturesBlessing = ability(
  'natures_blessing',
  'offensive',
  names('Nature’s Blessing', 'Bénédiction de la Nature', 'ours'),
  [on({ spirit: 3 }, seq(heal(1), paid(1), drawCards(1), grow1))],
)
const naturesGrasp2 = upgrade(
  naturesGrasp,
  2,
  2,
  [on({ spirit: 4 }, thenDo(grow2, dealDamage(basePlus(6, perSpirit(1)), target, 'undefendable')))],
  { adds: [naturesBlessing.id] },
)

const roots = seq(
  prevent(per(1, 'branch'), you),
  prevent(per(1, 'spirit'), you),
  ifTrue(shows({ leaf: 2 }), grow1),
)
const rooted = ability(
  'rooted',
  'defensive',
  names('Rooted', 'Enraciné', 'ours'),
  [on({}, seq(defensiveRoll(3), roots))],
  { dice: 3 },
)
const rooted2 = upgrade(
  rooted,
  2,
  3,
  [on({}, seq(defensiveRoll(4), roots, ifTrue(shows({ spirit: 2 }), anybodyWells)))],
  { dice: 4 },
)

const wakeTheForest = ability(
  'wake_the_forest',
  'ultimate',
  names('Wake the Forest!', 'Réveil de la Forêt !', 'ours'),
  [
    on(
      { spirit: 5 },
      seq(
        welling,
        gainEach(wellspring.id, choose(teammates)),
        thenDo(also(growSpirits(5, seedling.id), entwine), dealDamage(10, target, 'ultimate')),
      ),
    ),
  ],
)

const cards = [
  card(
    'harvest',
    'main',
    0,
    names('Harvest!', 'Récolte !', 'ours'),
    seq(
      removeSpirits(3),
      gainCp(perRemoved(1, 'spirit'), you),
      ifTrue(removedAtLeast(2), gainEach(wellspring.id, chooseSome(players, 0, 2))),
    ),
  ),
  card('cultivate', 'main', 3, names('Cultivate!', 'Cultivez !', 'ours'), grow3),
  card(
    'will_o_wisp',
    'main',
    1,
    names('Will o’ Wisp!', 'Feu follet !', 'ours'),
    seq(
      rollDice(3),
      ifTrue(shows({ branch: 1 }), dealToEach(1, 'collateral')),
      ifTrue(shows({ leaf: 1 }), welling),
      ifTrue(shows({ spirit: 1 }), grow1),
    ),
  ),
  card('down_pour', 'main', 2, names('Down Pour!', 'Averse !', 'ours'), growEach(seedling.id)),
  card(
    'stomp',
    'roll',
    1,
    names('Stomp!', 'Piétinement !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'branch')), ifTrue(showsAtLeast(3, 'branch'), entwine)),
    { attackModifier: true, only: yourAttack },
  ),
  card('drink_deep', 'instant', 1, names('Drink Deep!', 'Buvez à la source !', 'ours'), anybodyWells),
  card(
    'mother_tree',
    'main',
    0,
    names('Mother Tree!', 'Arbre-mère !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ spirit: 1 }), grow4, drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  fertilize,
  splinter,
  tend,
  cultivate,
  overgrowth,
  plant,
  vengefulVines,
  bitterroot,
  callOfTheWild,
  enrapture,
  naturesGrasp,
  naturesBlessing,
  rooted,
  wakeTheForest,
  splinter2,
  splinter3,
  tend2,
  overgrowth2,
  vengefulVines2,
  callOfTheWild2,
  naturesGrasp2,
  rooted2,
]
const faces = ['branch', 'branch', 'branch', 'leaf', 'leaf', 'spirit']

export const treant = hero('treant', heroNames('Treant', 'Tréant', 'm'), 6, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const treantContent = [treant, ...abilities, ...cards, ...spirits, wellspring, barbedVine]
