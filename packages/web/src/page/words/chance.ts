import type { Area } from '../../model/words/area.ts'

export const chanceWords = {
  'chance.option': { en: 'Our own dice and cards', fr: 'Nos propres dés et cartes' },
  'chance.optionText': {
    en: 'What you throw and draw at your table is entered here.',
    fr: 'Ce que vous lancez et piochez à votre table est saisi ici.',
  },
  'chance.title': { en: 'What is the result?', fr: 'Quel est le résultat ?' },
  'chance.die': { en: '{name} throws a die', fr: '{name} lance un dé' },
  'chance.deck': { en: '{name} draws a card', fr: '{name} pioche une carte' },
  'chance.encounter': {
    en: 'The top card of the encounter deck',
    fr: 'La première carte du deck Rencontre',
  },
  'chance.random': { en: 'A card is chosen at random', fr: 'Une carte est choisie au hasard' },
  'chance.modular': { en: 'A modular set is chosen at random', fr: 'Un set modulaire est choisi au hasard' },
  'chance.other': { en: 'Chance decides', fr: 'Le hasard décide' },
  'chance.card': { en: 'Name of the card', fr: 'Nom de la carte' },
  'chance.possible': {
    en: '{n, plural, one {# possibility} other {# possibilities}}',
    fr: '{n, plural, one {# possibilité} other {# possibilités}}',
  },
  'chance.copies': { en: '{name} (×{n})', fr: '{name} (×{n})' },
  'chance.enter': { en: 'Enter', fr: 'Saisir' },
  'chance.byTable': { en: 'Let the table decide', fr: 'Laisser la table décider' },
  'chance.callOff': { en: 'Take the answer back', fr: 'Revenir sur la réponse' },
  'chance.said': { en: 'So far: {words}', fr: 'Jusqu’ici : {words}' },
  'chance.fromTable': { en: 'decided by the table', fr: 'décidé par la table' },
} as const satisfies Area
