import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

/** Numbers whose word in a sentence is too long for the corner of a card. */
const short: Readonly<Record<string, Named>> = {
  hp: { en: 'HP', fr: 'PV' },
  handSize: { en: 'Hand', fr: 'Main' },
  threat: { en: 'Threat', fr: 'Menace' },
  threatLimit: { en: 'Limit', fr: 'Seuil' },
  acceleration: { en: 'Per round', fr: 'Par round' },
  boost: { en: 'Boost', fr: 'Boost' },
  crisis: { en: 'Crisis', fr: 'Crise' },
  hazard: { en: 'Hazard', fr: 'Aléas' },
  accelerationIcon: { en: 'Acceleration', fr: 'Accélération' },
  cost: { en: 'Cost', fr: 'Coût' },
}

/** The label of a number on a card; null where its word is short already. */
export function shortStat(id: string, language: Language): string | null {
  return short[id]?.[language] ?? null
}
