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
