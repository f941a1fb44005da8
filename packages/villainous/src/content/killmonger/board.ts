import { atLeast, bothTrue } from '@quadriga/kernel/author'
import { location, villain } from '../../build/index.ts'
import { isTileShown, plantedAbroad } from '../../ops/objectives.ts'
import { activate, discard, fate, gain, play, relocate, vanquish } from '../symbols.ts'

/** Killmonger's board: locations left to right, upper row first. */
export const killmongerLocations = [
  location(
    'warrior-falls',
    { en: 'Warrior Falls', fr: 'Chutes du Guerrier', article: 'fr', gender: 'f', plural: true, ours: true },
    [relocate, fate],
    [play, vanquish],
  ),
  location(
    'institute-of-technology',
    { en: 'Institute of Technology', fr: 'Institut de Technologie', article: 'both', ours: true },
    [play, discard],
    [play, gain(3)],
  ),
  location(
    'the-great-mound',
    { en: 'Great Mound', fr: 'Grand Mont', article: 'both', ours: true },
    [gain(1), play],
    [activate, discard],
  ),
  location(
    'the-golden-city',
    { en: 'Golden City', fr: 'Cité Dorée', article: 'both', gender: 'f', ours: true },
    [activate, play],
    [gain(2), fate],
  ),
]

export const killmonger = villain(
  'killmonger',
  { en: 'Killmonger', fr: 'Killmonger', pronoun: 'he' },
  {
    locations: ['warrior-falls', 'institute-of-technology', 'the-great-mound', 'the-golden-city'],
    tiles: ['killmonger-throne-tile'],
    lays: [{ code: 'klaw', zone: 'the-golden-city', count: 1 }],
    objective: bothTrue(
      isTileShown('killmonger-throne-tile'),
      atLeast(plantedAbroad('killmonger-explosives'), 2),
    ),
    confidence: 'low',
  },
)
