import { citizen, enemy, hero, skill, token } from '../build/index.ts'

/** Heroes with their attacks and the Skills of the blue level; Colossus' Organic Steel is still missing. */
export const heroes = [
  hero(
    'storm',
    { en: 'Storm', fr: 'Storm', gender: 'f', pronoun: 'she' },
    { range: [0, 1], dice: 2, accuracy: 3 },
    { skills: ['storm/gust'] },
  ),
  hero(
    'wolverine',
    { en: 'Wolverine', fr: 'Wolverine', pronoun: 'he' },
    { range: [0, 0], dice: 3, accuracy: 4, rages: true },
  ),
  hero(
    'magneto',
    { en: 'Magneto', fr: 'Magneto', pronoun: 'he' },
    { range: [0, 1], dice: 3, accuracy: 4 },
    { skills: ['magneto/crush'] },
  ),
  hero(
    'rogue',
    { en: 'Rogue', fr: 'Rogue', gender: 'f', pronoun: 'she' },
    { range: [0, 0], dice: 2, accuracy: 3, bruises: 1 },
    { barges: true },
  ),
  hero(
    'colossus',
    { en: 'Colossus', fr: 'Colossus', pronoun: 'he' },
    { range: [0, 0], dice: 2, accuracy: 3 },
  ),
  hero(
    'mystique',
    { en: 'Mystique', fr: 'Mystique', gender: 'f', pronoun: 'she' },
    { range: [0, 1], dice: 3, accuracy: 4 },
    { slips: true },
  ),
]

/** Rank-and-file Enemies in the order in which Hits must be spent on them. */
export const enemies = [
  enemy('brute', { en: 'Brute', fr: 'Brute', article: 'both', gender: 'f' }, 2, 1, 14),
  enemy('walker', { en: 'Walker', fr: 'Rôdeur', article: 'both' }, 1, 1, 35),
  enemy('runner', { en: 'Runner', fr: 'Forcené', article: 'both' }, 1, 2, 14),
]

export const citizens = [
  citizen('william-stryker', { en: 'William Stryker', fr: 'William Stryker' }, true),
  citizen('mariko-yashida', { en: 'Mariko Yashida', fr: 'Mariko Yashida', gender: 'f' }),
  citizen('callisto', { en: 'Callisto', fr: 'Callisto', gender: 'f' }, true),
  citizen('ka-zar', { en: 'Ka-Zar', fr: 'Ka-Zar' }, true),
  citizen('senator-kelly', { en: 'Senator Kelly', fr: 'Sénateur Kelly', article: 'fr' }),
  citizen('amanda-sefton', { en: 'Amanda Sefton', fr: 'Amanda Sefton', gender: 'f' }, true),
  citizen('moira-mactaggert', { en: 'Moira MacTaggert', fr: 'Moira MacTaggert', gender: 'f' }),
  citizen('trish-tilby', { en: 'Trish Tilby', fr: 'Trish Tilby', gender: 'f' }),
  citizen('bolivar-trask', { en: 'Bolivar Trask', fr: 'Bolivar Trask' }),
  citizen('valerie-cooper', { en: 'Valerie Cooper', fr: 'Valerie Cooper', gender: 'f' }),
  citizen('stevie-hunter', { en: 'Stevie Hunter', fr: 'Stevie Hunter', gender: 'f' }),
  citizen('cecilia-reyes', { en: 'Cecilia Reyes', fr: 'Cecilia Reyes', gender: 'f' }),
]

/** Skills that are used, as opposed to those that only count. */
export const skills = [
  skill('storm/gust', { en: 'Gust', fr: 'Bourrasque', gender: 'f' }),
  skill('magneto/crush', { en: 'Crush', fr: 'Écrasement' }),
]

export const tokens = [
  token('objective', 'objective-green', { en: 'green Objective', fr: 'Objectif vert', article: 'both' }),
  token('objective', 'objective-blue', { en: 'blue Objective', fr: 'Objectif bleu', article: 'both' }),
  token('objective', 'objective-red', { en: 'red Objective', fr: 'Objectif rouge', article: 'both' }),
  token('hidden', 'hidden-citizen', {
    en: 'face-down Citizen card',
    fr: 'carte Citoyen face cachée',
    article: 'both',
    gender: 'f',
  }),
]
