import { line } from './line.ts'

/** How many of a list may be chosen. */
type Range = { readonly least: number; readonly most: number }

const rangeEn = ({ least, most }: Range): string =>
  least === most ? `${least} numbers` : `${least} to ${most} numbers`
const rangeFr = ({ least, most }: Range): string =>
  least === most ? `${least} nombres` : `${least} à ${most} nombres`

/** The terminal player's menu. */
export const menu = {
  'menu.notTerminal': line(
    'This is the terminal player of Quadriga. It needs a terminal to ask you what to play; start it in one with “npm run -s quadriga -- menu”. The game in the browser starts with “npm start”.',
    'Ceci est le joueur en terminal de Quadriga. Il lui faut un terminal pour vous demander à quoi jouer ; lancez-y « npm run -s quadriga -- menu ». Le jeu dans le navigateur se lance avec « npm start ».',
  ),
  'menu.without': line('Without a terminal, for example:', 'Sans terminal, par exemple :'),
  'menu.title': line('Quadriga', 'Quadriga'),
  'menu.what': line('What would you like to do?', 'Que voulez-vous faire ?'),
  'menu.new': line('start a game', 'commencer une partie'),
  'menu.resume': line('resume a saved game', 'reprendre une partie sauvegardée'),
  'menu.language': line('passer en français', 'switch to English'),
  'menu.quit': line('quit', 'quitter'),
  'menu.game': line('Which game?', 'Quel jeu ?'),
  'menu.noGame': line('No game is there yet.', 'Aucun jeu n’est encore là.'),
  'menu.setup': line('Which set-up?', 'Quelle mise en place ?'),
  'menu.own': line('of your own choice', 'à votre choix'),
  'menu.several': {
    en: (a: Range & { asks: string }) => `${a.asks} ${rangeEn(a)}, such as 1 2; the first one has seat 1`,
    fr: (a: Range & { asks: string }) => `${a.asks} ${rangeFr(a)}, comme 1 2 ; le premier a la place 1`,
  },
  'menu.asCommand': {
    en: (a: { command: string }) => `On the command line this is: ${a.command}`,
    fr: (a: { command: string }) => `En ligne de commande, c’est : ${a.command}`,
  },
  'menu.seat': {
    en: (a: { seat: string }) =>
      `Who takes ${a.seat}? “me”, a bot (“rookie”, “regular”, “veteran”, “greedy” or “random”; “veteran-careful”, “-bold” or “-builder” for a style), or a name`,
    fr: (a: { seat: string }) =>
      `Qui occupe la ${a.seat} ? « me », un bot (« rookie », « regular », « veteran », « greedy » ou « random » ; « veteran-careful », « -bold » ou « -builder » pour un style), ou un nom`,
  },
  'menu.file': line('Which file?', 'Quel fichier ?'),
  'menu.number': {
    en: (a: { most: number }) => `a number from 1 to ${a.most}, please`,
    fr: (a: { most: number }) => `un nombre de 1 à ${a.most}, s’il vous plaît`,
  },
  'menu.numbers': {
    en: (a: Range & { last: number }) => `${rangeEn(a)} from 1 to ${a.last}, please, such as 1 2`,
    fr: (a: Range & { last: number }) => `${rangeFr(a)} de 1 à ${a.last}, s’il vous plaît, comme 1 2`,
  },
} as const
