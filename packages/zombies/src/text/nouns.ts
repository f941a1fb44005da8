import { noun, verb } from '@quadriga/kernel/text'

/** The words of the game, English and French side by side; the French ones are the rulebook's. */
export const power = noun({ en: ['Power', 'mass'], fr: ['point de Pouvoir', 'points de Pouvoir', 'm'] })
export const wound = noun({ en: 'Wound', fr: ['Blessure', 'f'] })
export const action = noun({ en: 'Action', fr: ['Action', 'f'] })
export const hit = noun({ en: 'Hit', fr: ['Touche', 'f'] })
export const experience = noun({ en: ['experience', 'mass'], fr: ['expérience', 'mass', 'f'] })
export const health = noun({ en: ['Health', 'mass'], fr: ['Santé', 'mass', 'f'] })
export const zone = noun({ en: 'Zone', fr: ['Zone', 'f'] })
export const card = noun({ en: 'card', fr: ['carte', 'f'] })
export const die = noun({ en: ['die', 'dice'], fr: ['dé', 'm'] })
export const walker = noun({ en: 'Walker', fr: ['Rôdeur', 'm'] })
export const brute = noun({ en: 'Brute', fr: ['Brute', 'f'] })
export const runner = noun({ en: 'Runner', fr: ['Forcené', 'm'] })

export const toOpen = verb({
  en: 'open',
  fr: { infinitive: 'ouvrir', vous: 'ouvrez', third: 'ouvre', thirds: 'ouvrent', participle: 'ouvert' },
})
export const toAttack = verb({ en: 'attack', fr: 'attaquer' })
export const toRescue = verb({
  en: 'rescue',
  fr: {
    infinitive: 'secourir',
    vous: 'secourez',
    third: 'secourt',
    thirds: 'secourent',
    participle: 'secouru',
  },
})
export const toTake = verb({
  en: ['take', 'took', 'taken'],
  fr: { infinitive: 'prendre', vous: 'prenez', third: 'prend', thirds: 'prennent', participle: 'pris' },
})
export const toGain = verb({ en: 'gain', fr: 'gagner' })
export const toUse = verb({ en: 'use', fr: 'utiliser' })
export const toSuffer = verb({
  en: 'suffer',
  fr: { infinitive: 'subir', vous: 'subissez', third: 'subit', thirds: 'subissent', participle: 'subi' },
})
export const toCrush = verb({ en: 'crush', fr: 'écraser' })
