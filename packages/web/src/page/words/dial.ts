import type { Area } from '../../model/words/area.ts'

export const dialWords = {
  'dial.switch': { en: 'Adapt bots to how I do', fr: 'Adapter les bots à mes résultats' },
  'dial.text': {
    en: 'At tables on this device: after two wins in a row opponents play one level higher, after two defeats one lower; partners the other way round. Each game has its own dial.',
    fr: 'Aux tables de cet appareil : après deux victoires de suite, les adversaires jouent un niveau plus haut, après deux défaites un plus bas ; les partenaires, l’inverse. Chaque jeu a son propre curseur.',
  },
  'dial.adapted': { en: '{now}, adapted from {chosen}', fr: '{now}, adapté depuis {chosen}' },
  'dial.same': { en: '{now}, as chosen', fr: '{now}, comme choisi' },
  'dial.next': { en: 'Next game: {bots}', fr: 'Prochaine partie : {bots}' },
} as const satisfies Area
