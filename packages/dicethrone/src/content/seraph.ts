import { also, bind, choose, ifTrue, may, seq, thenDo, you } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { addDamage, dealDamage, makeUndefendable, prevent } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows } from '../ops/dice.ts'
import { afterPause } from '../ops/exchange.ts'
import { gain, heal, inflict, removeToken, thatPlayersTokens } from '../ops/gains.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import {
  anyPlayer,
  attacker,
  opponents,
  playerOf,
  players,
  target,
  thatIsOpponent,
  thatPlayer,
} from '../ops/players.ts'
import { cleanse } from './monkStatuses.ts'
import { blessing } from './paladinStatuses.ts'
import { seraphCards as cards } from './seraphCards.ts'
import { blindingLight, flight, holyPresence } from './seraphStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Seraph, in printed order. */

const { ability, upgrade } = contentOf('seraph')

const medium = { confidence: 'medium' } as const

const rise = youGain(flight)
const purge = youGain(cleanse)
const reign = youGain(holyPresence)
const dazzle = inflict(blindingLight.id, target)
const anybody = playerOf(choose(players))

const holyBlade = ability(
  'holy_blade',
  'offensive',
  names('Holy Blade', 'Lame Sacrée', 'ours'),
  tiers('blade', [3, 4, 5], [normal(5), normal(6), normal(7)]),
)
const cherubim = ability('cherubim', 'offensive', names('Cherubim', 'Chérubin', 'ours'), [
  on({ blade: 3, pendant: 1 }, seq(rise, reign)),
])
const cherubim2 = ability('cherubim_2', 'offensive', names('Cherubim II', 'Chérubin II', 'ours'), [
  on({ blade: 3, pendant: 1 }, seq(rise, purge, reign)),
])
const holyBlade2 = upgrade(holyBlade, 2, 2, tiers('blade', [3, 4, 5], [normal(6), normal(7), normal(8)]), {
  adds: [cherubim.id],
})
const fourAlike = ifTrue(ofAKind(4), dazzle)
const holyBlade3 = upgrade(
  holyBlade,
  3,
  4,
  tiers(
    'blade',
    [3, 4, 5],
    [seq(normal(5), fourAlike), seq(normal(7), fourAlike), seq(normal(9), fourAlike)],
  ),
  { adds: [cherubim2.id], ...medium },
)

const glorious = ability(
  'glorious',
  'offensive',
  names('Glorious', 'Gloire', 'ours'),
  [on({ blade: 3, wing: 1 }, thenDo(rise, normal(6)))],
  medium,
)
const takeFlight = ability('take_flight', 'offensive', names('Take Flight', 'Envol', 'ours'), [
  on({ blade: 1, wing: 2 }, seq(gain(flight.id, 1, anybody), undefendable(3))),
])
const glorious2 = upgrade(glorious, 2, 2, [on({ blade: 3, wing: 1 }, thenDo(rise, normal(7)))], {
  adds: [takeFlight.id],
})

const chooseSomebody = bind('player', choose(anyPlayer))
const mayPurge = afterPause(may(removeToken(choose(thatPlayersTokens))))
const purify = ability(
  'purify',
  'offensive',
  names('Purify', 'Purifier', 'ours'),
  [
    on(
      { cross: 2, pendant: 1 },
      seq(
        chooseSomebody,
        ifTrue(thatIsOpponent, dealDamage(5, thatPlayer, 'undefendable'), heal(4, 'together', thatPlayer)),
        mayPurge,
      ),
    ),
  ],
  medium,
)
const purify2 = upgrade(purify, 2, 2, [
  on(
    { cross: 2, pendant: 1 },
    seq(
      chooseSomebody,
      ifTrue(thatIsOpponent, dealDamage(6, thatPlayer, 'undefendable'), heal(5, 'together', thatPlayer)),
      mayPurge,
    ),
  ),
])

const everySign = { blade: 1, wing: 1, cross: 1, pendant: 1 }
const graces = seq(
  ifTrue(shows({ wing: 1 }), rise),
  ifTrue(shows({ cross: 1 }), purge),
  ifTrue(shows({ pendant: 1 }), dazzle),
)
const holySmite = ability(
  'holy_smite',
  'offensive',
  names('Holy Smite', 'Châtiment Sacré', 'ours'),
  [on(everySign, seq(rollDice(4), dealDamage(per(2, 'blade'), target, 'normal'), graces))],
  medium,
)
const holyCommand = ability('holy_command', 'offensive', names('Holy Command', 'Ordre Sacré', 'ours'), [
  on({ blade: 3, cross: 1 }, seq(heal(1), undefendable(4))),
])
const holySmite2 = upgrade(
  holySmite,
  2,
  2,
  [on(everySign, seq(rollDice(4), dealDamage(per(2, 'blade'), target, 'undefendable'), graces))],
  { adds: [holyCommand.id] },
)

