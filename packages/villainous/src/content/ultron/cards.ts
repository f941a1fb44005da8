import { bind, choose, chooseOne, host, may, plus, seq } from '@quadriga/kernel/author'
import { activated, deck, does, whenPlayed } from '../../build/index.ts'
import { characters, othersHere, yourAllies } from '../../ops/characters.ts'
import { arrangeFate, revealFor } from '../../ops/decks.ts'
import { relocateTo, strengthen, weaken } from '../../ops/effects.ts'
import { strikeDown } from '../../ops/fights.ts'
import { theAlly } from '../../ops/named.ts'
import { sentryLocations } from '../../ops/numbers.ts'
import { crises, locations } from '../../ops/places.ts'
import { gainPower } from '../../ops/power.ts'
import { unsure } from '../unsure.ts'

const { ally, event, item } = deck('ultron')
const sentry = ['sentry']

/** Ultron's villain deck. */
export const ultronCards = [
  ally(
    'ultron-duplicate-sentry',
    { en: 'Duplicate Sentry', fr: 'Drone de Combat', article: 'fr' },
    { copies: 4, cost: 1, strength: 2, tags: sentry },
  ),
  ally(
    'ultron-flying-sentry',
    { en: 'Flying Sentry', fr: 'Drone Aérien', article: 'fr' },
    { copies: 3, cost: 2, strength: 3, tags: sentry, keywords: ['fliesHome'] },
  ),
  ally(
    'ultron-heavy-attack-sentry',
    { en: 'Heavy Attack Sentry', fr: 'Drone d’Assaut', article: 'fr' },
    { copies: 3, cost: 2, strength: 3, tags: sentry, grants: ['vanquish'] },
  ),
  ally(
    'ultron-giant-sentry',
    { en: 'Giant Sentry', fr: 'Drone Géant', article: 'fr' },
    { cost: 6, strength: 6, tags: sentry, otherPrice: { tag: 'sentry', cards: 2 } },
  ),
  ally(
    'ultron-alkhema',
    { en: 'Alkhema', fr: 'Alkhema', gender: 'f', pronoun: 'she' },
    { cost: 3, strength: 3, abilities: [whenPlayed(strikeDown(othersHere()))] },
  ),
  ally(
    'ultron-jocasta',
    { en: 'Jocasta', fr: 'Jocaste', gender: 'f', pronoun: 'she' },
    {
      cost: 4,
      strength: 3,
      abilities: [whenPlayed(may(relocateTo(choose(characters('hero', 'inDomains')), choose(locations))))],
    },
  ),
  event(
    'ultron-reconfigure',
    { en: 'Reconfigure', fr: 'Reconfiguration', gender: 'f' },
    { copies: 3, abilities: [does(gainPower(sentryLocations))] },
  ),
  event(
    'ultron-assimilate-knowledge',
    { en: 'Assimilate Knowledge', fr: 'Assimilation de Connaissances', gender: 'f' },
    { copies: 2, cost: 1, abilities: [does(arrangeFate(6))] },
  ),
  event(
    'ultron-encephalo-ray',
    { en: 'Encephalo-Ray', fr: 'Encéphalo-Rayon' },
    { copies: 2, cost: 2, abilities: [does(weaken(1, characters('hero', 'atHome')))] },
  ),
  event(
    'ultron-every-contingency-covered',
    { en: 'Every Contingency Covered', fr: 'Prêt à Toute Éventualité' },
    { copies: 2, cost: 1, abilities: [does(chooseOne(revealFor('item'), revealFor('event')))] },
  ),
  event(
    'ultron-technoforming',
    { en: 'Technoforming', fr: 'Cybernétique', gender: 'f' },
    {
      copies: 2,
      cost: 1,
      abilities: [
        does(
          seq(
            bind('ally', choose(yourAllies)),
            strengthen(1, theAlly('ally')),
            may(relocateTo(theAlly('ally'), choose(crises))),
          ),
        ),
      ],
    },
  ),
  item(
    'ultron-impervious-alloy',
    { en: 'Impervious Alloy', fr: 'Alliage Impénétrable' },
    {
      copies: 4,
      cost: 2,
      attaches: 'allyAtHome',
      keywords: ['leavesWithItsAlly'],
      constant: [plus(host, 'strength', 2)],
    },
  ),
  item(
    'ultron-assembly-line',
    { en: 'Assembly Line', fr: 'Chaîne d’Assemblage', gender: 'f' },
    {
      copies: 2,
      cost: 1,
      abilities: [activated(seq(revealFor('ally'), gainPower(1)), unsure.activation.assemblyLine)],
    },
  ),
]
