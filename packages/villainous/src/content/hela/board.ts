import { atLeast, bothTrue } from '@quadriga/kernel/author'
import { location, token, villain } from '../../build/index.ts'
import { noFoeAt, soulsAt } from '../../ops/objectives.ts'
import { activate, discard, fate, gain, play, relocate, vanquish } from '../symbols.ts'

/** Hela's board: locations left to right, upper row first. */
export const helaLocations = [
  location('niflheim', { en: 'Niflheim', fr: 'Niflheim' }, [play], [vanquish, relocate, fate]),
  location('hel', { en: 'Hel', fr: 'Hel' }, [gain(2), vanquish], [play, discard]),
  location('gjoll', { en: 'Gjoll', fr: 'Gjoll' }, [fate, gain(1)], [activate, play]),
  location(
    'odins-vault',
    { en: 'Odin’s Vault', fr: 'Salle des Trésors d’Odin', article: 'fr', gender: 'f' },
    [discard, play],
    [play, gain(3)],
  ),
]

export const soulMark = token('soul-mark', { en: 'Soul Mark', fr: 'Marqueur d’Âme', article: 'fr' })

export const hela = villain(
  'hela',
  { en: 'Hela', fr: 'Héla', gender: 'f', pronoun: 'she' },
  {
    locations: ['niflheim', 'hel', 'gjoll', 'odins-vault'],
    lays: [{ code: 'soul-mark', zone: 'supply', count: 15 }],
    objective: bothTrue(atLeast(soulsAt('odins-vault'), 8), noFoeAt('odins-vault')),
  },
)