const triumph = seq(
  rollDice(1),
  ifTrue(shows({ blade: 1 }), addDamage(1)),
  ifTrue(shows({ wing: 1 }), addDamage(2)),
  ifTrue(shows({ cross: 1 }), addDamage(3)),
  ifTrue(shows({ pendant: 1 }), makeUndefendable),
)
const triumphant = ability('triumphant', 'offensive', names('Triumphant', 'Triomphe', 'ours'), [
  on('small-straight', seq(normal(6), triumph)),
])
const triumphant2 = upgrade(triumphant, 2, 2, [on('small-straight', seq(normal(8), triumph))])

const archangelsWill = ability(
  'archangels_will',
  'offensive',
  names('Archangel’s Will', 'Volonté de l’Archange', 'ours'),
  [on('large-straight', thenDo(also(rise, dazzle), normal(8)))],
)
const heavensBlessing = ability(
  'heavens_blessing',
  'offensive',
  names('Heaven’s Blessing', 'Bénédiction du Ciel', 'ours'),
  [on({ blade: 1, cross: 2 }, seq(gain(cleanse.id, 2, anybody), gain(flight.id, 2, anybody)))],
)
const archangelsWill2 = upgrade(
  archangelsWill,
  2,
  2,
  [on('large-straight', thenDo(also(rise, dazzle), normal(9)))],
  { adds: [heavensBlessing.id] },
)

const highestPower = ability(
  'highest_power',
  'offensive',
  names('Highest Power', 'Puissance Suprême', 'ours'),
  [on({ pendant: 4 }, thenDo(also(rise, reign, dazzle), normal(8)))],
  medium,
)
const divineVisage = ability('divine_visage', 'offensive', names('Divine Visage', 'Visage Divin', 'ours'), [
  on(
    { pendant: 3 },
    seq(
      reign,
      youGain(flight, 2),
      youGain(cleanse, 2),
      inflict(blindingLight.id, playerOf(choose(opponents))),
    ),
  ),
])
const highestPower2 = upgrade(
  highestPower,
  2,
  2,
  [on({ pendant: 4 }, thenDo(also(rise, reign, dazzle), normal(10)))],
  { adds: [divineVisage.id] },
)

const mantle = seq(
  ifTrue(shows({ blade: 1 }), dealDamage(2, attacker)),
  ifTrue(shows({ wing: 1 }), rise),
  ifTrue(shows({ cross: 1 }), prevent(2, you)),
  ifTrue(shows({ pendant: 1 }), prevent(3, you)),
)
const angelicMantle = ability(
  'angelic_mantle',
  'defensive',
  names('Angelic Mantle', 'Manteau Angélique', 'ours'),
  [on({}, seq(defensiveRoll(1), mantle))],
  { dice: 1, ...medium },
)
const angelicMantle2 = upgrade(angelicMantle, 2, 2, [on({}, seq(defensiveRoll(1, 1), mantle))])
const angelicMantle3 = upgrade(angelicMantle, 3, 3, [
  on(
    {},
    seq(
      defensiveRoll(1, 1),
      ifTrue(shows({ blade: 1 }), dealDamage(3, attacker)),
      ifTrue(shows({ wing: 1 }), rise),
      ifTrue(shows({ cross: 1 }), prevent(3, you)),
      ifTrue(shows({ pendant: 1 }), prevent(4, you)),
    ),
  ),
])

const splitTheHeavens = ability(
  'split_the_heavens',
  'ultimate',
  names('Split the Heavens!', 'Fendre les Cieux !', 'ours'),
  [on({ pendant: 5 }, seq(rise, reign, youGain(blessing), dealDamage(13, target, 'ultimate')))],
)

const abilities = [
  holyBlade,
  cherubim,
  cherubim2,
  glorious,
  takeFlight,
  purify,
  holySmite,
  holyCommand,
  triumphant,
  archangelsWill,
  heavensBlessing,
  highestPower,
  divineVisage,
  angelicMantle,
  splitTheHeavens,
  holyBlade2,
  holyBlade3,
  glorious2,
  purify2,
  holySmite2,
  triumphant2,
  archangelsWill2,
  highestPower2,
  angelicMantle2,
  angelicMantle3,
]
const faces = ['blade', 'blade', 'blade', 'wing', 'cross', 'pendant']

export const seraph = hero('seraph', heroNames('Seraph', 'Séraphine', 'f'), 3, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const seraphContent = [seraph, ...abilities, ...cards, flight, holyPresence, blindingLight]
