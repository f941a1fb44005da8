import { bothTrue } from '@quadriga/kernel/author'
import { location, villain } from '../../build/index.ts'
import { isTileShown } from '../../ops/objectives.ts'
import { activate, discard, fate, gain, play, relocate, vanquish } from '../symbols.ts'

/** Ultron's board: locations left to right, upper row first. */
export const ultronLocations = [
  location(
    'research-lab',
    { en: 'Research Lab', fr: 'Laboratoire de Recherche', article: 'both' },
    [relocate, gain(1)],
    [fate, play],
  ),
  location(
    'manufacturing-array',
    { en: 'Manufacturing Array', fr: 'Chaîne de Fabrication', article: 'both', gender: 'f' },
    [play, fate],
    [gain(3), activate],
  ),
  location(
    'reconfiguration-base',
    { en: 'Reconfiguration Base', fr: 'Base de Reconfiguration', article: 'both', gender: 'f' },
    [play, gain(2)],
    [discard, vanquish],
  ),
  location(
    'stark-industries-industrial-complex',
    {
      en: 'Stark Industries Industrial Complex',
      fr: 'Complexe Industriel de Stark Industries',
      article: 'both',
    },
    [discard, play],
    [play, gain(1)],
  ),
]

const tiles = ['ultron-tile-1', 'ultron-tile-2', 'ultron-tile-3', 'ultron-tile-4'] as const

export const ultron = villain(
  'ultron',
  { en: 'Ultron', fr: 'Ultron', pronoun: 'he' },
  {
    locations: [
      'research-lab',
      'manufacturing-array',
      'reconfiguration-base',
      'stark-industries-industrial-complex',
    ],
    tiles,
    objective: bothTrue(
      bothTrue(isTileShown(tiles[0]), isTileShown(tiles[1])),
      bothTrue(isTileShown(tiles[2]), isTileShown(tiles[3])),
    ),
  },
)
