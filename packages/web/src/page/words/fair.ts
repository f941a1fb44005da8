import type { Area } from '../../model/words/area.ts'

export const fairWords = {
  'fair.title': { en: 'Was chance fair?', fr: 'Le hasard était-il loyal ?' },
  'fair.lead': {
    en: 'Before the first card a server commits itself to a secret that decides all dice and cards, and tells it when the game is over. Your own browser checks here that it is the same one, and that everything came as it says.',
    fr: 'Avant la première carte, un serveur s’engage sur un secret qui décide de tous les dés et de toutes les cartes, et il le révèle quand la partie est finie. Votre navigateur vérifie ici que c’est bien le même, et que tout est venu comme il le dit.',
  },
  'fair.thisTable': { en: 'The game at your table', fr: 'La partie de votre table' },
  'fair.running': {
    en: 'This game is not over yet: its secret is told at the end.',
    fr: 'Cette partie n’est pas finie : son secret est révélé à la fin.',
  },
  'fair.file': { en: 'A game from a file', fr: 'Une partie depuis un fichier' },
  'fair.chooseFile': { en: 'File of the finished game', fr: 'Fichier de la partie finie' },
  'fair.commitment': { en: 'Commitment from the beginning', fr: 'Engagement du début' },
  'fair.noCommitment': {
    en: 'this device saw none when the game began',
    fr: 'cet appareil n’en a vu aucun au début de la partie',
  },
  'fair.check': { en: 'Check', fr: 'Vérifier' },
  'fair.committed': {
    en: 'The secret is the one that was committed to before the game.',
    fr: 'Le secret est celui sur lequel le serveur s’était engagé avant la partie.',
  },
  'fair.notCommitted': {
    en: 'The secret is not the one that was committed to before the game.',
    fr: 'Le secret n’est pas celui sur lequel le serveur s’était engagé avant la partie.',
  },
  'fair.by.generator': {
    en: 'Every die and every card came as this secret says.',
    fr: 'Chaque dé et chaque carte sont venus comme ce secret le dit.',
  },
  'fair.by.unchecked': {
    en: 'The game was played by rules of another version: with these it cannot be checked.',
    fr: 'La partie a été jouée avec les règles d’une autre version : avec celles-ci, on ne peut pas vérifier.',
  },
  'fair.by.hand': {
    en: 'Some dice or cards did not come as this secret says.',
    fr: 'Des dés ou des cartes ne sont pas venus comme ce secret le dit.',
  },
  'fair.numbers': { en: 'The numbers', fr: 'Les nombres' },
  'fair.seed': { en: 'Secret, told at the end', fr: 'Secret, révélé à la fin' },
  'fair.noDice': {
    en: 'No dice were thrown in the open.',
    fr: 'Aucun dé n’a été lancé à la vue de tous.',
  },
  'fair.dice': {
    en: '{n, plural, one {# die thrown} other {# dice thrown}}',
    fr: '{n, plural, one {# dé lancé} other {# dés lancés}}',
  },
  'fair.face': { en: 'Face', fr: 'Face' },
  'fair.came': { en: 'Came', fr: 'Sortie' },
  'fair.expected': { en: 'Expected', fr: 'Attendu' },
  'fair.likely': {
    en: 'Honest dice stray this far or farther in {n} of 100 games of this length.',
    fr: 'Des dés honnêtes s’écartent autant ou plus dans {n} parties sur 100 de cette longueur.',
  },
} as const satisfies Area
