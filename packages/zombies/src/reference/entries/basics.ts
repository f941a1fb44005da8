import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Set-up, rounds, winning and losing. */
export const basics: readonly ReferenceEntry[] = [
  {
    id: 'zombies:setup',
    title: { en: 'Set-up', fr: 'Mise en place' },
    text: {
      en: 'A mission names its tiles, tokens, start and special cards. Four, five or six heroes take part; with fewer it is harder. One to six people share them as they like. Every hero begins with 3 Health, no Power, no experience and the Skill of the Blue level.',
      fr: 'Une Mission indique ses dalles, ses pions, son départ et ses cartes particulières. Quatre, cinq ou six Super-Héros y participent\u202f; moins nombreux, c’est plus dur. De un à six joueurs se les partagent. Chacun commence avec 3 en Santé, sans Pouvoir ni expérience, avec la Compétence du niveau Bleu.',
    },
    see: ['zombies:missions', 'zombies:heroes', 'zombies:round'],
  },
  {
    id: 'zombies:round',
    title: { en: 'Round', fr: 'Round' },
    text: {
      en: 'First the heroes: everybody gains Power, then each hero has a turn, in any order. Then the Enemies: they act, citizens walk, new Enemies appear. Last the End Phase: a hero eliminated in this round loses the game, and only then other effects of that phase follow.',
      fr: 'D’abord les Super-Héros\u00a0: chacun gagne du Pouvoir, puis chacun joue son Tour, dans l’ordre voulu. Ensuite les Ennemis\u00a0: ils agissent, les Citoyens marchent, de nouveaux Ennemis apparaissent. Enfin la Phase de Fin de Round\u00a0: un Super-Héros éliminé pendant ce Round fait perdre la partie, et seulement après viennent les autres effets de cette Phase.',
    },
    see: ['zombies:turn', 'zombies:activation', 'zombies:spawning', 'zombies:victory'],
  },
  {
    id: 'zombies:victory',
    title: { en: 'Winning and losing', fr: 'Victoire et défaite' },
    text: {
      en: 'The heroes win at once when all goals of the mission are met. They lose at the start of the End Phase of a round in which a hero was eliminated, or when the mission says so. Winning comes first: who wins in the Player Phase no longer fears the End Phase.',
      fr: 'Les Super-Héros gagnent dès que tous les buts de la Mission sont atteints. Ils perdent au début de la Phase de Fin de Round si l’un d’eux a été éliminé, ou quand la Mission le dit. La victoire prime\u00a0: qui gagne pendant la Phase des Joueurs ne craint plus la Phase de Fin de Round.',
    },
    see: ['zombies:round', 'zombies:missions', 'zombies:wounds'],
  },
  {
    id: 'zombies:missions',
    title: { en: 'Missions', fr: 'Missions' },
    text: {
      en: 'Each mission has goals, a map and rules of its own, which go before the general ones. Some let heroes do things that no other mission knows, such as planting charges.',
      fr: 'Chaque Mission a ses buts, sa carte et ses règles, qui priment sur les règles générales. Certaines permettent aux Super-Héros d’agir comme dans aucune autre, par exemple poser des charges.',
    },
    see: ['zombies:setup', 'zombies:victory', 'zombies:exit', 'zombies:five-or-six'],
  },
  {
    id: 'zombies:five-or-six',
    title: { en: 'Five or six heroes', fr: 'Cinq ou six Super-Héros' },
    text: {
      en: 'With five or six heroes a mission is harder: either some Spawn Points are only used then, and draw from the start, or the Initial Spawn Point draws one more card in each Enemy Phase.',
      fr: 'À cinq ou six Super-Héros, la Mission se corse\u00a0: certains Points de Génération ne servent qu’alors, et dès le début, ou bien le Point Initial pioche une carte de plus à chaque Phase des Ennemis.',
    },
    see: ['zombies:missions', 'zombies:spawn-points'],
  },
  {
    id: 'zombies:exit',
    title: { en: 'The Exit', fr: 'La Sortie' },
    text: {
      en: 'At the end of its own turn a hero in the zone of the Exit may leave for free, if no Enemy is there and everything else that the mission asks is done. Citizens there do not hinder. Some missions only show later where the Exit is.',
      fr: 'À la fin de son propre Tour, un Super-Héros dans la Zone de la Sortie peut partir gratuitement, si aucun Ennemi ne s’y trouve et si tout le reste est accompli. Les Citoyens ne gênent pas. Certaines Missions ne révèlent la Sortie que plus tard.',
    },
    see: ['zombies:missions', 'zombies:turn'],
  },
]
