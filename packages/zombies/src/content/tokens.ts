import { attack, token } from '../build/index.ts'

/** Tokens of the box, and the backs of cards and tokens that lie face down. */
export const tokens = [
  token('objective', 'objective-green', { en: 'green Objective', fr: 'Objectif vert', article: 'both' }),
  token('objective', 'objective-blue', { en: 'blue Objective', fr: 'Objectif bleu', article: 'both' }),
  token('objective', 'objective-red', { en: 'red Objective', fr: 'Objectif rouge', article: 'both' }),
  token('hidden', 'hidden-objective', {
    en: 'face-down Objective',
    fr: 'Objectif face cachée',
    article: 'both',
  }),
  token('hidden', 'hidden-citizen', {
    en: 'face-down Citizen card',
    fr: 'carte Citoyen face cachée',
    article: 'both',
    gender: 'f',
  }),
  token('hidden', 'hidden-spawn', {
    en: 'face-down Spawn card',
    fr: 'carte Génération face cachée',
    article: 'both',
    gender: 'f',
  }),
  token('spawnPoint', 'point-initial', {
    en: 'Initial Spawn Point',
    fr: 'Point de Génération Initial',
    article: 'both',
  }),
  token('spawnPoint', 'point-red', {
    en: 'red Spawn Point',
    fr: 'Point de Génération rouge',
    article: 'both',
  }),
  token('spawnPoint', 'point-blue', {
    en: 'blue Spawn Point',
    fr: 'Point de Génération bleu',
    article: 'both',
  }),
  token('spawnPoint', 'point-green', {
    en: 'green Spawn Point',
    fr: 'Point de Génération vert',
    article: 'both',
  }),
  token('token', 'exit', { en: 'Exit', fr: 'Sortie', article: 'both', gender: 'f' }),
  token('token', 'sentinel-hand', {
    en: 'Sentinel Hand',
    fr: 'Main de Sentinelle',
    article: 'both',
    gender: 'f',
  }),
  attack(
    'plasma-shot',
    { en: 'Plasma Shot', fr: 'Tir de Plasma', article: 'both' },
    { type: 'ranged', range: [0, 2], dice: 3, accuracy: 3, plain: true },
  ),
  attack(
    'thrown-hand',
    { en: 'Thrown Hand', fr: 'Main lancée', article: 'both', gender: 'f' },
    { type: 'ranged', range: [0, 2], dice: 0, accuracy: 5, plain: true },
  ),
]
