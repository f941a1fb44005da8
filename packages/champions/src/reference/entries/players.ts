import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The people round the table, and how their game ends. */
export const players: readonly ReferenceEntry[] = [
  {
    id: 'champions:per-player',
    title: { en: 'Per Player', fr: 'Par joueur' },
    text: {
      en: 'A number with the per-player symbol is multiplied by how many players began the scenario. Eliminations change nothing: the figure stays as it was at setup.\n\nCheck each number for the symbol. A scheme may have a flat starting threat and a When Revealed amount per player, and acceleration and hazard icons are never multiplied.',
      fr: 'Une valeur suivie du symbole « par joueur » est multipliée par le nombre de joueurs présents au début du scénario. Une élimination n’y change rien : on garde le compte de la mise en place.\n\nRegardez chaque nombre séparément. Une manigance peut avoir une menace de départ fixe et un ajout par joueur, et les icônes d’accélération ou d’aléas ne se multiplient jamais.',
    },
    see: ['champions:player-elimination', 'champions:setup', 'champions:acceleration', 'champions:hazard'],
  },
  {
    id: 'champions:first-player',
    title: { en: 'First Player', fr: 'Premier joueur' },
    text: {
      en: 'Whoever holds the first player token goes first in everything done in player order, and it passes to the left at the end of the round. If that player is eliminated, the token moves on at once.\n\nThe table decides together, but the first player has the last word on which of several legal targets an encounter card takes when no chooser is named, on ties, and on the order of effects that resolve at the same time.',
      fr: 'Le porteur du pion Premier Joueur commence partout où l’on procède dans l’ordre des joueurs ; le pion passe à gauche en fin de round. Si ce joueur est éliminé, il change de main aussitôt.\n\nLa table décide ensemble, mais le premier joueur a le dernier mot pour choisir entre plusieurs cibles valides d’une carte Rencontre qui ne désigne personne, pour les égalités, et pour l’ordre d’effets qui tombent en même temps.',
    },
    see: ['champions:in-player-order', 'champions:simultaneous-resolution', 'champions:player-elimination'],
  },
  {
    id: 'champions:in-player-order',
    title: { en: 'In Player Order', fr: 'Dans l’ordre des joueurs' },
    text: {
      en: 'The first player goes first, then everyone else clockwise. If the matter is not finished after one lap, keep going round until it is. “The next player” is always the one to the left.',
      fr: 'Le premier joueur commence, puis on tourne dans le sens horaire. Si tout n’est pas réglé après un tour de table, on en refait un, autant qu’il faut. « Le joueur suivant » est toujours celui de gauche.',
    },
    see: ['champions:first-player', 'champions:interrupt', 'champions:response', 'champions:hazard'],
  },
  {
    id: 'champions:active-player',
    title: { en: 'Active Player', fr: 'Joueur actif' },
    text: {
      en: 'During the player phase, the active player is the one whose turn it is. The others may still use actions and action events meanwhile, but form changes, basic powers and bringing allies, upgrades or supports into play from hand are the active player’s alone.',
      fr: 'Pendant la phase des Joueurs, le joueur actif est celui dont c’est le tour. Les autres peuvent utiliser leurs actions et leurs événements d’action, mais lui seul peut changer de forme, recourir aux pouvoirs de base ou jouer alliés, améliorations et soutiens.',
    },
    see: ['champions:player-turn', 'champions:acting-in-another-turn'],
  },
  {
    id: 'champions:table-talk',
    title: { en: 'Table Talk', fr: 'Discussions à la table' },
    text: {
      en: 'Talk freely. Plan together, name the cards you hold, count the villain’s possible damage aloud. You may show your hand, but nobody can make you. Only a card with peril silences the table while its player resolves it.',
      fr: 'Parlez librement. Préparez vos coups ensemble, annoncez vos cartes, calculez à voix haute ce que le méchant peut infliger. Vous pouvez montrer votre main, personne ne peut l’exiger. Seule une carte avec Péril impose le silence, le temps que son joueur s’en occupe.',
    },
    see: ['champions:peril', 'champions:acting-in-another-turn'],
  },
  {
    id: 'champions:winning-the-game',
    title: { en: 'Winning and Losing', fr: 'Gagner la partie' },
    text: {
      en: 'The players win the moment the last villain stage of the chosen difficulty is defeated. They lose the moment the last main scheme stage is completed, or when no player is left. It is checked at all times, in the middle of effects too, and everyone shares the result, eliminated players included.',
      fr: 'Les joueurs l’emportent dès que le dernier stade du méchant, pour la difficulté choisie, est vaincu. Ils perdent dès que la manigance principale achève son dernier stade, ou quand il ne reste plus aucun joueur. On le vérifie à chaque instant, même au beau milieu d’un effet, et le résultat vaut pour tous, éliminés compris.',
    },
    see: ['champions:defeating-the-villain', 'champions:main-scheme', 'champions:player-elimination'],
  },
  {
    id: 'champions:player-elimination',
    title: { en: 'Player Elimination', fr: 'Élimination de joueur' },
    text: {
      en: 'A player whose identity is defeated is out. Their hand, deck and cards in play go to the owners’ discard piles, encounter cards dealt to them are discarded, and enemies engaged with them move to the next player with their damage, counters and status cards.\n\nFinish the effect that was resolving. Per-player numbers stay as they were. The others play on, and the eliminated player wins or loses with them; if nobody is left, the villain has won.',
      fr: 'Un joueur dont l’identité est vaincue sort de la partie. Sa main, son deck et ses cartes en jeu vont dans la défausse de leurs propriétaires, ses cartes Rencontre en attente sont défaussées, et les ennemis engagés avec lui passent au joueur suivant avec dégâts, jetons et états.\n\nOn termine l’effet en cours. Les valeurs par joueur ne bougent pas. Les autres continuent, et l’éliminé gagne ou perd avec eux ; s’il ne reste personne, le méchant a gagné.',
    },
    see: [
      'champions:hit-points',
      'champions:first-player',
      'champions:per-player',
      'champions:winning-the-game',
    ],
  },
]
