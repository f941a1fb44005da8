import type { Area } from '../../model/words/area.ts'

/** What the status keys read out. */
export const readingWords = {
  'reading.title': { en: 'Read out', fr: 'Lecture' },
  'reading.moment': {
    en: 'Round {round}, {phase}, turn of {name}.',
    fr: 'Round {round}, {phase}, tour de {name}.',
  },
  'reading.noHand': { en: 'The hand is empty.', fr: 'La main est vide.' },
  'reading.hand': {
    en: '{n, plural, one {# card} other {# cards}} in hand: {cards}',
    fr: '{n, plural, one {# carte} other {# cartes}} en main : {cards}',
  },
  'reading.threat': {
    en: '{name}: {max, plural, =0 {{now} threat} other {{now} of {max} threat}}.',
    fr: '{name} : {max, plural, =0 {{now} de menace} other {{now} de menace sur {max}}}.',
  },
  'reading.health': { en: '{name}: {now} of {max} health.', fr: '{name} : santé {now} sur {max}.' },
  'reading.noEvents': { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  'reading.noMoves': { en: 'You are not asked for anything.', fr: 'On ne vous demande rien.' },
  'reading.moves': {
    en: '{prompt} {n, plural, one {# option} other {# options}}: {options}',
    fr: '{prompt} {n, plural, one {# option} other {# options}} : {options}',
  },
  'reading.you': { en: '{name} decides: that is you.', fr: '{name} décide : c’est vous.' },
  'reading.person': { en: '{name} decides.', fr: '{name} décide.' },
  'reading.bot': { en: '{name} decides, a bot.', fr: '{name} décide, un bot.' },
  'reading.nobody': {
    en: '{name} decides; nobody has come to that seat yet.',
    fr: '{name} décide ; personne n’a encore pris cette place.',
  },
  'reading.over': { en: 'The game is over.', fr: 'La partie est finie.' },
  'reading.nothing': { en: 'There is nothing to tell.', fr: 'Il n’y a rien à dire.' },
} as const satisfies Area
