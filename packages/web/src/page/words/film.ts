import type { Area } from '../../model/words/area.ts'

export const filmWords = {
  'film.begins': { en: 'What happens next…', fr: 'Voici la suite…' },
  'film.hold': { en: 'Hold', fr: 'Arrêter' },
  'film.goOn': { en: 'Go on', fr: 'Reprendre' },
  'film.back': { en: 'Beat before', fr: 'Temps précédent' },
  'film.nextBeat': { en: 'Next', fr: 'Suivant' },
  'film.end': { en: 'To my decision', fr: 'À ma décision' },
  'film.next': { en: 'then', fr: 'puis' },
  'film.then': { en: 'Then: {names}', fr: 'Puis : {names}' },
  'film.target': { en: 'target', fr: 'cible' },
} as const satisfies Area
