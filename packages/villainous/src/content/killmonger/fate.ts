import { bind, choose, may, plus, self, seq, the } from '@quadriga/kernel/author'
import { crisis, deck, does, whenPlayed } from '../../build/index.ts'
import { bindsVillain } from '../../ops/bonds.ts'
import { itemsOfVictim, itemsOrWeakAllies } from '../../ops/cards.ts'
import { fetchCard } from '../../ops/decks.ts'
import { bringTo, discardCards, returnToHand, strengthen } from '../../ops/effects.ts'
import { inDomainOf } from '../../ops/numbers.ts'
import { locationsOfVillain, thisLocation } from '../../ops/places.ts'
import { printedCost } from '../../ops/special.ts'

const { hero, event } = deck('fate-killmonger')

/** The Fate set of Killmonger. */
export const killmongerFate = [
  hero(
    'fate-killmonger-dora-milaje',
    { en: 'Dora Milaje', fr: 'Dora Milaje', gender: 'f', plural: true, ours: true },
    { copies: 2, strength: 2, keywords: ['protector'], confidence: 'medium' },
  ),
  hero(
    'fate-killmonger-hatut-zeraze',
    { en: 'Hatut Zeraze', fr: 'Hatut Zeraze', plural: true, ours: true },
    { copies: 2, strength: 2, abilities: [whenPlayed(returnToHand(choose(itemsOrWeakAllies)))] },
  ),
  hero(
    'fate-killmonger-black-panther',
    { en: 'Black Panther', fr: 'Black Panther', pronoun: 'he', ours: true },
    { strength: 4, constant: [plus(self, 'strength', 2, inDomainOf('killmonger'))] },
  ),
  hero(
    'fate-killmonger-everett-k-ross',
    { en: 'Everett K. Ross', fr: 'Everett K. Ross', pronoun: 'he', ours: true },
    { strength: 2, abilities: [whenPlayed(may(discardCards(choose(itemsOfVictim))))] },
  ),
  hero(
    'fate-killmonger-okoye',
    { en: 'Okoye', fr: 'Okoye', gender: 'f', pronoun: 'she', ours: true },
    { strength: 3, abilities: [whenPlayed(bringTo('fate-killmonger-dora-milaje', thisLocation))] },
  ),
  hero(
    'fate-killmonger-shuri',
    { en: 'Shuri', fr: 'Shuri', gender: 'f', pronoun: 'she', ours: true },
    {
      strength: 3,
      abilities: [
        whenPlayed(
          seq(
            bind('item', choose(itemsOfVictim)),
            discardCards(the('item')),
            strengthen(printedCost(the('item')), self),
          ),
        ),
      ],
    },
  ),
  event(
    'fate-killmonger-wakanda-forever',
    { en: 'Wakanda Forever', fr: 'Wakanda Pour Toujours', ours: true },
    {
      copies: 2,
      keywords: ['onlyOnKillmonger'],
      abilities: [
        does(bringTo('fate-killmonger-black-panther', choose(locationsOfVillain('killmonger')), 1, 1)),
      ],
    },
  ),
  crisis(
    'fate-killmonger',
    'fate-killmonger-stolen-antiquities',
    { en: 'Stolen Antiquities', fr: 'Antiquités Volées', gender: 'f', plural: true, ours: true },
    {
      strength: 5,
      target: 'killmonger',
      constant: [bindsVillain('noItems', 'killmonger')],
      reward: may(fetchCard('item', 'play')),
      confidence: 'high',
    },
  ),
]
