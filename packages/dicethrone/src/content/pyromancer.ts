import { also, ifTrue, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { attackShows, perAttackDie } from '../ops/attackDice.ts'
import { basePlus, perOwn, perRemoved } from '../ops/counts.ts'
import { addDamage, dealDamage, takeWhileHere } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows } from '../ops/dice.ts'
import { dealToEach } from '../ops/everyone.ts'
import { drawCards, gain, inflict } from '../ops/gains.ts'
import { buyTokens, gainToLimit, raiseLimit } from '../ops/limits.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, youGain } from '../ops/phrases.ts'
import { attacker, target } from '../ops/players.ts'
import { loseTokens, loseUpTo } from '../ops/stacks.ts'
import { stun } from './barbarian.ts'
import { knockdown } from './gunslinger.ts'
import { sharedCards } from './shared.ts'

/** The Pyromancer, in printed order. */

const { ability, upgrade, card, status } = contentOf('pyromancer')

const FIRE_MASTERY = 'pyromancer/fire_mastery'

const burn = status('burn', names('Burn', 'Brûlure'), {
  polarity: 'negative',
  limit: 1,
  persistent: true,
  triggers: [{ window: 'upkeep', when: event('upkeep', { seat: you }), effect: takeWhileHere(2) }],
})
const fireMastery = status('fire_mastery', names('Fire Mastery', 'Maîtrise du Feu'), {
  polarity: 'positive',
  limit: 5,
  raisable: true,
  triggers: [{ window: 'upkeep', when: event('upkeep', { seat: you }), effect: loseTokens(FIRE_MASTERY, 1) }],
})

const kindle = inflict(burn.id, target)
const topple = inflict(knockdown.id, target)
const stoke = youGain(fireMastery)
const stoke2 = youGain(fireMastery, 2)

const fireball = ability(
  'fireball',
  'offensive',
  names('Fireball', 'Boule de Feu', 'ours'),
  tiers('flame', [3, 4, 5], [seq(normal(4), stoke), seq(normal(6), stoke), seq(normal(8), stoke)]),
)
const fireball2 = upgrade(
  fireball,
  2,
  1,
  tiers('flame', [3, 4, 5], [seq(normal(4), stoke2), seq(normal(6), stoke2), seq(normal(8), stoke2)]),
)

const blast = seq(
  addDamage(per(3, 'flame')),
  ifTrue(shows({ blaze: 1 }), kindle),
  gain(fireMastery.id, per(2, 'fiery_soul'), you),
  ifTrue(shows({ meteor: 1 }), topple),
)
const pyroblast = ability('pyroblast', 'offensive', names('Pyroblast', 'Déflagration', 'ours'), [
  on({ flame: 3, meteor: 1 }, seq(normal(6), rollDice(1), blast)),
])
const pyroblast2 = upgrade(pyroblast, 2, 2, [on({ flame: 3, meteor: 1 }, seq(normal(6), rollDice(2), blast))])
const pyroblast3 = upgrade(pyroblast, 3, 3, [
  on({ flame: 3, meteor: 1 }, seq(normal(6), rollDice(2, 1), blast)),
])

const fan = seq(
  gain(fireMastery.id, perAttackDie(2, 'fiery_soul'), you),
  dealToEach(perAttackDie(1, 'fiery_soul'), 'collateral'),
)
const burningSoul = ability('burning_soul', 'offensive', names('Burning Soul', 'Âme Ardente', 'ours'), [
  on({ fiery_soul: 2 }, fan),
])
const burningSoul2 = upgrade(burningSoul, 2, 1, [
  on(
    { fiery_soul: 2 },
    seq(
      fan,
      ifTrue(attackShows({ fiery_soul: 3 }), kindle),
      ifTrue(attackShows({ fiery_soul: 4 }), raiseLimit(fireMastery.id, 1)),
    ),
  ),
])

const fuel = loseUpTo(fireMastery.id, 4)
const everyElement = { flame: 1, blaze: 1, fiery_soul: 1, meteor: 1 }
const combustion = ability('combustion', 'offensive', names('Combustion', 'Combustion', 'ours'), [
  on(everyElement, seq(stoke, fuel, dealDamage(perRemoved(3), target, 'undefendable'))),
])
const combustion2 = upgrade(combustion, 2, 2, [
  on(everyElement, seq(stoke, fuel, dealDamage(perRemoved(4), target, 'undefendable'))),
])

const mastery = perOwn(1, fireMastery.id)
const twiceMastery = perOwn(2, fireMastery.id)
const hotStreak = ability('hot_streak', 'offensive', names('Hot Streak', 'Série Brûlante', 'ours'), [
  on('small-straight', thenDo(stoke2, dealDamage(basePlus(5, mastery), target, 'normal'))),
])
const scorch = ability('scorch', 'offensive', names('Scorch', 'Flambée', 'ours'), [
  on({ flame: 2, blaze: 2 }, seq(stoke2, kindle, normal(6))),
])
const hotStreak2 = upgrade(
  hotStreak,
  2,
  2,
  [on('small-straight', thenDo(stoke2, dealDamage(basePlus(6, mastery), target, 'normal')))],
  { adds: [scorch.id] },
)

