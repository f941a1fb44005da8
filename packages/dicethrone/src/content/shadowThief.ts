import { choose, half, ifTrue, may, plusNumber, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { attackShows, perAttackDie } from '../ops/attackDice.ts'
import { addDamage, avoid, dealDamage, takePerToken } from '../ops/damage.ts'
import { defensiveRoll, dieValue, per, rollDice, shows } from '../ops/dice.ts'
import { changeDie } from '../ops/dieCards.ts'
import { drawCards, gain, inflict, removeAllTokens, removeToken } from '../ops/gains.ts'
import { chargeCp, discardCards, yourCp } from '../ops/hands.ts'
import { raisableBeforeDefence } from '../ops/moments.ts'
import { normal, paid, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { has, heldAllTurn, thisToken } from '../ops/stacks.ts'
import { sharedCards } from './shared.ts'

/** The Shadow Thief, in printed order. */

const { ability, upgrade, card, status } = contentOf('shadow_thief')

const shadows = status('shadows', names('Shadows', 'Ombres'), {
  polarity: 'positive',
  limit: 1,
  shrouds: true,
  triggers: [
    {
      window: 'turnEnd',
      when: event('turnEnd', { seat: you }),
      only: heldAllTurn,
      effect: removeToken(thisToken),
    },
  ],
})
const sneakAttack = status('sneak_attack', names('Sneak Attack', 'Attaque furtive'), {
  polarity: 'positive',
  limit: 1,
  attackModifier: true,
  only: raisableBeforeDefence,
  spend: seq(rollDice(1), addDamage(dieValue)),
})
const poison = status('poison', names('Poison', 'Poison'), {
  polarity: 'negative',
  limit: 3,
  persistent: true,
  triggers: [{ window: 'upkeep', when: event('upkeep', { seat: you }), effect: takePerToken(1) }],
})

const envenom = inflict(poison.id, target)
const bagPays = ifTrue(attackShows({ bag: 1 }), paid(1))
const shadowPoisons = ifTrue(attackShows({ shadow: 1 }), envenom)
const cardDraws = ifTrue(attackShows({ card: 1 }), drawCards(1))

const daggerStrike = ability(
  'dagger_strike',
  'offensive',
  names('Dagger Strike', 'Coup de Dague', 'ours'),
  tiers(
    'dagger',
    [3, 4, 5],
    [
      seq(normal(4), bagPays, shadowPoisons),
      seq(normal(6), bagPays, shadowPoisons),
      seq(normal(8), bagPays, shadowPoisons),
    ],
  ),
)
const daggerStrike2 = upgrade(
  daggerStrike,
  2,
  0,
  tiers(
    'dagger',
    [3, 4, 5],
    [
      seq(normal(4), bagPays, shadowPoisons, cardDraws),
      seq(normal(6), bagPays, shadowPoisons, cardDraws),
      seq(normal(8), bagPays, shadowPoisons, cardDraws),
    ],
  ),
  { confidence: 'medium' },
)

const chosen = playerOf(choose(opponents))
const lift = ifTrue(attackShows({ shadow: 1 }), may(chargeCp(1, chosen)))
const lift2 = ifTrue(attackShows({ shadow: 1 }), may(chargeCp(2, chosen)))
const pickpocket = ability(
  'pickpocket',
  'offensive',
  names('Pickpocket', 'Vol à la Tire', 'ours'),
  tiers('bag', [2, 3, 4], [seq(paid(2), lift), seq(paid(3), lift), seq(paid(4), lift)]),
  { confidence: 'medium' },
)
const pickpocket2 = upgrade(
  pickpocket,
  2,
  1,
  tiers(
    'bag',
    [2, 3, 4, 5],
    [seq(paid(3), lift2), seq(paid(4), lift2), seq(paid(5), lift2), seq(paid(6), lift2)],
  ),
)

const halfPurse = dealDamage(half(yourCp), target, 'normal')
const shiftyStrike = ability('shifty_strike', 'offensive', names('Shifty Strike', 'Coup Fourbe', 'ours'), [
  on('small-straight', thenDo(paid(3), halfPurse)),
])
const shadowStrike = ability(
  'shadow_strike',
  'offensive',
  names('Shadow Strike', 'Frappe de l’Ombre', 'ours'),
  [on({ dagger: 2, shadow: 2 }, seq(envenom, halfPurse))],
)
const shiftyStrike2 = upgrade(shiftyStrike, 2, 2, [on('small-straight', thenDo(paid(4), halfPurse))], {
  adds: [shadowStrike.id],
})

const purse = dealDamage(yourCp, target, 'normal')
const insidiousStrike = ability(
  'insidious_strike',
  'offensive',
  names('Insidious Strike', 'Coup Insidieux', 'ours'),
  [on('large-straight', thenDo(paid(4), purse))],
  { confidence: 'medium' },
)
const shankAttack = ability('shank_attack', 'offensive', names('Shank Attack', 'Coup de Surin', 'ours'), [
  on({ dagger: 1, bag: 1, card: 1, shadow: 1 }, seq(paid(1), youGain(sneakAttack), drawCards(1), envenom)),
])
const insidiousStrike2 = upgrade(insidiousStrike, 2, 2, [on('large-straight', thenDo(paid(4), purse))], {
  adds: [shankAttack.id],
  confidence: 'low',
})

const shadowDance = ability('shadow_dance', 'offensive', names('Shadow Dance', 'Danse de l’Ombre', 'ours'), [
  on(
    { shadow: 3 },
    seq(rollDice(1), dealDamage(half(dieValue), target, 'normal'), youGain(shadows), youGain(sneakAttack)),
  ),
])
const shadowDance2 = upgrade(shadowDance, 2, 1, [
  on(
    { shadow: 3 },
    seq(
      rollDice(1),
      dealDamage(half(dieValue), target, 'pure'),
      youGain(shadows),
      youGain(sneakAttack),
      drawCards(1),
    ),
  ),
])

const drawByCards = drawCards(perAttackDie(1, 'card'))
const carducopia = ability('carducopia', 'offensive', names('Carducopia', 'Cartes d’Abondance', 'ours'), [
  on({ card: 2 }, drawByCards),
])
const carducopia2 = upgrade(carducopia, 2, 2, [
  on(
    { card: 2 },
    seq(drawByCards, ifTrue(attackShows({ shadow: 1 }), discardCards(1, target, 'random')), bagPays),
  ),
])

const poisonBack = inflict(poison.id, attacker)
const hide = seq(
  ifTrue(shows({ dagger: 2 }), poisonBack),
  ifTrue(shows({ shadow: 1 }), youGain(sneakAttack)),
  ifTrue(shows({ shadow: 2 }), seq(youGain(shadows), avoid)),
)
const shadowDefense = ability(
  'shadow_defense',
  'defensive',
  names('Shadow Defense', 'Défense de l’Ombre', 'ours'),
  [on({}, seq(defensiveRoll(4), hide))],
  { dice: 4 },
)
const shadowDefense2 = upgrade(shadowDefense, 2, 3, [on({}, seq(defensiveRoll(5), hide))], {
  dice: 5,
  confidence: 'medium',
})

const counterPoison = ifTrue(shows({ dagger: 1, shadow: 1 }), poisonBack)
const counterStrike = ability(
  'counter_strike',
  'defensive',
  names('Counter Strike', 'Contre-attaque', 'ours'),
  [on({}, seq(defensiveRoll(5), dealDamage(per(1, 'dagger'), attacker), counterPoison))],
  { dice: 5 },
)
const counterStrike2 = upgrade(counterStrike, 2, 4, [
  on({}, seq(defensiveRoll(5), dealDamage(per(2, 'dagger'), attacker), counterPoison)),
])

const shadowShank = ability(
  'shadow_shank',
  'ultimate',
  names('Shadow Shank!', 'Surin de l’Ombre !', 'ours'),
  [
    on(
      { shadow: 5 },
      seq(
        paid(3),
        removeAllTokens(you, 'negative'),
        youGain(shadows),
        dealDamage(plusNumber(yourCp, 5), target, 'ultimate'),
      ),
    ),
  ],
)

const cards = [
  card('sneaky', 'main', 1, names('Sneaky!', 'Sournois !', 'ours'), gain(sneakAttack.id, 1, you)),
  card(
    'poison_wound',
    'instant',
    2,
    names('Poison Wound!', 'Plaie empoisonnée !', 'ours'),
    inflict(poison.id, chosen),
  ),
  card(
    'wild_shadow',
    'roll',
    4,
    names('Wild Shadow!', 'Ombre folle !', 'ours'),
    ifTrue(has(shadows.id), changeDie(2, 'any', 'set'), changeDie(1, 'any', 'set')),
  ),
  card(
    'shadow_coin',
    'instant',
    0,
    names('Shadow Coin!', 'Pièce de l’ombre !', 'ours'),
    ifTrue(has(shadows.id), paid(3), paid(2)),
  ),
  card(
    'enter_the_shadows',
    'instant',
    4,
    names('Enter the Shadows!', 'Dans l’ombre !', 'ours'),
    gain(shadows.id, 1, you),
  ),
  card(
    'card_trick',
    'main',
    2,
    names('Card Trick!', 'Tour de cartes !', 'ours'),
    seq(discardCards(1, chosen, 'random'), ifTrue(has(shadows.id), drawCards(2), drawCards(1))),
  ),
  card(
    'shadow_meld',
    'main',
    0,
    names('Shadow Meld!', 'Fondu dans l’ombre !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ shadow: 1 }), seq(youGain(sneakAttack), paid(2)), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  daggerStrike,
  pickpocket,
  shiftyStrike,
  shadowStrike,
  insidiousStrike,
  shankAttack,
  shadowDance,
  carducopia,
  shadowDefense,
  counterStrike,
  shadowShank,
  daggerStrike2,
  pickpocket2,
  shiftyStrike2,
  insidiousStrike2,
  shadowDance2,
  carducopia2,
  shadowDefense2,
  counterStrike2,
]
const faces = ['dagger', 'dagger', 'bag', 'bag', 'card', 'shadow']

export const shadowThief = hero(
  'shadow_thief',
  heroNames('Shadow Thief', 'Voleur de l’Ombre', 'm'),
  5,
  faces,
  { abilities, cards, shared: sharedCards },
)
export const shadowThiefContent = [shadowThief, ...abilities, ...cards, shadows, sneakAttack, poison]
