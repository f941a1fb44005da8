import type { Area } from '../../model/words/area.ts'

export const settingsWords = {
  'settings.title': { en: 'Settings', fr: 'Réglages' },
  'settings.play': { en: 'Play', fr: 'Jeu' },
  'settings.display': { en: 'Display', fr: 'Affichage' },
  'settings.data': { en: 'Your data', fr: 'Vos données' },
  'settings.pace': { en: 'Pace of bots and motion', fr: 'Rythme des bots et des mouvements' },
  'settings.pace.half': { en: 'slow, half speed', fr: 'lent, demi-vitesse' },
  'settings.pace.one': { en: 'readable', fr: 'lisible' },
  'settings.pace.two': { en: 'fast, double speed', fr: 'rapide, double vitesse' },
  'settings.pace.none': { en: 'at once, no motion', fr: 'immédiat, sans mouvement' },
  'settings.warnEnd': {
    en: 'Warn before a turn ends with actions left',
    fr: 'Avertir avant de finir un tour avec des actions possibles',
  },
  'settings.unsilence': {
    en: 'Give {n, plural, one {# silenced warning} other {# silenced warnings}} again',
    fr: 'Redonner {n, plural, one {# avertissement coupé} other {# avertissements coupés}}',
  },
  'settings.keys': { en: 'Shortcuts with single keys', fr: 'Raccourcis d’une seule touche' },
  'settings.motion': { en: 'Reduce motion', fr: 'Réduire les mouvements' },
  'settings.textTable': { en: 'Show tables as text', fr: 'Montrer les tables en texte' },
  'settings.textSize': { en: 'Text size', fr: 'Taille du texte' },
  'settings.exportAll': { en: 'Export everything', fr: 'Tout exporter' },
  'settings.importAll': { en: 'Import a file', fr: 'Importer un fichier' },
  'settings.imported': {
    en: '{games, plural, =0 {No game} one {# game} other {# games}} and {decks, plural, =0 {no deck} one {# deck} other {# decks}} added.',
    fr: '{games, plural, =0 {Aucune partie} one {# partie} other {# parties}} et {decks, plural, =0 {aucun deck} one {# deck} other {# decks}} ajoutés.',
  },
  'settings.persisted': { en: 'The browser keeps your games.', fr: 'Le navigateur conserve vos parties.' },
  'settings.notPersisted': {
    en: 'The browser may delete your games when space runs out. Export them now and then.',
    fr: 'Le navigateur peut supprimer vos parties s’il manque de place. Exportez-les de temps en temps.',
  },
  'settings.persist': { en: 'Ask the browser to keep them', fr: 'Demander au navigateur de les garder' },
  'settings.broken': {
    en: 'Saved settings could not be read; the usual ones are used.',
    fr: 'Les réglages enregistrés n’ont pas pu être lus ; les réglages habituels sont utilisés.',
  },
} as const satisfies Area
