import type { Area } from '../../model/words/area.ts'

export const endWords = {
  'end.won': { en: 'Victory', fr: 'Victoire' },
  'end.lost': { en: 'Defeat', fr: 'Défaite' },
  'end.draw': { en: 'A draw', fr: 'Égalité' },
  'end.wonBy': {
    en: '{n, plural, one {{names} won} other {{names} won}}',
    fr: '{n, plural, one {{names} l’emporte} other {{names} l’emportent}}',
  },
  'end.moments': { en: 'Moments that counted', fr: 'Les moments qui ont compté' },
  'end.healthChange': { en: '{name}: {before} → {after} health', fr: '{name} : {before} → {after} PV' },
  'end.threatChange': { en: '{name}: {before} → {after} threat', fr: '{name} : menace {before} → {after}' },
  'end.luck': { en: 'The dice', fr: 'Les dés' },
  'end.luckText': {
    en: '{n, plural, one {# die} other {# dice}} thrown; fair dice would show each number {fair} times.',
    fr: '{n, plural, one {# dé lancé} other {# dés lancés}} ; des dés parfaits montreraient chaque nombre {fair} fois.',
  },
  'end.luckFace': {
    en: '{face}: {n, plural, one {once} other {# times}}',
    fr: '{face} : {n, plural, one {# fois} other {# fois}}',
  },
  'end.assisted': {
    en: 'An assisted game: something revealed was taken back.',
    fr: 'Une partie assistée : on est revenu sur quelque chose de révélé.',
  },
  'end.chanceByHand': {
    en: 'Chance by hand: some dice or cards did not come from the table’s own chance.',
    fr: 'Hasard à la main : des dés ou des cartes ne viennent pas du hasard de la table.',
  },
  'end.rematch': { en: 'Play again', fr: 'Rejouer' },
  'end.sameSeed': { en: 'Same cards and dice again', fr: 'Les mêmes cartes et dés' },
  'end.swap': { en: 'Swap sides', fr: 'Changer de camp' },
  'end.timeline': { en: 'The course of the game', fr: 'Le cours de la partie' },
  'end.timelineText': {
    en: 'Hit points and threat over {n, plural, one {# decision} other {# decisions}}',
    fr: 'Points de vie et menace au fil de {n, plural, one {# décision} other {# décisions}}',
  },
  'end.timelineTable': { en: 'The same as a table', fr: 'La même chose en tableau' },
  'end.threatOn': { en: 'Threat on {name}', fr: 'Menace sur {name}' },
  'end.hpOf': { en: '{name}', fr: '{name}' },
  'end.roundShort': { en: 'R{n}', fr: 'R{n}' },
  'end.round': { en: 'Round', fr: 'Round' },
  'end.seeMoment': {
    en: '{round}: see the table after {n} decisions',
    fr: '{round} : voir la table après {n} décisions',
  },
  'end.players': { en: 'The players', fr: 'Les joueurs' },
  'end.tally.dealt': { en: 'Damage dealt', fr: 'Dégâts infligés' },
  'end.tally.taken': { en: 'Damage taken', fr: 'Dégâts subis' },
  'end.tally.healed': { en: 'Healed', fr: 'Soins' },
  'end.tally.thwarted': { en: 'Threat removed', fr: 'Menace retirée' },
  'end.tally.cards': { en: 'Cards played', fr: 'Cartes jouées' },
  'end.tally.dice': { en: 'Dice thrown', fr: 'Dés lancés' },
  'end.tally.answers': { en: 'Decisions', fr: 'Décisions' },
  'end.look': { en: 'Look at the table', fr: 'Regarder la table' },
  'end.home': { en: 'Back to the start', fr: 'Retour à l’accueil' },
  'end.rounds': {
    en: '{n, plural, one {# round} other {# rounds}}',
    fr: '{n, plural, one {# round} other {# rounds}}',
  },
} as const satisfies Area
