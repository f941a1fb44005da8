import type { Names } from '@quadriga/kernel/author'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<string, Names>> = {
  villain: { en: 'villain', fr: 'Méchant' },
  location: { en: 'location', fr: 'lieu' },
  stone: { en: 'Infinity Stone', fr: 'Pierre de l’Infini' },
  ally: { en: 'Ally', fr: 'Allié' },
  event: { en: 'Event', fr: 'Événement' },
  item: { en: 'Item', fr: 'Objet' },
  hero: { en: 'Hero', fr: 'Héros' },
  token: { en: 'token', fr: 'jeton' },
}
