import type { Area } from '../../model/words/area.ts'

export const landingWords = {
  'landing.title': { en: 'Take a seat', fr: 'Prenez place' },
  'landing.lead': {
    en: 'The tables know every rule, explain every refusal and take anything back. Nothing to install, no account.',
    fr: 'Les tables connaissent chaque règle, expliquent chaque refus et reviennent sur tout. Rien à installer, pas de compte.',
  },
  'landing.playNow': { en: 'Play now', fr: 'Jouer' },
  'landing.more': { en: 'Choose heroes and seats', fr: 'Choisir héros et places' },
  'landing.moreVillains': { en: 'Choose villains and seats', fr: 'Choisir Méchants et places' },
  'landing.champions': {
    en: 'Heroes together against a villain and his scheme: a deck each, and every card is also a coin.',
    fr: 'Des héros ensemble contre un méchant et sa manigance : un deck chacun, et chaque carte est aussi une monnaie.',
  },
  'landing.dicethrone': {
    en: 'A duel of heroes with five dice, three rolls, cards and nerve.',
    fr: 'Un duel de héros : cinq dés, trois lancers, des cartes et du sang-froid.',
  },
  'landing.villainous': {
    en: 'Villains, each in a domain of their own and with a goal of their own; fate cards trip up the others.',
    fr: 'Des méchants, chacun dans son domaine et avec son but ; les cartes Fatalité font trébucher les autres.',
  },
  'landing.zombies': {
    en: 'Heroes against a city that has turned: noise brings them, experience makes you stronger, and them more.',
    fr: 'Des héros contre une ville contaminée : le bruit les attire, l’expérience vous renforce, et eux aussi.',
  },
  'landing.together': { en: 'together', fr: 'ensemble' },
  'landing.against': { en: 'against each other', fr: 'les uns contre les autres' },
  'landing.seats': { en: '{least} to {most} players', fr: '{least} à {most} joueurs' },
  'landing.openHelp': {
    en: 'Nothing that is kept was changed.',
    fr: 'Rien de ce qui est conservé n’a été modifié.',
  },
  'landing.round': { en: 'Round {n}', fr: 'Round {n}' },
  'landing.turn': { en: 'Turn {n}', fr: 'Tour {n}' },
  'landing.finished': {
    en: '{n, plural, one {# finished game} other {# finished games}}',
    fr: '{n, plural, one {# partie terminée} other {# parties terminées}}',
  },
  'landing.resume': { en: 'Your games', fr: 'Vos parties' },
  'landing.continue': { en: 'Continue', fr: 'Continuer' },
  'landing.look': { en: 'Look at it', fr: 'Revoir' },
  'landing.remove': { en: 'Delete', fr: 'Supprimer' },
  'landing.removeSure': { en: 'Really delete?', fr: 'Supprimer pour de bon ?' },
  'landing.won': { en: 'won', fr: 'gagnée' },
  'landing.lost': { en: 'lost', fr: 'perdue' },
  'landing.over': { en: 'finished', fr: 'terminée' },
  'landing.open': { en: 'Open a game file', fr: 'Ouvrir un fichier de partie' },
  'landing.openProblem': { en: 'This file cannot be opened.', fr: 'Ce fichier ne peut pas être ouvert.' },
} as const satisfies Area
