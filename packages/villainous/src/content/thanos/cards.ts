import { bind, choose, chooseSome, may, plus, plusNumber, self, seq, thenDo } from '@quadriga/kernel/author'
import { deck, does, whenPlayed, whenRelocated } from '../../build/index.ts'
import { inYourPile } from '../../ops/cards.ts'
import { characters, othersHere, withinReachOf, yourAllies, yourAlliesAt } from '../../ops/characters.ts'
import { takeIntoHand } from '../../ops/decks.ts'
import { receiveStone, relocateTo, strengthen } from '../../ops/effects.ts'
import { defeatForItsStrength, strikeDown, vanquishAlone } from '../../ops/fights.ts'
import { theAlly, thePlace, theStone } from '../../ops/named.ts'
import { rivals, stoneHere, strongestRivalHere } from '../../ops/numbers.ts'
import { locationOf, stoneLocations, thisLocation } from '../../ops/places.ts'
import { otherSeats, playerOf, stoneReceivers } from '../../ops/players.ts'
import { gainPower } from '../../ops/power.ts'

const { ally, event, item } = deck('thanos')

/** Thanos' villain deck. */
export const thanosCards = [
  ally(
    'thanos-legions-of-thanos',
    {
      en: 'The Legions of Thanos',
      fr: 'Légions de Thanos',
      article: 'fr',
      gender: 'f',
      plural: true,
      pronoun: 'they',
    },
    { copies: 5, cost: 1, strength: 2, tags: ['legions'] },
  ),
  ally(
    'thanos-black-dwarf',
    { en: 'Black Dwarf', fr: 'Nain Noir', article: 'fr' },
    { cost: 3, strength: 6, keywords: ['noCrisis'] },
  ),
  ally(
    'thanos-black-swan',
    { en: 'Black Swan', fr: 'Black Swan', gender: 'f' },
    { cost: 2, strength: 1, constant: [plus(self, 'strength', strongestRivalHere, stoneHere)] },
  ),
  ally(
    'thanos-corvus-glaive',
    { en: 'Corvus Glaive', fr: 'Corvus Glaive' },
    {
      cost: 3,
      strength: 4,
      abilities: [
        whenRelocated(
          { domain: otherSeats },
          may(
            relocateTo(
              choose(characters('ally', 'inPlay', { whose: 'you', code: 'thanos-legions-of-thanos' })),
              thisLocation,
            ),
          ),
        ),
      ],
    },
  ),
  ally(
    'thanos-ebony-maw',
    { en: 'Ebony Maw', fr: 'Mâchoire d’Ébène', gender: 'f' },
    { cost: 3, strength: 4, keywords: ['sparedByStones'] },
  ),
  ally(
    'thanos-proxima-midnight',
    { en: 'Proxima Midnight', fr: 'Proxima Minuit', gender: 'f' },
    { cost: 2, strength: 3, abilities: [whenPlayed(strikeDown(othersHere(3)))] },
  ),
  event(
    'thanos-consult-the-well',
    { en: 'Consult the Well', fr: 'Consultation du Puits', gender: 'f' },
    {
      copies: 4,
      cost: 2,
      abilities: [
        does(
          thenDo(
            receiveStone('stone', playerOf(choose(stoneReceivers))),
            may(relocateTo(choose(yourAllies), locationOf(theStone('stone')))),
          ),
        ),
      ],
    },
  ),
  event(
    'thanos-a-small-price-to-pay',
    { en: 'A Small Price to Pay…', fr: 'Un Modeste Prix à Payer' },
    { copies: 3, abilities: [does(gainPower(plusNumber(1, rivals)))] },
  ),
  event(
    'thanos-taste-of-cosmic-power',
    { en: 'Taste of Cosmic Power', fr: 'Goût du Pouvoir Cosmique' },
    {
      copies: 3,
      cost: 2,
      abilities: [
        does(
          seq(
            bind('ally', choose(yourAllies)),
            strengthen(1, theAlly('ally')),
            may(vanquishAlone(theAlly('ally'), choose(withinReachOf(theAlly('ally'))))),
          ),
        ),
      ],
    },
  ),
  event(
    'thanos-deliver-judgment',
    { en: 'Deliver Judgment', fr: 'Sentence', gender: 'f' },
    {
      copies: 2,
      cost: 3,
      abilities: [
        does(
          seq(
            bind('place', choose(stoneLocations)),
            relocateTo(chooseSome(yourAllies, 0, 2), thePlace('place')),
            strengthen(1, yourAlliesAt(thePlace('place'))),
          ),
        ),
      ],
    },
  ),
  event(
    'thanos-the-mad-titan',
    { en: 'The Mad Titan', fr: 'Le Titan Fou' },
    {
      copies: 2,
      priceInText: true,
      abilities: [
        does(defeatForItsStrength(choose(characters('character', 'besideYourAllies', { whose: 'others' })))),
      ],
    },
  ),
  event(
    'thanos-warp-reality',
    { en: 'Warp Reality', fr: 'Distorsion de la Réalité', gender: 'f' },
    { copies: 2, cost: 1, abilities: [does(takeIntoHand(choose(inYourPile('event'))))] },
  ),
  item(
    'thanos-deaths-favor',
    { en: 'Death’s Favor', fr: 'Faveur de la Mort', gender: 'f' },
    { copies: 3, cost: 2, keywords: ['oncePerLocation'], grants: ['activate', 'vanquish'] },
  ),
  item('thanos-space-throne', { en: 'Space Throne', fr: 'Trône Spatial' }, { cost: 2, grants: ['relocate'] }),
]
