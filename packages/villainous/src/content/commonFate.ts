import { choose, may } from '@quadriga/kernel/author'
import { crisis, crisisEachTurn, deck, whenPlayed } from '../build/index.ts'
import { bindsAll, bindsOwner } from '../ops/bonds.ts'
import { characters } from '../ops/characters.ts'
import { drawCards, fetchCard } from '../ops/decks.ts'
import { fateOnYourself, relocateTo, strengthen } from '../ops/effects.ts'
import { defeat } from '../ops/fights.ts'
import { thisLocation } from '../ops/places.ts'
import { victim } from '../ops/players.ts'
import { loseHalfPower } from '../ops/power.ts'
import { defeatEach } from '../ops/special.ts'

const set = 'fate-common'
const { hero } = deck(set)

/** The common Fate set, in every game: eleven Heroes and the four global Crises. */
export const commonFate = [
  hero(
    'fate-common-iron-man',
    { en: 'Iron Man', fr: 'Iron Man', pronoun: 'he' },
    { strength: 3, constant: [bindsOwner('dearerActivation')] },
  ),
  hero(
    'fate-common-black-widow',
    { en: 'Black Widow', fr: 'Black Widow', gender: 'f', pronoun: 'she' },
    { strength: 2, abilities: [whenPlayed(may(defeat(choose(characters('ally', 'here')))))] },
  ),
  hero(
    'fate-common-nick-fury',
    { en: 'Nick Fury', fr: 'Nick Fury', pronoun: 'he' },
    { strength: 2, abilities: [whenPlayed(loseHalfPower(victim))] },
  ),
  hero(
    'fate-common-hulk',
    { en: 'Hulk', fr: 'Hulk', pronoun: 'he' },
    { strength: 5, keywords: ['noAttachments', 'comesBack'] },
  ),
  hero(
    'fate-common-falcon',
    { en: 'Falcon', fr: 'Faucon', article: 'fr', pronoun: 'he' },
    {
      strength: 2,
      abilities: [
        whenPlayed(may(relocateTo(choose(characters('hero', 'elsewhere', { most: 3 })), thisLocation))),
      ],
    },
  ),
  hero(
    'fate-common-hawkeye',
    { en: 'Hawkeye', fr: 'Hawkeye', pronoun: 'he' },
    {
      strength: 2,
      abilities: [whenPlayed(may(defeat(choose(characters('ally', 'onCrises', { whose: 'victim' })))))],
    },
  ),
  hero(
    'fate-common-she-hulk',
    { en: 'She-Hulk', fr: 'Miss Hulk', gender: 'f', pronoun: 'she' },
    { strength: 4, constant: [bindsOwner('noCrisis')] },
  ),
  hero(
    'fate-common-vision',
    { en: 'Vision', fr: 'Vision', pronoun: 'he' },
    { strength: 4, constant: [bindsOwner('smallerGains')] },
  ),
  hero(
    'fate-common-thor',
    { en: 'Thor', fr: 'Thor', pronoun: 'he' },
    { strength: 5, keywords: ['protector'] },
  ),
  hero(
    'fate-common-captain-marvel',
    { en: 'Captain Marvel', fr: 'Captain Marvel', gender: 'f', pronoun: 'she' },
    {
      strength: 6,
      abilities: [whenPlayed(relocateTo(characters('ally', 'inDomainOfVictim'), thisLocation))],
    },
  ),
  hero(
    'fate-common-captain-america',
    { en: 'Captain America', fr: 'Captain America', pronoun: 'he' },
    { strength: 3, abilities: [whenPlayed(strengthen(1, characters('hero', 'inDomainOfVictim')))] },
  ),
  crisis(
    set,
    'fate-common-protected-vibranium',
    { en: 'Protected Vibranium', fr: 'Vibranium sous Protection', ours: true },
    { strength: 8, constant: [bindsAll('dearerItems')], reward: may(fetchCard('item', 'hand')) },
  ),
  crisis(
    set,
    'fate-common-lockdown-at-the-raft',
    { en: 'Lockdown at the Raft', fr: 'Confinement au Raft', ours: true },
    { strength: 8, constant: [bindsAll('dearerAllies')], reward: may(fetchCard('ally', 'hand')) },
  ),
  crisis(
    set,
    'fate-common-helicarrier-alert',
    { en: 'Helicarrier Alert', fr: 'Alerte sur l’Héliporteur', gender: 'f', ours: true },
    { strength: 6, constant: [bindsAll('handSize', -1)], reward: drawCards(3) },
  ),
  crisis(
    set,
    'fate-common-avengers-assemble',
    { en: 'Avengers Assemble', fr: 'Avengers, Rassemblement', ours: true },
    {
      strength: 10,
      abilities: [whenPlayed(fateOnYourself), crisisEachTurn({}, fateOnYourself)],
      reward: defeatEach(characters('hero', 'atHome')),
    },
  ),
]
