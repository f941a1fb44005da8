import { countedEn, decimalFr } from './counted.ts'
import type { A, N } from './line.ts'

/** What `puzzle` says. */
export const puzzle = {
  'puzzle.noGame': {
    en: (a: A<'game'>) =>
      `there are no puzzles of “${a.game}” yet; there are some of champions, dicethrone, villainous and zombies`,
    fr: (a: A<'game'>) =>
      `il n’y a pas encore d’énigmes de « ${a.game} » ; il y en a de champions, de dicethrone, de villainous et de zombies`,
  },
  'puzzle.unknown': {
    en: (a: A<'given'> & N<'most'>) => `there is no puzzle ${a.given}; they go from 1 to ${a.most}`,
    fr: (a: A<'given'> & N<'most'>) => `il n’y a pas d’énigme ${a.given} ; elles vont de 1 à ${a.most}`,
  },
  'puzzle.keepRow': {
    en: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero}: which dice to keep? (difficulty ${a.difficulty} of 3)`,
    fr: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero} : quels dés garder ? (difficulté ${a.difficulty} sur 3)`,
  },
  'puzzle.winRow': {
    en: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero}: win this turn (difficulty ${a.difficulty} of 3)`,
    fr: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero} : gagnez ce tour (difficulté ${a.difficulty} sur 3)`,
  },
  'puzzle.surviveRow': {
    en: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero}: survive what follows (difficulty ${a.difficulty} of 3)`,
    fr: (a: A<'hero'> & N<'n' | 'difficulty'>) =>
      `${a.n}. ${a.hero} : survivez à ce qui suit (difficulté ${a.difficulty} sur 3)`,
  },
  'puzzle.surviveAsks.champions': {
    en: (a: N<'replies'>) =>
      `Play this turn so that the villain phase does not beat you. When you end it, ${a.replies} villain phases are imagined. Take back as often as you like; q leaves.`,
    fr: (a: N<'replies'>) =>
      `Jouez ce tour de façon que la phase du Méchant ne vous batte pas. Quand vous y mettez fin, ${a.replies} phases du Méchant sont imaginées. Annulez autant que vous voulez ; q quitte.`,
  },
  'puzzle.surviveAsks.zombies': {
    en: (a: N<'replies'>) =>
      `This is the last turn of the round: play it so that nobody is eliminated in the Enemy Phase. When you end it, ${a.replies} Enemy Phases are imagined. Take back as often as you like; q leaves.`,
    fr: (a: N<'replies'>) =>
      `C’est le dernier tour du Round : jouez-le de façon que personne ne soit éliminé pendant la Phase des Ennemis. Quand vous y mettez fin, ${a.replies} phases des Ennemis sont imaginées. Annulez autant que vous voulez ; q quitte.`,
  },
  'puzzle.survived': {
    en: (a: N<'survived' | 'replies'>) =>
      `Right: you survive ${a.survived} of ${a.replies} imagined replies.`,
    fr: (a: N<'survived' | 'replies'>) =>
      `Juste : vous survivez à ${a.survived} réponses imaginées sur ${a.replies}.`,
  },
  'puzzle.fallen': {
    en: (a: N<'survived' | 'replies' | 'best'>) =>
      `There is better: you survive ${a.survived} of ${a.replies} imagined replies, the best way found survives ${a.best}. --solution tells it.`,
    fr: (a: N<'survived' | 'replies' | 'best'>) =>
      `Il y a mieux : vous survivez à ${a.survived} réponses imaginées sur ${a.replies}, le meilleur chemin trouvé à ${a.best}. --solution le donne.`,
  },
  'puzzle.winAsks': {
    en: () =>
      'Win before your turn ends: there is a way that needs no luck. Take back as often as you like; q leaves.',
    fr: () =>
      'Gagnez avant la fin de votre tour : un chemin existe, sans compter sur la chance. Annulez autant que vous voulez ; q quitte.',
  },
  'puzzle.solved.champions': {
    en: () => 'Solved: the villain fell within the turn.',
    fr: () => 'Énigme résolue : le méchant est tombé pendant ce tour.',
  },
  'puzzle.solved.villainous': {
    en: () => 'Solved: the objective was reached within the turn.',
    fr: () => 'Énigme résolue : l’objectif est atteint pendant ce tour.',
  },
  'puzzle.unsolved': {
    en: () => 'Not solved. --solution tells one way.',
    fr: () => 'Pas résolue. --solution donne un chemin.',
  },
  'puzzle.asks': {
    en: (a: A<'hero' | 'dice'> & N<'attempts'>) =>
      `${a.hero} has rolled ${a.dice}, with ${countedEn(a.attempts, 'attempt', 'attempts')} left. Which dice do you keep for the most damage to expect, by the dice alone and before any defence? Answer with --keep, such as --keep 1-1-6; --keep 0 keeps none.`,
    fr: (a: A<'hero' | 'dice'> & N<'attempts'>) =>
      `${a.hero} a obtenu ${a.dice} et ${a.attempts > 1 ? `il reste ${a.attempts} tentatives` : 'il reste une tentative'}. Quels dés garder pour espérer le plus de dégâts, par les dés seuls et avant toute défense ? Répondez par --keep, comme --keep 1-1-6 ; --keep 0 n’en garde aucun.`,
  },
  'puzzle.notThere': {
    en: (a: A<'keep' | 'dice'>) => `${a.keep} cannot be kept of ${a.dice}`,
    fr: (a: A<'keep' | 'dice'>) => `on ne peut pas garder ${a.keep} de ${a.dice}`,
  },
  'puzzle.right': {
    en: (a: A<'keep'> & N<'worth' | 'next'>) =>
      `Right: keeping ${a.keep} brings ${a.worth} damage on average; the next best way brings ${a.next}.`,
    fr: (a: A<'keep'> & N<'worth' | 'next'>) =>
      `Juste : garder ${a.keep} apporte ${decimalFr(a.worth)} dégâts en moyenne ; le meilleur autre choix en apporte ${decimalFr(a.next)}.`,
  },
  'puzzle.wrong': {
    en: (a: A<'keep' | 'best'> & N<'mean' | 'worth'>) =>
      `Not the best: keeping ${a.keep} brings ${a.mean} damage on average, keeping ${a.best} brings ${a.worth}.`,
    fr: (a: A<'keep' | 'best'> & N<'mean' | 'worth'>) =>
      `Il y a mieux : garder ${a.keep} apporte ${decimalFr(a.mean)} dégâts en moyenne, garder ${a.best} en apporte ${decimalFr(a.worth)}.`,
  },
  'puzzle.noDice': { en: () => 'no dice', fr: () => 'aucun dé' },
} as const
