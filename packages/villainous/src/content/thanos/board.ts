import { atLeast, bothTrue } from '@quadriga/kernel/author'
import { location, villain } from '../../build/index.ts'
import { capturedStones, nobodyBlocksYou } from '../../ops/objectives.ts'
import { activate, discard, fate, gain, play, relocate, vanquish } from '../symbols.ts'

/** Thanos' board: locations left to right, upper row first. */
export const thanosLocations = [
  location('sanctuary-ii', { en: 'Sanctuary II', fr: 'Sanctuaire II' }, [gain(2), activate], [play, discard]),
  location('titan', { en: 'Titan', fr: 'Titan' }, [play, fate], [gain(1), relocate]),
  location(
    'the-infinity-well',
    { en: 'Infinity Well', fr: 'Puits de l’Infini', article: 'both' },
    [play, discard],
    [play, gain(3)],
  ),
  location('knowhere', { en: 'Knowhere', fr: 'Nulle-Part' }, [relocate], [fate, play, vanquish]),
]

export const thanos = villain(
  'thanos',
  { en: 'Thanos', fr: 'Thanos', pronoun: 'he' },
  {
    locations: ['sanctuary-ii', 'titan', 'the-infinity-well', 'knowhere'],
    raids: true,
    objective: bothTrue(atLeast(capturedStones, 6), nobodyBlocksYou),
  },
)
