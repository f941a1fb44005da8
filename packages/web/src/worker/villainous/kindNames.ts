import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

const zones: Readonly<Record<string, Named>> = {
  portrait: { en: 'Villain', fr: 'Méchant' },
  realm: { en: 'Locations', fr: 'Lieux' },
  deck: { en: 'Deck', fr: 'Pioche' },
  hand: { en: 'Hand', fr: 'Main' },
  discard: { en: 'Discard pile', fr: 'Défausse' },
  played: { en: 'Card being played', fr: 'Carte en cours' },
  specialty: { en: 'Specialties', fr: 'Compétences' },
  tiles: { en: 'Tiles', fr: 'Tuiles' },
  supply: { en: 'Supply', fr: 'Réserve' },
  stored: { en: 'Stored Event', fr: 'Événement conservé' },
  fateDeck: { en: 'Fate deck', fr: 'Pioche Fatalité' },
  fatePile: { en: 'Fate discard pile', fr: 'Défausse Fatalité' },
  stones: { en: 'Free Infinity Stones', fr: 'Pierres d’Infinité libres' },
  crisis: { en: 'Crises', fr: 'Crises' },
  resolved: { en: 'Resolved Crisis', fr: 'Crise résolue' },
  gone: { en: 'Out of the game', fr: 'Hors du jeu' },
}

/** What a place is called; a location has the name of its tile. */
export function zoneTitle(zone: string, place: string | undefined, language: Language): string {
  return zones[zone]?.[language] ?? place ?? zone
}

const actions: Readonly<Record<string, Named>> = {
  'play-card': { en: 'Play a card', fr: 'Jouer une carte' },
  'gain-power': { en: 'Gain Power', fr: 'Gagner du Pouvoir' },
  discard: { en: 'Discard cards', fr: 'Défausser' },
  activate: { en: 'Activate', fr: 'Activer' },
  relocate: { en: 'Relocate', fr: 'Transférer' },
  vanquish: { en: 'Vanquish', fr: 'Éliminer' },
  fate: { en: 'Fate', fr: 'Fatalité' },
}

/** What a symbol does, short enough for its place: "Gain 2 Power". */
export function symbolName(types: readonly string[], amount: number, language: Language): string {
  if (amount > 0) return language === 'fr' ? `Gagner ${amount} Pouvoir` : `Gain ${amount} Power`
  return types.map((type) => actions[type]?.[language] ?? type).join(' / ')
}

const states: Readonly<Record<string, Named>> = {
  free: { en: 'free', fr: 'libre' },
  used: { en: 'used', fr: 'utilisé' },
  covered: { en: 'covered', fr: 'recouvert' },
  elsewhere: { en: '', fr: '' },
}

/** How a symbol stands: free now, used, covered; '' where the figure is elsewhere. */
export function stateName(state: string, language: Language): string {
  return states[state]?.[language] ?? ''
}

/** Words of the text table: rows of a location, an objective. */
export const boardWords = {
  en: {
    tells: (name: string, what: string) => `${name}: ${what}`,
    power: (n: number) => `${n} Power`,
    cost: (n: number) => `cost ${n}`,
    here: 'the figure is here',
    upper: 'upper row',
    lower: 'lower row',
    given: 'from cards',
    objective: 'objective',
    near: 'one step from winning',
    of: (now: number, need: number) => `${now} of ${need}`,
    present: (now: number, need: number) => `${now} of ${need} Strength`,
    reward: 'reward',
    protector: 'Protector',
    marked: 'marked',
  },
  fr: {
    tells: (name: string, what: string) => `${name}\u00a0: ${what}`,
    power: (n: number) => `Pouvoir ${n}`,
    cost: (n: number) => `coût ${n}`,
    here: 'la figurine est ici',
    upper: 'rangée du haut',
    lower: 'rangée du bas',
    given: 'par des cartes',
    objective: 'objectif',
    near: 'à un pas de la victoire',
    of: (now: number, need: number) => `${now} sur ${need}`,
    present: (now: number, need: number) => `Force ${now} sur ${need}`,
    reward: 'récompense',
    protector: 'Protecteur',
    marked: 'marqué',
  },
} as const
