import type { Area } from '../../model/words/area.ts'

/** What is said around a review of a turn; it comes with it. */
export const reviewWords = {
  'review.ask': { en: 'Explain my last turn', fr: 'Expliquer mon dernier tour' },
  'review.thinking': { en: 'The bot goes through it…', fr: 'Le bot le parcourt…' },
  'review.none': {
    en: 'You have not finished a turn at this table on this device yet.',
    fr: 'Vous n’avez pas encore fini de tour à cette table, sur cet appareil.',
  },
  'review.branch': { en: 'Play from there', fr: 'Rejouer à partir de là' },
} as const satisfies Area
