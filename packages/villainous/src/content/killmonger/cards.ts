import {
  bind,
  choose,
  half,
  host,
  ifTrue,
  insteadDo,
  may,
  plus,
  seq,
  the,
  thenDo,
  untilEndOf,
} from '@quadriga/kernel/author'
import { activated, beforeMoving, deck, does, insteadOf, inYourTurn, whenPlayed } from '../../build/index.ts'
import { on } from '../../kinds/index.ts'
import { bindsYou } from '../../ops/bonds.ts'
import { yourLooseItems } from '../../ops/cards.ts'
import { characters } from '../../ops/characters.ts'
import { activateNow, fetchNamed, yourActivatable } from '../../ops/decks.ts'
import { relocateTo, strengthen } from '../../ops/effects.ts'
import { defeat, detonate, giveThisUp, giveUpFor, vanquishedHere } from '../../ops/fights.ts'
import { discardAsPrice } from '../../ops/hands.ts'
import { heroesAtFigure, mostPower, notInDomain, someoneRicher } from '../../ops/numbers.ts'
import { thisLocation, yourLocations } from '../../ops/places.ts'
import { gainPower } from '../../ops/power.ts'
import { yourAlliesHere } from '../../ops/special.ts'
import { unsure } from '../unsure.ts'

const { ally, event, item, specialty } = deck('killmonger', 'medium')

const klawIsGone = notInDomain('klaw', 'killmonger')
const anyoneHere = characters('character', 'here')

/** Killmonger's villain deck. */
export const killmongerCards = [
  ally(
    'killmonger-dog-of-war',
    { en: 'Dog of War', fr: 'Chien de Guerre', article: 'fr', ours: true },
    { copies: 3, cost: 1, strength: 2, keywords: ['playableAbroad'] },
  ),
  ally(
    'killmonger-knight',
    { en: 'Knight', fr: 'Cavalier', article: 'fr', ours: true },
    { cost: 3, strength: 5 },
  ),
  ally(
    'killmonger-king',
    { en: 'King', fr: 'Roi', article: 'fr', ours: true },
    { cost: 2, strength: 4, abilities: [whenPlayed(may(relocateTo(choose(yourLooseItems), thisLocation)))] },
  ),
  ally(
    'killmonger-rook',
    { en: 'Rook', fr: 'Tour', article: 'fr', gender: 'f', ours: true },
    {
      cost: 2,
      strength: 2,
      abilities: [
        insteadOf(on('vanquish'), giveUpFor(choose(vanquishedHere))),
        insteadOf(on('defeat', { thing: yourAlliesHere }), insteadDo(giveThisUp)),
      ],
    },
  ),
  ally(
    'killmonger-wkabi',
    { en: 'W’Kabi', fr: 'W’Kabi', pronoun: 'he', ours: true },
    { cost: 2, strength: 3, requires: klawIsGone, constant: [bindsYou('cheaperActivation')] },
  ),
  event(
    'killmonger-killmongers-fury',
    { en: 'Killmonger’s Fury', fr: 'Fureur de Killmonger', gender: 'f', ours: true },
    { copies: 4, cost: 2, abilities: [does(defeat(choose(characters('character', 'atHome', { most: 4 }))))] },
  ),
  event(
    'killmonger-execute-plan',
    { en: 'Execute Plan', fr: 'Exécution du Plan', gender: 'f', ours: true },
    { copies: 2, cost: 1, abilities: [does(activateNow(choose(yourActivatable)))] },
  ),
  event(
    'killmonger-taunt',
    { en: 'Taunt', fr: 'Provocation', gender: 'f', ours: true },
    {
      copies: 2,
      abilities: [does(relocateTo(choose(characters('character', 'atHome')), choose(yourLocations)))],
    },
  ),
  event(
    'killmonger-overpower',
    { en: 'Overpower', fr: 'Suprématie', gender: 'f', ours: true },
    { cost: 2, abilities: [does(strengthen(1, characters('ally', 'atHome', { whose: 'you' })))] },
  ),
  item(
    'killmonger-weapons-cache',
    { en: 'Weapons Cache', fr: 'Cache d’Armes', gender: 'f', ours: true },
    {
      copies: 4,
      cost: 1,
      abilities: [
        inYourTurn(
          seq(bind('weak', choose(anyoneHere)), untilEndOf('turn', plus(the('weak'), 'strength', -1))),
          { price: 1, times: 3 },
        ),
      ],
    },
  ),
  item(
    'killmonger-explosives',
    { en: 'Explosives', fr: 'Explosifs', plural: true, ours: true },
    {
      copies: 3,
      cost: 2,
      tags: ['explosives'],
      abilities: [inYourTurn(detonate(characters('character', 'here', { most: 4 }), 2))],
    },
  ),
  item(
    'killmonger-wound',
    { en: 'Wound', fr: 'Blessure', gender: 'f', ours: true },
    { copies: 2, cost: 1, attaches: 'foeAtHome', constant: [plus(host, 'strength', -2)] },
  ),
  item(
    'killmonger-hacking-rig',
    { en: 'Hacking Rig', fr: 'Station de Piratage', gender: 'f', ours: true },
    {
      cost: 2,
      abilities: [activated(ifTrue(someoneRicher, gainPower(half(mostPower))), unsure.activation.hackingRig)],
      confidence: 'low',
    },
  ),
  specialty(
    'killmonger-armored-rhino',
    { en: 'Armored Rhino', fr: 'Rhinocéros en Armure', article: 'fr', ours: true },
    { constant: [plus(heroesAtFigure, 'strength', -1)] },
  ),
  specialty(
    'killmonger-heart-shaped-herb',
    { en: 'Heart-Shaped Herb', fr: 'Herbe-Cœur', gender: 'f', ours: true },
    { cost: 3, requires: klawIsGone, grants: ['play-card'], grantsAnywhere: true },
  ),
  specialty(
    'killmonger-rage-of-kliluna',
    { en: 'Rage of K’liluna', fr: 'Rage de K’liluna', gender: 'f', ours: true },
    {
      cost: 1,
      abilities: [beforeMoving(thenDo(discardAsPrice(1), fetchNamed('killmonger-killmongers-fury')))],
    },
  ),
  specialty(
    'killmonger-stolen-wisdom',
    { en: 'Stolen Wisdom', fr: 'Sagesse Volée', gender: 'f', ours: true },
    { cost: 3, keywords: ['seeksItems'] },
  ),
]
