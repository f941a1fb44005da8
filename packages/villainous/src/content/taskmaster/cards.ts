import { choose, insteadDo, may, plus, self, seq, you } from '@quadriga/kernel/author'
import {
  activated,
  deck,
  does,
  insteadOf,
  insteadOfLosses,
  whenPlayed,
  whenRelocated,
  whenUsed,
} from '../../build/index.ts'
import { on } from '../../kinds/index.ts'
import { characters, yourAlliesAt } from '../../ops/characters.ts'
import { activateNow, fetchCard, hireOut, yourActivatable } from '../../ops/decks.ts'
import { relocateTo, strengthen, weaken } from '../../ops/effects.ts'
import { giveThisUp, giveUpFor, lostHere, saveGroup, usedHere } from '../../ops/fights.ts'
import { theAlly, thePlace } from '../../ops/named.ts'
import { heroCountHere } from '../../ops/numbers.ts'
import { opposingLocations, thisLocation } from '../../ops/places.ts'
import { otherSeats, otherVillains, playerOf } from '../../ops/players.ts'
import {
  joinedOnCrisis,
  playAnother,
  playStored,
  relocateAs,
  relocateSome,
  storeIt,
  yourAlliesHere,
} from '../../ops/special.ts'
import { unsure } from '../unsure.ts'

const { ally, event, item, specialty } = deck('taskmaster', 'medium')

const trainThem = whenUsed(strengthen(1, yourAlliesAt(thePlace('place'))))

/** Taskmaster's villain deck. */
export const taskmasterCards = [
  ally(
    'taskmaster-trainees',
    { en: 'Trainees', fr: 'Recrues', gender: 'f', plural: true, ours: true },
    {
      copies: 3,
      cost: 1,
      strength: 1,
      abilities: [insteadOf(on('vanquish', { seat: you }), giveUpFor(choose(usedHere)))],
    },
  ),
  ally(
    'taskmaster-anaconda',
    { en: 'Anaconda', fr: 'Anaconda', gender: 'f', pronoun: 'she', ours: true },
    { cost: 2, strength: 3, abilities: [trainThem] },
  ),
  ally(
    'taskmaster-black-ant',
    { en: 'Black Ant', fr: 'Fourmi Noire', article: 'fr', gender: 'f', ours: true },
    { cost: 2, strength: 2, abilities: [whenPlayed(playAnother)] },
  ),
  ally(
    'taskmaster-blood-spider',
    { en: 'Blood Spider', fr: 'Araignée de Sang', article: 'fr', gender: 'f', ours: true },
    {
      cost: 2,
      strength: 3,
      abilities: [whenPlayed(may(relocateTo(choose(characters('hero', 'elsewhere')), thisLocation)))],
    },
  ),
  ally(
    'taskmaster-crossbones',
    { en: 'Crossbones', fr: 'Crossbones', pronoun: 'he', ours: true },
    { cost: 2, strength: 3, keywords: ['fromPile'] },
  ),
  ally(
    'taskmaster-death-shield',
    { en: 'Death-Shield', fr: 'Death-Shield', pronoun: 'he' },
    { cost: 2, strength: 3, constant: [plus(self, 'strength', heroCountHere)], confidence: 'high' },
  ),
  ally(
    'taskmaster-diamondback',
    { en: 'Diamondback', fr: 'Diamondback', gender: 'f', pronoun: 'she', ours: true },
    { cost: 1, strength: 2, abilities: [whenPlayed(weaken(1, choose(characters('hero', 'here'))))] },
  ),
  ally(
    'taskmaster-jagged-bow',
    { en: 'Jagged Bow', fr: 'Arc Dentelé', article: 'fr', ours: true },
    {
      cost: 2,
      strength: 3,
      abilities: [whenPlayed(joinedOnCrisis), whenRelocated({ toCrisis: true }, joinedOnCrisis)],
    },
  ),
  event(
    'taskmaster-conduct-exercise',
    { en: 'Conduct Exercise', fr: 'Exercice d’Entraînement', ours: true },
    { copies: 4, abilities: [does(activateNow(choose(yourActivatable)))] },
  ),
  event(
    'taskmaster-redeploy',
    { en: 'Redeploy', fr: 'Redéploiement', ours: true },
    { copies: 2, cost: 2, abilities: [does(relocateSome(3))] },
  ),
  event(
    'taskmaster-shadow-initiative',
    { en: 'Shadow Initiative', fr: 'Initiative de l’Ombre', gender: 'f', ours: true },
    {
      copies: 2,
      cost: 1,
      abilities: [
        does(
          seq(
            relocateAs(
              'ally',
              choose(characters('ally', 'atHome', { whose: 'you' })),
              choose(opposingLocations),
            ),
            strengthen(1, theAlly('ally')),
          ),
        ),
      ],
    },
  ),
  event(
    'taskmaster-trainer-for-hire',
    { en: 'Trainer for Hire', fr: 'Entraîneur à Louer', ours: true },
    { copies: 2, abilities: [does(hireOut(playerOf(choose(otherVillains))))] },
  ),
  item(
    'taskmaster-training-academy',
    { en: 'Training Academy', fr: 'Académie d’Entraînement', gender: 'f', ours: true },
    {
      copies: 3,
      cost: 1,
      abilities: [insteadOfLosses(saveGroup, on('vanquish', { seat: you })), trainThem],
    },
  ),
  item(
    'taskmaster-training-dummy',
    { en: 'Training Dummy', fr: 'Mannequin d’Entraînement', ours: true },
    {
      copies: 2,
      cost: 1,
      abilities: [activated(strengthen(1, choose(yourAlliesHere)), unsure.activation.trainingDummy)],
      confidence: 'low',
    },
  ),
  item(
    'taskmaster-taskmasters-bow',
    { en: 'Taskmaster’s Bow', fr: 'Arc de Taskmaster', ours: true },
    { cost: 2, grants: ['vanquish'] },
  ),
  item(
    'taskmaster-taskmasters-shield',
    { en: 'Taskmaster’s Shield', fr: 'Bouclier de Taskmaster', ours: true },
    {
      abilities: [
        insteadOf(on('vanquish'), giveUpFor(choose(lostHere))),
        insteadOf(on('defeat', { thing: yourAlliesHere }), insteadDo(giveThisUp)),
        insteadOf(on('discard', { thing: yourAlliesHere }), insteadDo(giveThisUp)),
      ],
    },
  ),
  item(
    'taskmaster-taskmasters-sword',
    { en: 'Taskmaster’s Sword', fr: 'Épée de Taskmaster', gender: 'f', ours: true },
    { cost: 2, constant: [plus(yourAlliesHere, 'strength', 1)] },
  ),
  specialty(
    'taskmaster-lesson-plan',
    { en: 'Lesson Plan', fr: 'Plan de Cours', ours: true },
    { cost: 1, abilities: [activated(fetchCard('itemOrEvent', 'hand'), 1)] },
  ),
  specialty(
    'taskmaster-photographic-reflexes',
    { en: 'Photographic Reflexes', fr: 'Réflexes Photographiques', plural: true, ours: true },
    {
      cost: 2,
      keywords: ['stores'],
      abilities: [
        insteadOf(on('putAway', { seat: otherSeats, fromHand: true }), insteadDo(storeIt(1))),
        activated(playStored, unsure.activation.photographicReflexes),
      ],
      confidence: 'low',
    },
  ),
]
