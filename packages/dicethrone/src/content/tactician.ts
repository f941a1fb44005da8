import { also, choose, chooseSome, half, ifTrue, seq, thenDo, you } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, dieValue, per, perGroup, rollDice, shows } from '../ops/dice.ts'
import { extraPhase } from '../ops/dieCards.ts'
import { dealToSome } from '../ops/everyone.ts'
import { afflict, drawCards, gain, inflict } from '../ops/gains.ts'
import { gainToLimit, raiseLimit } from '../ops/limits.ts'
import { youAreAttacked } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, players, target } from '../ops/players.ts'
import { targeted } from './moonElfStatuses.ts'
import { protect } from './paladinStatuses.ts'
import { sharedCards } from './shared.ts'
import { constrict, tacticalAdvantage } from './tacticianStatuses.ts'

/** The Tactician, in printed order. */

const { ability, upgrade, card } = contentOf('tactician')

const medium = { confidence: 'medium' } as const
const plan = youGain(tacticalAdvantage)
const plan2 = youGain(tacticalAdvantage, 2)
const plan5 = youGain(tacticalAdvantage, 5)
const hem = inflict(constrict.id, target)

const threeAlike = ifTrue(ofAKind(3), hem)
const saberStrike = ability(
  'saber_strike',
  'offensive',
  names('Saber Strike', 'Coup de Sabre', 'ours'),
  tiers('saber', [3, 4, 5], [normal(4), normal(5), normal(6)]),
)
const saberStrike2 = upgrade(
  saberStrike,
  2,
  1,
  tiers(
    'saber',
    [3, 4, 5],
    [seq(normal(5), threeAlike), seq(normal(6), threeAlike), seq(normal(7), threeAlike)],
  ),
  medium,
)

const bombs = dealToSome(2, chooseSome(opponents, 1, 2), 'collateral')
const carpetBomb = ability('carpet_bomb', 'offensive', names('Carpet Bomb', 'Tapis de Bombes', 'ours'), [
  on({ saber: 2, medal: 2 }, thenDo(plan, bombs)),
])
const strategize = ability(
  'strategize',
  'offensive',
  names('Strategize', 'Plan de Bataille', 'ours'),
  [on({ flag: 4 }, seq(youGain(tacticalAdvantage, 3), drawCards(2)))],
  medium,
)
const carpetBomb2 = upgrade(carpetBomb, 2, 2, [on({ saber: 2, medal: 2 }, thenDo(plan2, bombs))], {
  adds: [strategize.id],
  ...medium,
})

const press = ifTrue(shows({ medal: 1 }), thenDo(drawCards(1), extraPhase))
const profiteer = ability('profiteer', 'offensive', names('Profiteer', 'Profiteur', 'ours'), [
  on(
    { saber: 1, flag: 3 },
    seq(
      plan,
      rollDice(1),
      ifTrue(shows({ saber: 1 }), normal(5)),
      ifTrue(shows({ flag: 1 }), youGain(tacticalAdvantage, 4)),
      press,
    ),
  ),
])
const profiteer2 = upgrade(
  profiteer,
  2,
  2,
  [
    on(
      { saber: 1, flag: 3 },
      seq(
        plan2,
        rollDice(1),
        ifTrue(shows({ saber: 1 }), normal(6)),
        ifTrue(shows({ flag: 1 }), youGain(tacticalAdvantage, 3)),
        press,
      ),
    ),
  ],
  medium,
)

const strategicApproach = ability(
  'strategic_approach',
  'offensive',
  names('Strategic Approach', 'Approche Stratégique', 'ours'),
  [on({ saber: 3, medal: 2 }, seq(hem, normal(7)))],
)
const indirectApproach = ability(
  'indirect_approach',
  'offensive',
  names('Indirect Approach', 'Approche Indirecte', 'ours'),
  [on({ saber: 3, flag: 1 }, thenDo(plan2, undefendable(2)))],
  medium,
)
const strategicApproach2 = upgrade(
  strategicApproach,
  2,
  2,
  [on({ saber: 3, medal: 2 }, seq(plan, hem, normal(7)))],
  { adds: [indirectApproach.id], ...medium },
)

const flank = ability('flank', 'offensive', names('Flank', 'Prise de Flanc', 'ours'), [
  on('small-straight', thenDo(plan, normal(6))),
])
const flank2 = upgrade(flank, 2, 2, [on('small-straight', thenDo(plan2, normal(6)))], medium)

