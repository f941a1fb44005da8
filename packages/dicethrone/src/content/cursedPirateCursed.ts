import { also, choose, ifTrue, may, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, on, tiers, whenever } from '../build/index.ts'
import { twice } from '../ops/among.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { perToken } from '../ops/counts.ts'
import { dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows } from '../ops/dice.ts'
import { dealToEach, opponentSeats, roller, thatOpponent } from '../ops/everyone.ts'
import { drawCards, gainCp, inflict } from '../ops/gains.ts'
import { discardCards, stealCp } from '../ops/hands.ts'
import { normal, paid, undefendable } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { suffer } from '../ops/weakening.ts'
import { doubloon, keg, parlay, wither } from './cursedPirateStatuses.ts'

/** The cursed side of the Pirate's board. */

const { ability } = contentOf('cursed_pirate')

const load = inflict(keg.id, target)
const shrivel = inflict(wither.id, target)
const threeAlike = ifTrue(ofAKind(3), load)

export const soulCutlass = ability(
  'soul_cutlass',
  'offensive',
  names('Soul Cutlass', 'Sabre des Âmes', 'ours'),
  tiers(
    'cutlass',
    [3, 4, 5],
    [seq(normal(5), threeAlike), seq(normal(7), threeAlike), seq(normal(9), threeAlike)],
  ),
)
export const dreadMark = ability('dread_mark', 'offensive', names('Dread Mark', 'Marque d’Effroi', 'ours'), [
  on(
    { booty: 3 },
    seq(
      thenDo(paid(2), rollDice(4)),
      dealDamage(per(2, 'cutlass'), target, 'undefendable'),
      drawCards(per(1, 'booty')),
      inflict(doubloon.id, target, per(1, 'skull')),
    ),
  ),
])
export const tharSheBlows = ability(
  'thar_she_blows',
  'offensive',
  names('Thar She Blows!', 'Ça va Sauter !', 'ours'),
  [
    on('small-straight', thenDo(also(shrivel, load), normal(7)), 'small'),
    on('large-straight', thenDo(also(shrivel, load), normal(10)), 'large'),
  ],
)
export const blackSoul = ability('black_soul', 'offensive', names('Black Soul', 'Âme Noire', 'ours'), [
  on({ skull: 4 }, thenDo(also(inflict(parlay.id, target), load, shrivel), undefendable(8))),
])
export const cursedCursed = ability('cursed_cursed', 'passive', names('Cursed', 'Malédiction', 'ours'), [
  whenever({ window: 'upkeep', when: event('upkeep', { seat: you }), effect: suffer(4) }),
  whenever({
    window: 'rollsOver',
    when: event('offensiveRoll', { seat: opponentSeats, attacked: false }),
    effect: inflict(keg.id, roller),
  }),
])
export const abyssalWalk = ability(
  'abyssal_walk',
  'offensive',
  names('Abyssal Walk', 'Marche Abyssale', 'ours'),
  [
    on(
      { cutlass: 1, booty: 2, skull: 1 },
      thenDo(also(stealCp(1, target), discardCards(1, target), shrivel), normal(8)),
    ),
  ],
)
export const theShivering = ability(
  'the_shivering',
  'offensive',
  names('The Shivering', 'Le Grand Frisson', 'ours'),
  [
    on(
      { cutlass: 1, skull: 3 },
      seq(undefendable(8), dealToEach(perToken(1, doubloon.id, thatOpponent), 'undefendable')),
    ),
  ],
  { confidence: 'medium' },
)
export const avastYe = ability(
  'avast_ye',
  'defensive',
  names('Avast Ye', 'Halte-là', 'ours'),
  [
    on(
      {},
      seq(
        defensiveRoll(5),
        dealDamage(per(1, 'cutlass'), attacker),
        gainCp(per(1, 'booty'), you),
        prevent(per(2, 'skull'), you),
        ifTrue(shows({ cutlass: 2, skull: 1 }), inflict(doubloon.id, attacker)),
      ),
    ),
  ],
  { dice: 5, confidence: 'medium' },
)
const loadChosen = may(inflict(keg.id, playerOf(choose(opponents))))
export const cursedTouch = ability(
  'cursed_touch',
  'ultimate',
  names('Cursed Touch!', 'Toucher Maudit !', 'ours'),
  [
    on(
      { skull: 5 },
      seq(
        dealDamage(13, target, 'ultimate'),
        inflict(parlay.id, target),
        inflict(doubloon.id, target),
        shrivel,
        twice(loadChosen),
      ),
    ),
  ],
)
