import {
  also,
  bind,
  choose,
  chooseOne,
  chooseSome,
  eachSeat,
  ifTrue,
  seq,
  thenDo,
  you,
} from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, whenever } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { boardIsFlipped, flipBoard } from '../ops/boards.ts'
import { addDamage, dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, dieShows, per, rollDice, shows, showsAtLeast } from '../ops/dice.ts'
import { ransomDie } from '../ops/dieCards.ts'
import { chosenPlayer, inflictEach } from '../ops/everyone.ts'
import { drawCards, gain, gainCp, heal, inflict } from '../ops/gains.ts'
import { discardCards, discardHand, lookAtHand, stealCp } from '../ops/hands.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, paid, undefendable } from '../ops/phrases.ts'
import { anyOpponent, attacker, opponents, playerOf, target, thatPlayer } from '../ops/players.ts'
import { has, loseTokens, loseUpTo, mayGain } from '../ops/stacks.ts'
import * as cursed from './cursedPirateCursed.ts'
import { doubloon, keg, parlay, wither } from './cursedPirateStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Cursed Pirate: the human side of her board, and her cards. */

const { ability, card } = contentOf('cursed_pirate')

const load = inflict(keg.id, target)
const fourAlike = ifTrue(ofAKind(4), load)
const coin = mayGain(doubloon.id, 1)

const cutlassStrike = ability(
  'cutlass_strike',
  'offensive',
  names('Cutlass Strike', 'Coup de Sabre'),
  tiers(
    'cutlass',
    [3, 4, 5],
    [seq(normal(5), fourAlike), seq(normal(6), fourAlike), seq(normal(7), fourAlike)],
  ),
  { flipsTo: cursed.soulCutlass.id },
)
const xMarksTheSpot = ability(
  'x_marks_the_spot',
  'offensive',
  names('X Marks the Spot', 'Marqué d’une Croix'),
  [
    on(
      { booty: 3 },
      seq(
        thenDo(paid(1), rollDice(3)),
        dealDamage(per(2, 'cutlass'), target, 'undefendable'),
        drawCards(per(1, 'booty')),
        mayGain(doubloon.id, per(1, 'skull')),
      ),
    ),
  ],
  { flipsTo: cursed.dreadMark.id },
)
const lightTheFuse = ability(
  'light_the_fuse',
  'offensive',
  names('Light the Fuse', 'Allumez la Mèche'),
  [
    on('small-straight', thenDo(load, normal(7)), 'small'),
    on('large-straight', thenDo(load, normal(9)), 'large'),
  ],
  { flipsTo: cursed.tharSheBlows.id },
)
const blackSpot = ability(
  'black_spot',
  'offensive',
  names('Black Spot', 'Marque Noire'),
  [on({ skull: 4 }, seq(coin, inflict(parlay.id, target), undefendable(7)))],
  { flipsTo: cursed.blackSoul.id },
)
const cursedHuman = ability(
  'cursed_human',
  'passive',
  names('Cursed', 'Malédiction'),
  [
    whenever({
      window: 'turnEnd',
      when: event('turnEnd', { seat: you }),
      effect: ifTrue(has(doubloon.id), loseTokens(doubloon.id, 1), flipBoard),
    }),
  ],
  { flipsTo: cursed.cursedCursed.id },
)
const walkThePlank = ability(
  'walk_the_plank',
  'offensive',
  names('Walk the Plank', 'Sur la Planche'),
  [
    on(
      { cutlass: 1, booty: 2, skull: 1 },
      thenDo(chooseOne(stealCp(1, target), discardCards(1, target)), normal(7)),
    ),
  ],
  { flipsTo: cursed.abyssalWalk.id },
)
const shiverMeTimbers = ability(
  'shiver_me_timbers',
  'offensive',
  names('Shiver Me Timbers', 'Mort de Mes Os'),
  [on({ cutlass: 1, skull: 3 }, seq(undefendable(7), loseUpTo(doubloon.id)))],
  { flipsTo: cursed.theShivering.id },
)
const ahoyMatey = ability(
  'ahoy_matey',
  'defensive',
  names('Ahoy Matey', 'Ohé Matelot'),
  [
    on(
      {},
      seq(
        defensiveRoll(4),
        dealDamage(per(1, 'cutlass'), attacker),
        gainCp(per(1, 'booty'), you),
        prevent(per(2, 'skull'), you),
        ifTrue(shows({ cutlass: 2, skull: 1 }), coin),
      ),
    ),
  ],
  { dice: 4, flipsTo: cursed.avastYe.id },
)
const piratesTouch = ability(
  'pirates_touch',
  'ultimate',
  names('Pirate’s Touch!', 'Estocade Pirate !'),
  [
    on(
      { skull: 5 },
      seq(dealDamage(12, target, 'ultimate'), mayGain(doubloon.id, 2), inflict(parlay.id, target), load),
    ),
  ],
  { flipsTo: cursed.cursedTouch.id },
)

