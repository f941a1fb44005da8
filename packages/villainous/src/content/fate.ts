import { choose, may, plus, self } from '@quadriga/kernel/author'
import { deck, whenPlayed } from '../build/index.ts'
import { defeat, loseHalfPower, losePower, relocateTo, strengthen } from '../ops/effects.ts'
import { onlyHeroInDomain } from '../ops/numbers.ts'
import { alliesHere, alliesInDomainOf, heroesElsewhere, heroesOf } from '../ops/characters.ts'
import { locations, thisLocation, victim } from '../ops/places.ts'

const common = deck('fate-common')
const thanos = deck('fate-thanos')
const ultron = deck('fate-ultron')
const taskmaster = deck('fate-taskmaster')
const killmonger = deck('fate-killmonger')

/** Heroes of the common Fate set. Hawkeye and She-Hulk only speak of Crises: without those they are plain. */
export const fateCards = [
  common.hero(
    'fate-common-black-widow',
    { en: 'Black Widow', fr: 'Black Widow', gender: 'f' },
    {
      strength: 2,
      abilities: [whenPlayed(may(defeat(choose(alliesHere))))],
    },
  ),
  common.hero(
    'fate-common-nick-fury',
    { en: 'Nick Fury', fr: 'Nick Fury' },
    { strength: 2, abilities: [whenPlayed(loseHalfPower(victim))] },
  ),
  common.hero(
    'fate-common-falcon',
    { en: 'Falcon', fr: 'Faucon', article: 'fr' },
    {
      strength: 2,
      abilities: [whenPlayed(may(relocateTo(choose(heroesElsewhere(3)), thisLocation)))],
    },
  ),
  common.hero('fate-common-hawkeye', { en: 'Hawkeye', fr: 'Hawkeye' }, { strength: 2 }),
  common.hero('fate-common-she-hulk', { en: 'She-Hulk', fr: 'Miss Hulk', gender: 'f' }, { strength: 4 }),
  common.hero('fate-common-thor', { en: 'Thor', fr: 'Thor' }, { strength: 5, keywords: ['protector'] }),
  common.hero(
    'fate-common-captain-marvel',
    { en: 'Captain Marvel', fr: 'Captain Marvel', gender: 'f' },
    {
      strength: 6,
      abilities: [whenPlayed(relocateTo(alliesInDomainOf(victim), thisLocation))],
    },
  ),
  common.hero(
    'fate-common-captain-america',
    { en: 'Captain America', fr: 'Captain America' },
    {
      strength: 3,
      abilities: [whenPlayed(strengthen(1, heroesOf(victim)))],
    },
  ),

  thanos.hero(
    'fate-thanos-adam-warlock',
    { en: 'Adam Warlock', fr: 'Adam Warlock' },
    { strength: 6, keywords: ['blocksThanos'] },
  ),
  thanos.hero(
    'fate-thanos-drax-the-destroyer',
    { en: 'Drax the Destroyer', fr: 'Drax le Destructeur' },
    { strength: 5, keywords: ['needsTwoAllies'] },
  ),

  ultron.hero(
    'fate-ultron-mockingbird',
    { en: 'Mockingbird', fr: 'Mockingbird', gender: 'f' },
    { strength: 2, abilities: [whenPlayed(losePower(victim, 2))] },
  ),
  ultron.hero(
    'fate-ultron-wasp',
    { en: 'Wasp', fr: 'Guêpe', article: 'both', gender: 'f' },
    {
      strength: 3,
      abilities: [whenPlayed(may(relocateTo(choose(heroesOf(victim)), choose(locations))))],
    },
  ),

  taskmaster.hero(
    'fate-taskmaster-solo',
    { en: 'Solo', fr: 'Solo' },
    { strength: 3, constant: [plus(self, 'strength', 2, onlyHeroInDomain)] },
  ),
  taskmaster.hero(
    'fate-taskmaster-scott-lang',
    { en: 'Scott Lang', fr: 'Scott Lang' },
    { strength: 2, constant: [plus(alliesHere, 'strength', -1)] },
  ),

  killmonger.hero(
    'fate-killmonger-dora-milaje',
    { en: 'Dora Milaje', fr: 'Dora Milaje', gender: 'f', plural: true },
    { copies: 2, strength: 2, keywords: ['protector'] },
  ),
]
