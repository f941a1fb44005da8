import { atLeast, bothTrue, choose, chooseSome, count, seq, you } from '@quadriga/kernel/author'
import { atStartOfTurn, inYourTurn, reactionOnce, tile } from '../../build/index.ts'
import { on } from '../../kinds/index.ts'
import { inYourPile } from '../../ops/cards.ts'
import { mayTake } from '../../ops/decks.ts'
import { discardCards } from '../../ops/effects.ts'
import { sentryLocations } from '../../ops/numbers.ts'
import { gainPower } from '../../ops/power.ts'
import { carryingTwo, giveUp, isNextTile, sentriesAtHome, turnUp, yourSentries } from '../../ops/tiles.ts'

const alloyed = carryingTwo('ultron-duplicate-sentry', 'ultron-impervious-alloy')

/** Ultron's four objective tiles, in the order in which they are revealed: what it takes, and the power it gives. */
export const ultronTiles = [
  tile(
    'ultron-tile-1',
    { en: 'Transformation', fr: 'Transformation', gender: 'f' },
    {
      abilities: [
        inYourTurn(seq(giveUp(2, chooseSome(sentriesAtHome, 2, 2)), turnUp), {
          only: bothTrue(isNextTile, atLeast(count(sentriesAtHome), 2)),
        }),
        reactionOnce(on('enter', { seat: you, thing: yourSentries }), mayTake(choose(inYourPile('card')))),
      ],
    },
  ),
  tile(
    'ultron-tile-2',
    { en: 'Optimization', fr: 'Optimisation', gender: 'f' },
    {
      keywords: ['playsAsRelocate'],
      abilities: [
        inYourTurn(seq(discardCards(choose(alloyed)), turnUp), {
          only: bothTrue(isNextTile, atLeast(count(alloyed), 1)),
        }),
      ],
    },
  ),
  tile(
    'ultron-tile-3',
    { en: 'Ultron Ultimate', fr: 'Forme finale', gender: 'f' },
    {
      abilities: [
        inYourTurn(turnUp, { only: bothTrue(isNextTile, atLeast(sentryLocations, 4)) }),
        atStartOfTurn({ seat: you }, gainPower(1)),
      ],
    },
  ),
  tile(
    'ultron-tile-4',
    { en: 'Age of Ultron', fr: 'L’ère d’Ultron', gender: 'f' },
    { confidence: 'high', abilities: [inYourTurn(turnUp, { price: 12, only: isNextTile })] },
  ),
]
