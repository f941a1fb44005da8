import type { Area } from '../../model/words/area.ts'

/** What is said around puzzles; it comes with them. */
export const puzzleWords = {
  'puzzles.title': { en: 'Puzzles', fr: 'Énigmes' },
  'puzzles.lead': {
    en: 'Positions from games of bots, each with one clearly best answer. They are played at a real table: undo as often as you like.',
    fr: 'Des positions tirées de parties de bots, chacune avec une réponse nettement meilleure. Elles se jouent à une vraie table : annulez autant que vous voulez.',
  },
  'puzzles.win': {
    en: '{game, select, villainous {Villainous} other {Champions}}: win this turn',
    fr: '{game, select, villainous {Villainous} other {Champions}} : gagnez ce tour',
  },
  'puzzles.survive': {
    en: '{game, select, zombies {Zombies: survive the Enemy Phase} other {Champions: survive the villain phase}}',
    fr: '{game, select, zombies {Zombies : survivez à la Phase des Ennemis} other {Champions : survivez à la phase du Méchant}}',
  },
  'puzzles.keep': { en: 'Dice Throne: which dice to keep?', fr: 'Dice Throne : quels dés garder ?' },
  'puzzles.difficulty': {
    en: '{n, select, 1 {Easy} 2 {Medium} other {Hard}}',
    fr: '{n, select, 1 {Facile} 2 {Moyenne} other {Difficile}}',
  },
  'puzzles.isSolved': { en: 'solved', fr: 'résolue' },
  'puzzles.solvedCount': { en: '{n} of {all} solved', fr: '{n} sur {all} résolues' },
  'puzzles.winAsks': {
    en: 'Win before your turn ends: there is a way that needs no luck.',
    fr: 'Gagnez avant la fin de votre tour : un chemin existe, sans compter sur la chance.',
  },
  'puzzles.surviveAsks': {
    en: '{game, select, zombies {This is the last turn of the round: play it so that nobody is eliminated in the Enemy Phase, then end it.} other {Play this turn so that the villain phase does not beat you, then end it.}} A hundred replies are imagined then.',
    fr: '{game, select, zombies {C’est le dernier tour du Round : jouez-le de façon que personne ne soit éliminé pendant la Phase des Ennemis, puis terminez-le.} other {Jouez ce tour de façon que la phase du Méchant ne vous batte pas, puis terminez-le.}} Cent réponses sont alors imaginées.',
  },
  'puzzles.survived': {
    en: 'Right: you survive {survived, number} of {replies, number} imagined replies, whatever this one brings.',
    fr: 'Juste : vous survivez à {survived, number} réponses imaginées sur {replies, number}, quoi qu’apporte celle-ci.',
  },
  'puzzles.fallen': {
    en: 'There is better: you survive {survived, number} of {replies, number} imagined replies, the best way found survives {best, number}.',
    fr: 'Il y a mieux : vous survivez à {survived, number} réponses imaginées sur {replies, number}, le meilleur chemin trouvé à {best, number}.',
  },
  'puzzles.keepAsks': {
    en: 'Which dice promise the most damage, by the dice alone and before any defence? Touch those you keep, then roll.',
    fr: 'Quels dés promettent le plus de dégâts, par les dés seuls et avant toute défense ? Touchez ceux que vous gardez, puis lancez.',
  },
  'puzzles.winRight': {
    en: '{game, select, villainous {Solved: the objective was reached within the turn.} other {Solved: the villain fell within the turn.}}',
    fr: '{game, select, villainous {Énigme résolue : l’objectif est atteint pendant ce tour.} other {Énigme résolue : le méchant est tombé pendant ce tour.}}',
  },
  'puzzles.winWrong': {
    en: '{game, select, villainous {Not this time: the turn is over and the objective was not reached.} other {Not this time: the turn is over and the villain stands.}}',
    fr: '{game, select, villainous {Pas cette fois : le tour est fini et l’objectif n’est pas atteint.} other {Pas cette fois : le tour est fini et le méchant est debout.}}',
  },
  'puzzles.keepRight': {
    en: 'Right: that brings {mean, number} damage on average, more than any other way.',
    fr: 'Juste : cela apporte {mean, number} dégâts en moyenne, plus que tout autre choix.',
  },
  'puzzles.keepWrong': {
    en: 'There is better: that brings {mean, number} damage on average, keeping {best} brings {worth, number}.',
    fr: 'Il y a mieux : cela apporte {mean, number} dégâts en moyenne, garder {best} en apporte {worth, number}.',
  },
  'puzzles.solution': { en: 'Show a way', fr: 'Montrer un chemin' },
  'puzzles.again': { en: 'Start again', fr: 'Recommencer' },
  'puzzles.next': { en: 'Next puzzle', fr: 'Énigme suivante' },
  'puzzles.all': { en: 'All puzzles', fr: 'Toutes les énigmes' },
} as const satisfies Area
