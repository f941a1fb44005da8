import { enemy, superHero } from '../build/index.ts'
import { grants, heroesNear } from '../ops/index.ts'

/** Rank-and-file Enemies of Zombie Mode in the order in which Hits must be spent on them. */
export const agents = [
  enemy(
    'guard',
    { en: 'Guard', fr: 'Garde', article: 'both' },
    { toughness: 2, actions: 1, figures: 14, priority: 2, confidence: 'medium' },
  ),
  enemy(
    'trooper',
    { en: 'Trooper', fr: 'Opérateur', article: 'both' },
    { toughness: 1, actions: 1, figures: 35, priority: 3, confidence: 'medium', stats: { weak: 1 } },
  ),
  enemy(
    'specialist',
    { en: 'Specialist', fr: 'Spécialiste', article: 'both' },
    { toughness: 1, actions: 2, figures: 14, priority: 4, confidence: 'medium', stats: { weak: 1 } },
  ),
]

/** The six Super Heroes whom Zombie Heroes meet. */
export const superHeroes = [
  superHero(
    'z-rogue',
    { en: 'Rogue', fr: 'Rogue', gender: 'f', pronoun: 'she' },
    { stats: { toughness: 4, silences: 1 } },
  ),
  superHero(
    'z-wolverine',
    { en: 'Wolverine', fr: 'Wolverine', pronoun: 'he' },
    { stats: { toughness: 3, rises: 1 } },
  ),
  superHero(
    'z-storm',
    { en: 'Storm', fr: 'Storm', gender: 'f', pronoun: 'she' },
    {
      stats: { toughness: 3 },
      constant: [grants(heroesNear(1, 'zombie'), 'gale')],
      confidence: 'reconstructed',
    },
  ),
  superHero(
    'z-magneto',
    { en: 'Magneto', fr: 'Magneto', pronoun: 'he' },
    { stats: { toughness: 4, shielded: 1 }, confidence: 'reconstructed' },
  ),
  superHero(
    'z-colossus',
    { en: 'Colossus', fr: 'Colossus', pronoun: 'he' },
    { stats: { toughness: 4, dulls: 1 }, confidence: 'reconstructed' },
  ),
  superHero(
    'z-mystique',
    { en: 'Mystique', fr: 'Mystique', gender: 'f', pronoun: 'she' },
    { stats: { toughness: 3 }, priority: 5, confidence: 'reconstructed' },
  ),
]
