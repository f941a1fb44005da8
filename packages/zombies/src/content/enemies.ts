import { ofEvent, self } from '@quadriga/kernel/author'
import { enemy, forcedAfter, zombieHero } from '../build/index.ts'
import { on } from '../kinds/index.ts'
import {
  attackedAndStands,
  byDanger,
  grants,
  heroesNear,
  noPowerGain,
  suffer,
  toughnessByDanger,
} from '../ops/index.ts'

/** Rank-and-file Enemies in the order in which Hits must be spent on them. */
export const enemies = [
  enemy(
    'brute',
    { en: 'Brute', fr: 'Brute', article: 'both', gender: 'f' },
    { toughness: 2, actions: 1, figures: 14, priority: 2 },
  ),
  enemy(
    'walker',
    { en: 'Walker', fr: 'Rôdeur', article: 'both' },
    { toughness: 1, actions: 1, figures: 35, priority: 3 },
  ),
  enemy(
    'runner',
    { en: 'Runner', fr: 'Forcené', article: 'both' },
    { toughness: 1, actions: 2, figures: 14, priority: 4 },
  ),
]

/** The six Zombie Heroes. */
export const zombieHeroes = [
  zombieHero(
    'juggernaut',
    { en: 'Juggernaut', fr: 'Juggernaut', pronoun: 'he' },
    { stats: { toughness: 4 }, constant: [toughnessByDanger(self, byDanger(4, 5, 6, 7))] },
  ),
  zombieHero(
    'iceman',
    { en: 'Iceman', fr: 'Iceman', pronoun: 'he' },
    { stats: { toughness: 3 }, constant: [grants(heroesNear(1), 'chill')] },
  ),
  zombieHero(
    'sabretooth',
    { en: 'Sabretooth', fr: 'Sabretooth', pronoun: 'he' },
    {
      stats: { toughness: 4 },
      abilities: [forcedAfter(on('attack'), suffer(1, ofEvent('hero')), attackedAndStands)],
    },
  ),
  zombieHero(
    'psylocke',
    { en: 'Psylocke', fr: 'Psylocke', gender: 'f', pronoun: 'she' },
    { stats: { toughness: 3 }, constant: [noPowerGain(heroesNear(2))] },
  ),
  zombieHero(
    'cyclops',
    { en: 'Cyclops', fr: 'Cyclops', pronoun: 'he' },
    { stats: { toughness: 3, range: 2, blast: 1 } },
  ),
  zombieHero(
    'dark-phoenix',
    { en: 'Dark Phoenix', fr: 'Dark Phoenix', gender: 'f', pronoun: 'she' },
    {
      stats: { toughness: 4 },
      abilities: [forcedAfter(on('activates', { enemy: self }), suffer(1, heroesNear(2)))],
    },
  ),
]
