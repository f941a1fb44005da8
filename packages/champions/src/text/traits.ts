import type { Language, Names } from '@quadriga/kernel/author'

/** What cards print for each trait; `npm run -s cards` names a trait that has no line here. */
export const traitNames: Readonly<Record<string, Names>> = {
  aerial: { en: 'Aerial', fr: 'Aérien' },
  android: { en: 'Android', fr: 'Androïde' },
  armor: { en: 'Armor', fr: 'Armure' },
  assassin: { en: 'Assassin', fr: 'Assassin' },
  attack: { en: 'Attack', fr: 'Attaque' },
  attorney: { en: 'Attorney', fr: 'Avocat' },
  avenger: { en: 'Avenger', fr: 'Avenger' },
  'black-panther': { en: 'Black Panther', fr: 'Black Panther' },
  brute: { en: 'Brute', fr: 'Brute' },
  condition: { en: 'Condition', fr: 'Condition' },
  criminal: { en: 'Criminal', fr: 'Criminel' },
  cyborg: { en: 'Cyborg', fr: 'Cyborg' },
  defender: { en: 'Defender', fr: 'Defender' },
  defense: { en: 'Defense', fr: 'Défense' },
  drone: { en: 'Drone', fr: 'Drone' },
  elite: { en: 'Elite', fr: 'Élite' },
  gamma: { en: 'Gamma', fr: 'Gamma' },
  genius: { en: 'Genius', fr: 'Génie' },
  'hero-for-hire': { en: 'Hero for Hire', fr: 'Héros à louer' },
  hydra: { en: 'Hydra', fr: 'Hydra' },
  item: { en: 'Item', fr: 'Objet' },
  king: { en: 'King', fr: 'Roi' },
  kree: { en: 'Kree', fr: 'Kree' },
  location: { en: 'Location', fr: 'Lieu' },
  'masters-of-evil': { en: 'Masters of Evil', fr: 'Maîtres du Mal' },
  mercenary: { en: 'Mercenary', fr: 'Mercenaire' },
  persona: { en: 'Persona', fr: 'Individu' },
  shield: { en: 'S.H.I.E.L.D.', fr: 'S.H.I.E.L.D.' },
  skill: { en: 'Skill', fr: 'Compétence' },
  soldier: { en: 'Soldier', fr: 'Soldat' },
  spy: { en: 'Spy', fr: 'Espion' },
  superpower: { en: 'Superpower', fr: 'Super-pouvoir' },
  tactic: { en: 'Tactic', fr: 'Tactique' },
  tech: { en: 'Tech', fr: 'Tech' },
  thwart: { en: 'Thwart', fr: 'Contre' },
  wakanda: { en: 'Wakanda', fr: 'Wakanda' },
  weapon: { en: 'Weapon', fr: 'Arme' },
}

/** A trait as cards print it. */
export function traitName(trait: string, language: Language): string {
  return traitNames[trait]?.[language] ?? trait
}
