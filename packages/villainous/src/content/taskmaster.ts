import { bind, choose, insteadDo, may, plus, self, seq, you } from '@quadriga/kernel/author'
import { on } from '../kinds/index.ts'
import { activated, deck, does, insteadOf, whenPlayed } from '../build/index.ts'
import { discardThis, giveUpFor, lostHere, usedHere } from '../ops/replacements.ts'
import { relocateTo, strengthen, weaken } from '../ops/effects.ts'
import { heroCountHere } from '../ops/numbers.ts'
import { heroesElsewhere, heroesHere, yourAlliesHere, yourAlliesAtHome } from '../ops/characters.ts'
import { opposingLocations, thisLocation } from '../ops/places.ts'
import { activateNow, yourActivatable } from '../ops/decks.ts'
import { theAlly } from '../ops/named.ts'

const { ally, event, item } = deck('taskmaster')

/** The part of Taskmaster's villain deck that needs no second play and no Crisis. */
export const taskmasterDeck = [
  ally(
    'taskmaster-trainees',
    { en: 'Trainees', fr: 'Recrues', gender: 'f', plural: true },
    {
      copies: 3,
      cost: 1,
      strength: 1,
      abilities: [insteadOf(on('vanquish', { seat: you }), giveUpFor(choose(usedHere)))],
    },
  ),
  ally(
    'taskmaster-blood-spider',
    { en: 'Blood Spider', fr: 'Araignée de Sang', gender: 'f' },
    {
      cost: 2,
      strength: 3,
      abilities: [whenPlayed(may(relocateTo(choose(heroesElsewhere()), thisLocation)))],
    },
  ),
  ally(
    'taskmaster-crossbones',
    { en: 'Crossbones', fr: 'Crossbones' },
    { cost: 2, strength: 3, keywords: ['fromPile'] },
  ),
  ally(
    'taskmaster-death-shield',
    { en: 'Death-Shield', fr: 'Death-Shield' },
    {
      cost: 2,
      strength: 3,
      constant: [plus(self, 'strength', heroCountHere)],
    },
  ),
  ally(
    'taskmaster-diamondback',
    { en: 'Diamondback', fr: 'Diamondback', gender: 'f' },
    {
      cost: 1,
      strength: 2,
      abilities: [whenPlayed(weaken(1, choose(heroesHere)))],
    },
  ),
  event(
    'taskmaster-conduct-exercise',
    { en: 'Conduct Exercise', fr: 'Exercice d’Entraînement' },
    {
      copies: 4,
      abilities: [does(activateNow(choose(yourActivatable)))],
    },
  ),
  event(
    'taskmaster-shadow-initiative',
    { en: 'Shadow Initiative', fr: 'Initiative de l’Ombre', gender: 'f' },
    {
      copies: 2,
      cost: 1,
      abilities: [
        does(
          seq(
            bind('ally', choose(yourAlliesAtHome)),
            relocateTo(theAlly('ally'), choose(opposingLocations)),
            strengthen(1, theAlly('ally')),
          ),
        ),
      ],
    },
  ),
  item(
    'taskmaster-training-dummy',
    { en: 'Training Dummy', fr: 'Mannequin d’Entraînement' },
    {
      copies: 2,
      cost: 1,
      abilities: [activated(strengthen(1, choose(yourAlliesHere)))],
    },
  ),
  item(
    'taskmaster-taskmasters-bow',
    { en: 'Taskmaster’s Bow', fr: 'Arc de Taskmaster' },
    { cost: 2, grants: ['vanquish'] },
  ),
  item(
    'taskmaster-taskmasters-shield',
    { en: 'Taskmaster’s Shield', fr: 'Bouclier de Taskmaster' },
    {
      abilities: [
        insteadOf(on('vanquish'), giveUpFor(choose(lostHere))),
        insteadOf(on('defeat', { thing: yourAlliesHere }), insteadDo(discardThis)),
      ],
    },
  ),
  item(
    'taskmaster-taskmasters-sword',
    { en: 'Taskmaster’s Sword', fr: 'Épée de Taskmaster', gender: 'f' },
    {
      cost: 2,
      constant: [plus(yourAlliesHere, 'strength', 1)],
    },
  ),
]
