import type { Names } from '@quadriga/kernel/author'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<string, Names>> = {
  villain: { en: 'villain', fr: 'Méchant' },
  location: { en: 'location', fr: 'lieu' },
  stone: { en: 'Infinity Stone', fr: 'Pierre d’Infinité' },
  ally: { en: 'Ally', fr: 'Allié' },
  event: { en: 'Event', fr: 'Événement' },
  item: { en: 'Item', fr: 'Objet' },
  specialty: { en: 'Specialty', fr: 'Compétence' },
  hero: { en: 'Hero', fr: 'Héros' },
  rival: { en: 'rival', fr: 'rival' },
  crisis: { en: 'Crisis', fr: 'Crise' },
  tile: { en: 'tile', fr: 'tuile' },
  token: { en: 'token', fr: 'jeton' },
}
