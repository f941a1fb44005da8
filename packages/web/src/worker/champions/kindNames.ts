import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

const families: Readonly<Record<string, Named>> = {
  aggression: { en: 'Aggression', fr: 'Agressivité' },
  justice: { en: 'Justice', fr: 'Justice' },
  leadership: { en: 'Leadership', fr: 'Commandement' },
  protection: { en: 'Protection', fr: 'Protection' },
  basic: { en: 'Basic', fr: 'Basique' },
  hero: { en: 'Hero', fr: 'Héros' },
  encounter: { en: 'Encounter', fr: 'Rencontre' },
}

/** The aspect or part of the box a card belongs to. */
export function familyName(aspect: string, language: Language): string {
  return families[aspect]?.[language] ?? aspect
}

const traits: Readonly<Record<string, Named>> = {
  aerial: { en: 'Aerial', fr: 'Aérien' },
  armor: { en: 'Armor', fr: 'Armure' },
  attack: { en: 'Attack', fr: 'Attaque' },
  avenger: { en: 'Avenger', fr: 'Avenger' },
  brute: { en: 'Brute', fr: 'Brute' },
  civilian: { en: 'Civilian', fr: 'Civil' },
  condition: { en: 'Condition', fr: 'Condition' },
  criminal: { en: 'Criminal', fr: 'Criminel' },
  defense: { en: 'Defense', fr: 'Défense' },
  defender: { en: 'Defender', fr: 'Défenseur' },
  elite: { en: 'Elite', fr: 'Élite' },
  gamma: { en: 'Gamma', fr: 'Gamma' },
  genius: { en: 'Genius', fr: 'Génie' },
  guardian: { en: 'Guardian', fr: 'Gardien' },
  'hero-for-hire': { en: 'Hero for Hire', fr: 'Héros à Louer' },
  hydra: { en: 'Hydra', fr: 'Hydra' },
  item: { en: 'Item', fr: 'Objet' },
  king: { en: 'King', fr: 'Roi' },
  location: { en: 'Location', fr: 'Lieu' },
  'masters-of-evil': { en: 'Masters of Evil', fr: 'Maîtres du Mal' },
  persona: { en: 'Persona', fr: 'Personnalité' },
  shield: { en: 'S.H.I.E.L.D.', fr: 'S.H.I.E.L.D.' },
  skill: { en: 'Skill', fr: 'Compétence' },
  soldier: { en: 'Soldier', fr: 'Soldat' },
  spy: { en: 'Spy', fr: 'Espion' },
  superpower: { en: 'Superpower', fr: 'Superpouvoir' },
  tactic: { en: 'Tactic', fr: 'Tactique' },
  tech: { en: 'Tech', fr: 'Tech' },
  thwart: { en: 'Thwart', fr: 'Contre' },
  title: { en: 'Title', fr: 'Titre' },
  weapon: { en: 'Weapon', fr: 'Arme' },
}

/** A trait as cards print it; names of peoples and places stay as they are. */
export function traitName(trait: string, language: Language): string {
  return (
    traits[trait]?.[language] ??
    trait.replace(
      /(^|-)(\p{Ll})/gu,
      (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
    )
  )
}
