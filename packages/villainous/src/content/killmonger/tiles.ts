import { choose, you } from '@quadriga/kernel/author'
import { activatedSide, after, onTheWay, rival, tile, whenDefeated } from '../../build/index.ts'
import { on } from '../../kinds/index.ts'
import { yourItemsCalled } from '../../ops/cards.ts'
import { characters } from '../../ops/characters.ts'
import { bringTo, relocateTo } from '../../ops/effects.ts'
import { notInDomain } from '../../ops/numbers.ts'
import { opposingLocations, yourLocations } from '../../ops/places.ts'
import { turnBack, turnUp } from '../../ops/tiles.ts'
import { unsure } from '../unsure.ts'

const panther = 'fate-killmonger-black-panther'
const pantherAtHome = characters('hero', 'atHome', { code: panther })

/**
 * Klaw and the throne. How they follow on each other is put together from what the publisher tells of the game; the
 * guide itself was not seen.
 */
export const killmongerTiles = [
  rival(
    'klaw',
    { en: 'Klaw', fr: 'Klaw', pronoun: 'he', ours: true },
    {
      strength: unsure.klawStrength,
      abilities: [whenDefeated(bringTo(panther, choose(yourLocations)))],
    },
  ),
  tile(
    'killmonger-throne-tile',
    { en: 'Control the Mines', fr: 'Contrôle des Mines', ours: true },
    {
      confidence: 'low',
      abilities: [
        {
          ...after(
            on('fall', { seat: you, code: panther, domain: you }),
            turnUp,
            notInDomain('klaw', 'killmonger'),
          ),
          from: 'tiles',
        },
        onTheWay(on('enter', { thing: pantherAtHome, domain: you }), turnBack),
        onTheWay(on('relocate', { thing: pantherAtHome, domain: you }), turnBack),
        activatedSide(
          'specialty',
          relocateTo(choose(yourItemsCalled('killmonger-explosives', 'atHome')), choose(opposingLocations)),
          unsure.minesPrice,
        ),
      ],
    },
  ),
]
