import type { Area } from '../../model/words/area.ts'

export const landingWords = {
  'landing.title': { en: 'Take a seat', fr: 'Prenez place' },
  'landing.lead': {
    en: 'The tables know every rule, explain every refusal and take anything back. Nothing to install, no account.',
    fr: 'Les tables connaissent chaque règle, expliquent chaque refus et reviennent sur tout. Rien à installer, pas de compte.',
  },
  'landing.playNow': { en: 'Play now', fr: 'Jouer' },
  'landing.more': { en: 'Choose heroes and seats', fr: 'Choisir héros et places' },
  'landing.champions': {
    en: 'Heroes together against a villain and a scheme. 1 to 4 players.',
    fr: 'Des héros ensemble contre un méchant et sa manigance. 1 à 4 joueurs.',
  },
  'landing.dicethrone': {
    en: 'A duel of heroes with dice, cards and nerve. 2 to 4 players.',
    fr: 'Un duel de héros avec des dés, des cartes et du sang-froid. 2 à 4 joueurs.',
  },
  'landing.resume': { en: 'Your games', fr: 'Vos parties' },
  'landing.continue': { en: 'Continue', fr: 'Continuer' },
  'landing.look': { en: 'Look at it', fr: 'Revoir' },
  'landing.remove': { en: 'Delete', fr: 'Supprimer' },
  'landing.removeSure': { en: 'Really delete?', fr: 'Supprimer pour de bon ?' },
  'landing.saved': {
    en: '{answers, plural, one {# answer} other {# answers}}, {when}',
    fr: '{answers, plural, one {# réponse} other {# réponses}}, {when}',
  },
  'landing.won': { en: 'won', fr: 'gagnée' },
  'landing.lost': { en: 'lost', fr: 'perdue' },
  'landing.over': { en: 'finished', fr: 'terminée' },
  'landing.open': { en: 'Open a game file', fr: 'Ouvrir un fichier de partie' },
  'landing.openProblem': { en: 'This file cannot be opened.', fr: 'Ce fichier ne peut pas être ouvert.' },
} as const satisfies Area