const chosen = playerOf(choose(opponents))
const cards = [
  card(
    'yo_ho',
    'main',
    2,
    names('Yo Ho!', 'Yo ho !', 'ours'),
    seq(
      bind('player', choose(anyOpponent)),
      eachSeat(
        chosenPlayer,
        chooseOne(
          gain(keg.id, 1, you),
          seq(rollDice(1), ifTrue(dieShows(3, 6), also(gain(keg.id, 1, you), gain(wither.id, 1, you)))),
        ),
      ),
    ),
  ),
  card('light_it_up', 'main', 2, names('Light It Up!', 'Mets le feu !', 'ours'), inflict(keg.id, chosen)),
  card(
    'feed_the_fish',
    'main',
    3,
    names('Feed the Fish!', 'Aux poissons !', 'ours'),
    inflictEach(keg.id, chooseSome(opponents, 1, 3)),
  ),
  card(
    'pirates_life',
    'main',
    1,
    names('Pirate’s Life!', 'Une vie de pirate !', 'ours'),
    ifTrue(boardIsFlipped, heal(3), coin),
  ),
  card(
    'high_stakes',
    'main',
    2,
    names('High Stakes!', 'Gros enjeu !', 'ours'),
    seq(rollDice(2), ifTrue(shows({ booty: 1 }), also(drawCards(2), paid(2)))),
  ),
  card(
    'crows_nest',
    'main',
    1,
    names('Crow’s Nest!', 'Nid-de-pie !', 'ours'),
    seq(
      bind('player', choose(anyOpponent)),
      rollDice(1),
      ifTrue(shows({ cutlass: 1 }), lookAtHand(thatPlayer)),
      ifTrue(shows({ booty: 1 }), discardCards(1, thatPlayer)),
      ifTrue(shows({ skull: 1 }), discardCards(1, thatPlayer, 'random')),
    ),
  ),
  card('truce', 'main', 3, names('Truce!', 'Trêve !', 'ours'), inflict(parlay.id, chosen)),
  card('pillage', 'main', 0, names('Pillage!', 'Pillage !', 'ours'), stealCp(1, chosen)),
  card(
    'scurvy',
    'main',
    2,
    names('Scurvy!', 'Scorbut !', 'ours'),
    thenDo(dealDamage(1, you), inflict(wither.id, chosen)),
  ),
  card(
    'swashbuckle',
    'main',
    2,
    names('Swashbuckle!', 'Bravade !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ cutlass: 1 }), dealDamage(2, chosen, 'undefendable')),
      ifTrue(shows({ booty: 1 }), drawCards(2)),
      ifTrue(shows({ skull: 1 }), inflict(keg.id, chosen)),
    ),
  ),
  card('ransom', 'roll', 1, names('Ransom!', 'Rançon !', 'ours'), ransomDie(2)),
  card(
    'run_ya_through',
    'roll',
    2,
    names('Run Ya Through!', 'Je t’embroche !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'cutlass')), ifTrue(showsAtLeast(3, 'cutlass'), load)),
    { attackModifier: true, only: yourAttack },
  ),
  card('shark_bait', 'roll', 1, names('Shark Bait!', 'Appât à requins !', 'ours'), addDamage(2), {
    attackModifier: true,
    only: yourAttack,
  }),
  card(
    'batten_down',
    'instant',
    4,
    names('Batten Down!', 'Fermez les écoutilles !', 'ours'),
    thenDo(discardHand, drawCards(4)),
  ),
  card(
    'cursed_cards',
    'instant',
    0,
    names('Cursed Cards!', 'Cartes maudites !', 'ours'),
    chooseOne(drawCards(1), also(dealDamage(2, you), drawCards(2)), also(dealDamage(4, you), drawCards(3))),
  ),
  card(
    'heave_ho',
    'main',
    0,
    names('Heave-Ho!', 'Oh hisse !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ skull: 1 }), inflict(parlay.id, chosen), drawCards(1))),
    { isPromo: true, confidence: 'medium' },
  ),
]

const abilities = [
  cutlassStrike,
  xMarksTheSpot,
  lightTheFuse,
  blackSpot,
  cursedHuman,
  walkThePlank,
  shiverMeTimbers,
  ahoyMatey,
  piratesTouch,
  ...Object.values(cursed),
]
const faces = ['cutlass', 'cutlass', 'cutlass', 'booty', 'booty', 'skull']

export const cursedPirate = hero(
  'cursed_pirate',
  heroNames('Cursed Pirate', 'Pirate Maudite', 'f'),
  4,
  faces,
  { abilities, cards, shared: sharedCards, tokens: { [doubloon.id]: 3 } },
)
export const cursedPirateContent = [cursedPirate, ...abilities, ...cards, doubloon, keg, wither, parlay]