const exploit = ability('exploit', 'offensive', names('Exploit', 'Exploitation', 'ours'), [
  on('large-straight', thenDo(also(plan2, hem), normal(9))),
])
const interdiction = ability(
  'interdiction',
  'offensive',
  names('Interdiction', 'Interdiction', 'ours'),
  [
    on(
      { saber: 1, flag: 2, medal: 1 },
      seq(drawCards(2), inflict(constrict.id, playerOf(choose(opponents)))),
    ),
  ],
  medium,
)
const exploit2 = upgrade(
  exploit,
  2,
  2,
  [on('large-straight', thenDo(also(youGain(tacticalAdvantage, 3), hem), normal(9)))],
  { adds: [interdiction.id], ...medium },
)

const maneuver = ability('maneuver', 'offensive', names('Maneuver', 'Manœuvre', 'ours'), [
  on({ medal: 4 }, thenDo(plan5, undefendable(5))),
])
const reconnaissance = ability(
  'reconnaissance',
  'offensive',
  names('Reconnaissance', 'Reconnaissance', 'ours'),
  [on({ medal: 3 }, plan5)],
  medium,
)
const maneuver2 = upgrade(maneuver, 2, 2, [on({ medal: 4 }, thenDo(also(plan5, hem), undefendable(5)))], {
  adds: [reconnaissance.id],
  ...medium,
})

const ward = seq(prevent(per(1, 'flag'), you), gain(tacticalAdvantage.id, per(1, 'medal'), you))
const parry = dealDamage(perGroup(1, { saber: 2 }), attacker)
const countermeasures = ability(
  'countermeasures',
  'defensive',
  names('Countermeasures', 'Contre-mesures', 'ours'),
  [on({}, seq(defensiveRoll(4), parry, ward))],
  { dice: 4 },
)
const countermeasures2 = upgrade(countermeasures, 2, 3, [on({}, seq(defensiveRoll(5), parry, ward))], {
  dice: 5,
  ...medium,
})
const countermeasures3 = upgrade(
  countermeasures,
  3,
  5,
  [on({}, seq(defensiveRoll(5), dealDamage(perGroup(2, { saber: 2 }), attacker), ward))],
  { dice: 5, ...medium },
)

const higherGround = ability(
  'higher_ground',
  'ultimate',
  names('Higher Ground!', 'Sur les hauteurs !', 'ours'),
  [
    on(
      { medal: 5 },
      thenDo(
        also(afflict(target, targeted.id, constrict.id), raiseLimit(tacticalAdvantage.id, 1)),
        also(gainToLimit(tacticalAdvantage.id), dealDamage(12, target, 'ultimate')),
      ),
    ),
  ],
)

const cards = [
  card(
    'bunker_up',
    'main',
    2,
    names('Bunker Up!', 'Aux abris !', 'ours'),
    gain(protect.id, 1, playerOf(choose(players))),
    medium,
  ),
  card(
    'war_room',
    'main',
    1,
    names('War Room!', 'Conseil de guerre !', 'ours'),
    seq(rollDice(1), gain(tacticalAdvantage.id, half(dieValue), you)),
    medium,
  ),
  card(
    'feigned_retreat',
    'instant',
    2,
    names('Feigned Retreat!', 'Fausse retraite !', 'ours'),
    seq(inflict(constrict.id, attacker), prevent(3, you)),
    { only: youAreAttacked, ...medium },
  ),
  card(
    'disengage',
    'roll',
    0,
    names('Disengage!', 'Repli !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ saber: 1 }), dealDamage(2, attacker)),
      ifTrue(shows({ flag: 1 }), prevent(3, you)),
      ifTrue(shows({ medal: 1 }), youGain(protect)),
    ),
    { only: youAreAttacked, ...medium },
  ),
  card('ambush', 'instant', 1, names('Ambush!', 'Embuscade !', 'ours'), plan2, medium),
  card(
    'upper_hand',
    'main',
    0,
    names('Upper Hand!', 'Prends l’avantage !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ medal: 1 }), youGain(tacticalAdvantage, 4), drawCards(1))),
    { isPromo: true, ...medium },
  ),
]

const abilities = [
  saberStrike,
  carpetBomb,
  strategize,
  profiteer,
  strategicApproach,
  indirectApproach,
  flank,
  exploit,
  interdiction,
  maneuver,
  reconnaissance,
  countermeasures,
  higherGround,
  saberStrike2,
  carpetBomb2,
  profiteer2,
  strategicApproach2,
  flank2,
  exploit2,
  maneuver2,
  countermeasures2,
  countermeasures3,
]
const faces = ['saber', 'saber', 'saber', 'flag', 'flag', 'medal']

export const tactician = hero('tactician', heroNames('Tactician', 'Tacticien', 'm'), 5, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const tacticianContent = [tactician, ...abilities, ...cards, tacticalAdvantage, constrict]
