import type { Names } from '@quadriga/kernel/author'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<string, Names>> = {
  hero: { en: 'hero', fr: 'héros' },
  ability: { en: 'ability', fr: 'capacité' },
  upgrade: { en: 'upgrade', fr: 'amélioration' },
  card: { en: 'action card', fr: 'carte Action' },
  status: { en: 'status effect', fr: 'altération d’état' },
  companion: { en: 'companion', fr: 'Familier' },
  die: { en: 'die', fr: 'dé' },
}
