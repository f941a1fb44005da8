import { choose, chooseOne, may, plus, seq, host, you } from '@quadriga/kernel/author'
import { activated, deck, does, whenPlayed } from '../build/index.ts'
import { arrangeFate, revealFor } from '../ops/decks.ts'
import { defeat, gainPower, relocateTo, weaken } from '../ops/effects.ts'
import { sentryLocations } from '../ops/numbers.ts'
import { heroes, heroesOf, othersHere } from '../ops/characters.ts'
import { locations } from '../ops/places.ts'

const { ally, event, item } = deck('ultron')
const sentry = ['sentry']

/** Ultron's villain deck, as far as it does not speak of Crises or of other prices. */
export const ultronDeck = [
  ally(
    'ultron-duplicate-sentry',
    { en: 'Duplicate Sentry', fr: 'Drone de Combat', article: 'fr' },
    { copies: 4, cost: 1, strength: 2, tags: sentry },
  ),
  ally(
    'ultron-flying-sentry',
    { en: 'Flying Sentry', fr: 'Drone Aérien', article: 'fr' },
    { copies: 3, cost: 2, strength: 3, tags: sentry },
  ),
  ally(
    'ultron-heavy-attack-sentry',
    { en: 'Heavy Attack Sentry', fr: 'Drone d’Assaut', article: 'fr' },
    { copies: 3, cost: 2, strength: 3, tags: sentry, grants: ['vanquish'] },
  ),
  ally(
    'ultron-alkhema',
    { en: 'Alkhema', fr: 'Alkhema', gender: 'f' },
    {
      cost: 3,
      strength: 3,
      abilities: [whenPlayed(defeat(choose(othersHere())))],
    },
  ),
  ally(
    'ultron-jocasta',
    { en: 'Jocasta', fr: 'Jocaste', gender: 'f' },
    {
      cost: 4,
      strength: 3,
      abilities: [whenPlayed(may(relocateTo(choose(heroes), choose(locations))))],
    },
  ),
  event(
    'ultron-reconfigure',
    { en: 'Reconfigure', fr: 'Reconfiguration', gender: 'f' },
    {
      copies: 3,
      abilities: [does(gainPower(sentryLocations))],
    },
  ),
  event(
    'ultron-assimilate-knowledge',
    { en: 'Assimilate Knowledge', fr: 'Assimilation de Connaissances', gender: 'f' },
    {
      copies: 2,
      cost: 1,
      abilities: [does(arrangeFate(6))],
    },
  ),
  event(
    'ultron-encephalo-ray',
    { en: 'Encephalo-Ray', fr: 'Encéphalo-Rayon' },
    {
      copies: 2,
      cost: 2,
      abilities: [does(weaken(1, heroesOf(you)))],
    },
  ),
  event(
    'ultron-every-contingency-covered',
    { en: 'Every Contingency Covered', fr: 'Prêt à Toute Éventualité' },
    {
      copies: 2,
      cost: 1,
      abilities: [does(chooseOne(revealFor('item'), revealFor('event')))],
    },
  ),
  item(
    'ultron-impervious-alloy',
    { en: 'Impervious Alloy', fr: 'Alliage Impénétrable' },
    {
      copies: 4,
      cost: 2,
      attaches: true,
      constant: [plus(host, 'strength', 2)],
    },
  ),
  item(
    'ultron-assembly-line',
    { en: 'Assembly Line', fr: 'Chaîne d’Assemblage', gender: 'f' },
    {
      copies: 2,
      cost: 1,
      abilities: [activated(seq(revealFor('ally'), gainPower(1)))],
    },
  ),
]
