import { atLeast } from '@quadriga/kernel/author'
import { location, villain } from '../../build/index.ts'
import { locationsWithAllyOf } from '../../ops/objectives.ts'
import { activate, discard, fate, gain, play, relocate, vanquish } from '../symbols.ts'

/** Taskmaster's board: locations left to right, upper row first. */
export const taskmasterLocations = [
  location(
    'solomon-institute',
    { en: 'Solomon Institute', fr: 'Institut Solomon', article: 'both', ours: true },
    [play, gain(2)],
    [activate, relocate],
  ),
  location(
    'training-room',
    { en: 'Training Room', fr: 'Salle d’Entraînement', article: 'both', gender: 'f', ours: true },
    [discard, play],
    [play, gain(3)],
  ),
  location(
    'armory',
    { en: 'Armory', fr: 'Armurerie', article: 'both', gender: 'f', ours: true },
    [gain(1), fate],
    [play, vanquish],
  ),
  location(
    'camp-hammond',
    { en: 'Camp Hammond', fr: 'Camp Hammond', article: 'fr', ours: true },
    [play, activate],
    [discard, fate],
  ),
]

export const taskmaster = villain(
  'taskmaster',
  { en: 'Taskmaster', fr: 'Taskmaster', pronoun: 'he' },
  {
    locations: ['solomon-institute', 'training-room', 'armory', 'camp-hammond'],
    objective: atLeast(locationsWithAllyOf(5), 4),
  },
)
