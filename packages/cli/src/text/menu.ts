const line = (en: string, fr: string) => ({ en: () => en, fr: () => fr })

/** The terminal player's menu. */
export const menu = {
  'menu.notTerminal': line(
    'This is the terminal player of Quadriga. It needs a terminal to ask you what to play; start it with “npm start” in one.',
    'Ceci est le joueur en terminal de Quadriga. Il lui faut un terminal pour vous demander à quoi jouer ; lancez-y « npm start ».',
  ),
  'menu.without': line('Without a terminal, for example:', 'Sans terminal, par exemple :'),
  'menu.title': line('Quadriga', 'Quadriga'),
  'menu.what': line('What would you like to do?', 'Que voulez-vous faire ?'),
  'menu.new': line('start a game', 'commencer une partie'),
  'menu.resume': line('take up a saved game', 'reprendre une partie sauvegardée'),
  'menu.language': line('passer en français', 'switch to English'),
  'menu.quit': line('quit', 'quitter'),
  'menu.game': line('Which game?', 'Quel jeu ?'),
  'menu.noGame': line('No game is there yet.', 'Aucun jeu n’est encore là.'),
  'menu.setup': line('Which set-up?', 'Quelle mise en place ?'),
  'menu.seat': {
    en: (a: { seat: string }) => `Who takes ${a.seat}? “me”, a bot (“random”), or a name`,
    fr: (a: { seat: string }) => `Qui occupe la ${a.seat} ? « me », un robot (« random »), ou un nom`,
  },
  'menu.file': line('Which file?', 'Quel fichier ?'),
  'menu.number': {
    en: (a: { most: number }) => `a number from 1 to ${a.most}, please`,
    fr: (a: { most: number }) => `un nombre de 1 à ${a.most}, s’il vous plaît`,
  },
} as const
