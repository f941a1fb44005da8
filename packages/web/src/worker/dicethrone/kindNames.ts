import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

const uses: Readonly<Record<string, Named>> = {
  offensive: { en: 'Offensive', fr: 'Offensive' },
  defensive: { en: 'Defensive', fr: 'Défensive' },
  passive: { en: 'Passive', fr: 'Passive' },
  ultimate: { en: 'Ultimate', fr: 'Ultime' },
  main: { en: 'Main Phase', fr: 'Phase Principale' },
  roll: { en: 'Roll Phase', fr: 'Phase de Lancer' },
  instant: { en: 'Instant', fr: 'Instantanée' },
  positive: { en: 'Positive', fr: 'Positive' },
  negative: { en: 'Negative', fr: 'Négative' },
  unique: { en: 'Unique', fr: 'Unique' },
}

/** The kind of ability, the timing of a card, the polarity of a status effect. */
export function useName(use: string, language: Language): string {
  return uses[use]?.[language] ?? use
}

const zones: Readonly<Record<string, Named>> = {
  hero: { en: 'Hero', fr: 'Héros' },
  board: { en: 'Hero board', fr: 'Plateau de héros' },
  covered: { en: 'Covered abilities', fr: 'Capacités recouvertes' },
  status: { en: 'Status effects', fr: 'Altérations d’état' },
  companions: { en: 'Companions', fr: 'Familiers' },
  leaflet: { en: 'Leaflet', fr: 'Feuillet' },
  dice: { en: 'Dice', fr: 'Dés' },
  effectDice: { en: 'Other dice', fr: 'Autres dés' },
  deck: { en: 'Deck', fr: 'Pioche' },
  hand: { en: 'Hand', fr: 'Main' },
  playing: { en: 'Card being played', fr: 'Carte en cours' },
  discard: { en: 'Discard pile', fr: 'Défausse' },
}

/** What a place is called. */
export function zoneTitle(zone: string, language: Language): string {
  return zones[zone]?.[language] ?? zone
}
