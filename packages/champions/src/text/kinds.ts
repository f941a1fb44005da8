import type { Names } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<CardKind, Names>> = {
  hero: { en: 'hero', fr: 'héros' },
  'alter-ego': { en: 'alter-ego', fr: 'alter ego' },
  ally: { en: 'ally', fr: 'allié' },
  event: { en: 'event', fr: 'événement' },
  upgrade: { en: 'upgrade', fr: 'amélioration' },
  support: { en: 'support', fr: 'soutien' },
  resource: { en: 'resource', fr: 'ressource' },
  villain: { en: 'villain', fr: 'méchant' },
  'main-scheme': { en: 'main scheme', fr: 'manigance principale' },
  'side-scheme': { en: 'side scheme', fr: 'manigance annexe' },
  minion: { en: 'minion', fr: 'sbire' },
  treachery: { en: 'treachery', fr: 'traîtrise' },
  attachment: { en: 'attachment', fr: 'attachement' },
  environment: { en: 'environment', fr: 'environnement' },
  obligation: { en: 'obligation', fr: 'obligation' },
}