const ignite = ability('ignite', 'offensive', names('Ignite', 'Embrasement', 'ours'), [
  on('large-straight', thenDo(stoke2, dealDamage(basePlus(4, twiceMastery), target, 'normal'))),
])
const blazingSoul = ability(
  'blazing_soul',
  'offensive',
  names('Blazing Soul', 'Âme Flamboyante', 'ours'),
  [on({ blaze: 2, fiery_soul: 2 }, seq(raiseLimit(fireMastery.id, 1), youGain(fireMastery, 5), kindle))],
  { confidence: 'low' },
)
const ignite2 = upgrade(
  ignite,
  2,
  2,
  [
    on(
      'large-straight',
      thenDo(also(stoke2, kindle), dealDamage(basePlus(5, twiceMastery), target, 'normal')),
    ),
  ],
  { adds: [blazingSoul.id] },
)

const daze = inflict(stun.id, target)
const impact = thenDo(also(stoke2, daze), dealDamage(mastery, target, 'undefendable'))
const meteorite = ability('meteorite', 'offensive', names('Meteorite', 'Météorite', 'ours'), [
  on({ meteor: 4 }, seq(impact, dealToEach(2, 'collateral'))),
])
const meteoroid = ability('meteoroid', 'offensive', names('Meteoroid', 'Météoroïde', 'ours'), [
  on({ meteor: 3 }, seq(topple, kindle, daze)),
])
const meteorite2 = upgrade(meteorite, 2, 2, [on({ meteor: 4 }, seq(impact, dealToEach(3, 'collateral')))], {
  adds: [meteoroid.id],
})

const smoulder = gain(fireMastery.id, per(1, 'fiery_soul'), you)
const sear = dealDamage(per(1, 'flame'), attacker)
const kindleBack = ifTrue(shows({ flame: 1, blaze: 1 }), inflict(burn.id, attacker))
const moltenArmor = ability(
  'molten_armor',
  'defensive',
  names('Molten Armor', 'Armure en Fusion', 'ours'),
  [on({}, seq(defensiveRoll(5), smoulder, sear))],
  { dice: 5 },
)
const moltenArmor2 = upgrade(moltenArmor, 2, 1, [on({}, seq(defensiveRoll(5), smoulder, sear, kindleBack))], {
  confidence: 'medium',
})
const moltenArmor3 = upgrade(
  moltenArmor,
  3,
  3,
  [
    on(
      {},
      seq(
        defensiveRoll(5),
        smoulder,
        gain(fireMastery.id, per(1, 'blaze'), you),
        sear,
        dealDamage(per(1, 'blaze'), attacker),
        kindleBack,
      ),
    ),
  ],
  { confidence: 'medium' },
)

const scorchTheEarth = ability(
  'scorch_the_earth',
  'ultimate',
  names('Scorch the Earth!', 'Terre Brûlée !', 'ours'),
  [
    on(
      { meteor: 5 },
      seq(
        youGain(fireMastery, 3),
        topple,
        kindle,
        dealDamage(12, target, 'ultimate'),
        dealToEach(2, 'collateral'),
      ),
    ),
  ],
)

const cards = [
  card(
    'warm_up',
    'main',
    0,
    names('Warm Up!', 'Échauffement !', 'ours'),
    thenDo(stoke, buyTokens(fireMastery.id)),
  ),
  card(
    'fire_up',
    'main',
    3,
    names('Fire Up!', 'Attise le feu !', 'ours'),
    thenDo(raiseLimit(fireMastery.id, 1), stoke2),
  ),
  card('red_hot', 'roll', 1, names('Red Hot!', 'Chauffé au rouge !', 'ours'), addDamage(mastery), {
    attackModifier: true,
    only: yourAttack,
  }),
  card(
    'huzzah',
    'roll',
    1,
    names('Huzzah!', 'Hourra !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ flame: 1 }), addDamage(3)),
      ifTrue(shows({ blaze: 1 }), kindle),
      ifTrue(shows({ fiery_soul: 1 }), stoke2),
      ifTrue(shows({ meteor: 1 }), topple),
    ),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'infernal_infusion',
    'main',
    0,
    names('Infernal Infusion!', 'Infusion infernale !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ meteor: 1 }), gainToLimit(fireMastery.id), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  fireball,
  pyroblast,
  burningSoul,
  combustion,
  hotStreak,
  scorch,
  ignite,
  blazingSoul,
  meteorite,
  meteoroid,
  moltenArmor,
  scorchTheEarth,
  fireball2,
  pyroblast2,
  pyroblast3,
  burningSoul2,
  combustion2,
  hotStreak2,
  ignite2,
  meteorite2,
  moltenArmor2,
  moltenArmor3,
]
const faces = ['flame', 'flame', 'flame', 'blaze', 'fiery_soul', 'meteor']

export const pyromancer = hero('pyromancer', heroNames('Pyromancer', 'Pyromancienne', 'f'), 3, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const pyromancerContent = [pyromancer, ...abilities, ...cards, burn, fireMastery]
