import { countedEn, countedFr, decimalFr } from './counted.ts'
import type { A, N } from './line.ts'

/** What `deck` says. */
export const trial = {
  'deck.unknown': {
    en: (a: A<'deck' | 'known'>) => `there is no ready-made deck or file “${a.deck}”; ready-made: ${a.known}`,
    fr: (a: A<'deck' | 'known'>) =>
      `il n’y a ni deck prêt à jouer ni fichier « ${a.deck} » ; prêts à jouer : ${a.known}`,
  },
  'deck.unread': {
    en: (a: A<'file' | 'problem'>) => `no deck can be read from ${a.file}: ${a.problem}`,
    fr: (a: A<'file' | 'problem'>) => `aucun deck lisible dans ${a.file} : ${a.problem}`,
  },
  'deck.scenario': {
    en: (a: A<'scenario' | 'known'>) => `there is no scenario “${a.scenario}”; there are: ${a.known}`,
    fr: (a: A<'scenario' | 'known'>) => `il n’y a pas de scénario « ${a.scenario} » ; il y a : ${a.known}`,
  },
  'deck.difficulty': {
    en: (a: A<'difficulty'>) => `--difficulty is standard or expert, not “${a.difficulty}”`,
    fr: (a: A<'difficulty'>) => `--difficulty est standard ou expert, pas « ${a.difficulty} »`,
  },
  'deck.title': {
    en: (a: A<'deck' | 'scenario'>) => `${a.deck} against ${a.scenario}`,
    fr: (a: A<'deck' | 'scenario'>) => `${a.deck} contre ${a.scenario}`,
  },
  'deck.wins': {
    en: (a: N<'won' | 'games' | 'rate' | 'low' | 'high'>) =>
      `  won ${a.won} of ${countedEn(a.games, 'game', 'games')}: ${a.rate}% (${a.low} to ${a.high}%)`,
    fr: (a: N<'won' | 'games' | 'rate' | 'low' | 'high'>) =>
      `  ${countedFr(a.won, 'victoire', 'victoires')} en ${countedFr(a.games, 'partie', 'parties')} : ${a.rate} % (${a.low} à ${a.high} %)`,
  },
  'deck.length': {
    en: (a: N<'rounds'>) => `  ${a.rounds} rounds on average`,
    fr: (a: N<'rounds'>) => `  ${decimalFr(a.rounds)} tours en moyenne`,
  },
  'deck.unspent': {
    en: (a: N<'n' | 'of'>) =>
      `  ${a.n} of ${countedEn(a.of, 'turn', 'turns')} ended with two resources or more in hand`,
    fr: (a: N<'n' | 'of'>) =>
      `  ${a.n} sur ${countedFr(a.of, 'tour', 'tours')} finis avec deux ressources ou plus en main`,
  },
  'deck.dead': {
    en: () =>
      '  cards that stayed dead most often (drawn / played / paid / dead, games won of those it was played in):',
    fr: () =>
      '  cartes restées mortes le plus souvent (piochées / jouées / payées / mortes, parties gagnées sur celles où elle fut jouée) :',
  },
  'deck.card': {
    en: (a: A<'card'> & N<'drawn' | 'played' | 'paid' | 'dead' | 'games' | 'won'>) =>
      `    ${a.card}: ${a.drawn} / ${a.played} / ${a.paid} / ${a.dead}, ${a.won} of ${a.games}`,
    fr: (a: A<'card'> & N<'drawn' | 'played' | 'paid' | 'dead' | 'games' | 'won'>) =>
      `    ${a.card} : ${a.drawn} / ${a.played} / ${a.paid} / ${a.dead}, ${a.won} sur ${a.games}`,
  },
  'deck.better': {
    en: () => 'the first deck wins more often, by more than chance',
    fr: () => 'le premier deck gagne plus souvent, au-delà du hasard',
  },
  'deck.worse': {
    en: () => 'the second deck wins more often, by more than chance',
    fr: () => 'le second deck gagne plus souvent, au-delà du hasard',
  },
  'deck.unclear': {
    en: () => 'these games do not tell which deck is better',
    fr: () => 'ces parties ne disent pas quel deck est le meilleur',
  },
} as const
