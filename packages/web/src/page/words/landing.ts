import type { Area } from '../../model/words/area.ts'

export const landingWords = {
  'landing.title': { en: 'Take a seat', fr: 'Prenez place' },
  'landing.lead': {
    en: 'Every rule is enforced, every refusal explained, every move can be taken back. Nothing to install, no account; friends join by a link.',
    fr: 'Chaque règle est appliquée, chaque refus expliqué, chaque coup peut être repris. Rien à installer, pas de compte ; vos amis vous rejoignent par un lien.',
  },
  'landing.puzzles': { en: 'Puzzles', fr: 'Énigmes' },
  'landing.workshop': { en: 'Zombies workshop', fr: 'Atelier de Zombies' },
  'landing.rooms': { en: 'Rooms', fr: 'Salons' },
  'landing.playNow': { en: 'Play now', fr: 'Jouer' },
  'landing.more': { en: 'Choose heroes and seats', fr: 'Choisir héros et places' },
  'landing.moreVillains': { en: 'Choose villains and seats', fr: 'Choisir Méchants et places' },
  'landing.champions': {
    en: 'Heroes together against a villain and his scheme: each has a deck, and cards pay for cards.',
    fr: 'Des héros ensemble contre un méchant et sa manigance : chacun a son deck, et les cartes paient les cartes.',
  },
  'landing.dicethrone': {
    en: 'A duel of heroes: five dice, three rolls, cards and status effects.',
    fr: 'Un duel de héros : cinq dés, trois lancers, des cartes et des altérations d’état.',
  },
  'landing.villainous': {
    en: 'Villains, each with a domain and an objective of their own; Fate cards hinder the others.',
    fr: 'Des Méchants, chacun avec son domaine et son objectif ; les cartes Fatalité gênent les autres.',
  },
  'landing.zombies': {
    en: 'Heroes against a horde of zombies: experience makes you stronger, and brings more of them.',
    fr: 'Des Super-Héros contre une horde de zombies : l’expérience vous rend plus forts, et les attire plus nombreux.',
  },
  'landing.together': { en: 'together', fr: 'ensemble' },
  'landing.against': { en: 'against each other', fr: 'les uns contre les autres' },
  'landing.seats': { en: '{least} to {most} players', fr: '{least} à {most} joueurs' },
  'landing.openHelp': {
    en: 'Your saved games are unchanged.',
    fr: 'Vos parties enregistrées sont inchangées.',
  },
  'landing.round': { en: 'Round {n}', fr: 'Round {n}' },
  'landing.turn': { en: 'Turn {n}', fr: 'Tour {n}' },
  'landing.finished': {
    en: '{n, plural, one {# finished game} other {# finished games}}',
    fr: '{n, plural, one {# partie terminée} other {# parties terminées}}',
  },
  'landing.furtherGames': {
    en: '{n, plural, one {# more game} other {# more games}}',
    fr: '{n, plural, one {# autre partie} other {# autres parties}}',
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
  'landing.decks': { en: 'Build and share decks', fr: 'Construire et partager des decks' },
  'guide.offer': { en: 'Guided first turn', fr: 'Premier tour guidé' },
  'credits.link': { en: 'Credits and licences', fr: 'Crédits et licences' },
  'credits.fan': {
    en: 'An unofficial project made by players, for players. No publisher or rights holder made, endorsed or supports it.',
    fr: 'Un projet non officiel, fait par des joueurs pour des joueurs. Aucun éditeur ni ayant droit ne l’a créé, approuvé ou soutenu.',
  },
} as const satisfies Area
