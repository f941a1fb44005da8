import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What everybody at the table should know before the first roll. */
export const basics: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:aim-of-the-game',
    title: { en: 'The Aim of the Game', fr: 'Gagner la partie' },
    text: {
      en: 'Bring your opponents’ health down to 0. Whoever is defeated is out, and the last player or team standing wins. Dice, abilities, cards and tokens all serve that one end.',
      fr: 'Faites tomber la Santé de vos adversaires à 0. Un joueur vaincu quitte la partie ; le dernier joueur ou la dernière équipe debout l’emporte. Dés, capacités, cartes et jetons ne servent qu’à cela.',
    },
    see: ['dicethrone:health', 'dicethrone:defeated', 'dicethrone:drawn-game', 'dicethrone:phases'],
  },
  {
    id: 'dicethrone:health',
    title: { en: 'Health', fr: 'Santé' },
    text: {
      en: 'Your dial begins at 50 in a duel, at 35 in King of the Hill, and at 50 for the whole team in two against two. It never shows less than 0, and healing stops 10 above where it began.\n\nReaching 0 defeats you, but only once the damage and healing of the phase have been settled together.',
      fr: 'Votre cadran part de 50 en duel, de 35 au Roi de la Montagne, et de 50 pour toute l’équipe à deux contre deux. Il ne descend jamais sous 0, et les soins s’arrêtent 10 au-dessus du départ.\n\nArriver à 0, c’est être vaincu, mais seulement une fois réglés ensemble les dégâts et les soins de la phase.',
    },
    see: [
      'dicethrone:heal',
      'dicethrone:defeated',
      'dicethrone:drawn-game',
      'dicethrone:simultaneous-damage',
      'dicethrone:modes',
      'dicethrone:aim-of-the-game',
    ],
  },
  {
    id: 'dicethrone:heal',
    title: { en: 'Heal', fr: 'Soignez' },
    text: {
      en: 'Raise your dial by the number given, at most to 10 more than you started with; the rest is lost. That makes 60 in a duel or for a team, 45 in King of the Hill.\n\nDuring upkeep and in a roll phase, healing waits: it goes into the same sum as the damage and can save somebody who would otherwise have fallen.',
      fr: 'Montez votre cadran du nombre donné, au plus 10 au-delà de votre départ ; le reste est perdu. Cela fait 60 en duel ou pour une équipe, 45 au Roi de la Montagne.\n\nPendant l’Entretien et les Phases de Lancer, le soin attend : il entre dans le même compte que les dégâts et peut sauver quelqu’un qui serait tombé.',
    },
    see: ['dicethrone:health', 'dicethrone:simultaneous-damage', 'dicethrone:upkeep-phase'],
  },
  {
    id: 'dicethrone:defeated',
    title: { en: 'Defeated', fr: 'Vaincu' },
    text: {
      en: 'A player whose health stands at 0 after damage has been applied is defeated: no more turns, no more cards. Partners share one dial, so they fall together.\n\nTokens that the defeated player put on others stay where they are and go on working.',
      fr: 'Un joueur dont la Santé est à 0 après l’application des dégâts est vaincu : plus de tour, plus de carte. Les coéquipiers partagent un cadran, ils tombent donc ensemble.\n\nLes jetons que le vaincu avait posés chez les autres restent en place et continuent d’agir.',
    },
    see: [
      'dicethrone:health',
      'dicethrone:drawn-game',
      'dicethrone:status',
      'dicethrone:two-against-two',
      'dicethrone:aim-of-the-game',
    ],
  },
  {
    id: 'dicethrone:drawn-game',
    title: { en: 'Drawn Game', fr: 'Égalité, partie nulle' },
    text: {
      en: 'When everybody still in the game drops to 0 at the same moment, nobody wins. How far below 0 the sums would have gone makes no difference.',
      fr: 'Quand tous ceux qui restent tombent à 0 au même instant, personne ne gagne. Peu importe de combien chacun serait passé sous zéro.',
    },
    see: ['dicethrone:health', 'dicethrone:defeated', 'dicethrone:simultaneous-damage'],
  },
  {
    id: 'dicethrone:combat-points',
    title: { en: 'Combat Points (CP)', fr: 'Points de Combat (PC)' },
    text: {
      en: 'CP pay for cards and for some abilities. You begin with 2, gain 1 in every Income Phase except the start player’s first, and always hold between 0 and 15. What would go beyond 15 is lost.\n\nSold cards and many effects bring more. CP belong to one player: even partners keep a dial each.',
      fr: 'Les PC paient les cartes et certaines capacités. Vous partez avec 2, en gagnez 1 à chaque Phase de Revenu (hormis la première du Joueur de Départ) et en avez toujours de 0 à 15. Au-delà de 15, l’excédent est perdu.\n\nVendre des cartes et bien des effets en rapportent d’autres. Les PC sont personnels : même deux coéquipiers ont chacun les leurs.',
    },
    see: ['dicethrone:income-phase', 'dicethrone:selling', 'dicethrone:card-cost', 'dicethrone:steal'],
  },
  {
    id: 'dicethrone:active-player',
    title: { en: 'Active Player', fr: 'Joueur Actif' },
    text: {
      en: 'The player whose turn it is. Only the active player sells cards, plays upgrades and Main Phase actions, and rolls for an offensive ability.\n\nWhen several players want to do something at once, the active player comes first and the others follow clockwise. Several upkeep effects happen in the order that the active player likes.',
      fr: 'Le joueur dont c’est le tour. Lui seul vend des cartes, joue Améliorations et actions de Phase Principale et lance pour une Capacité Offensive.\n\nQuand plusieurs joueurs veulent agir ensemble, il passe le premier et les autres suivent en sens horaire. Il range à son gré les effets simultanés de son Entretien.',
    },
    see: [
      'dicethrone:phases',
      'dicethrone:timing-conflicts',
      'dicethrone:upkeep-phase',
      'dicethrone:start-player',
    ],
  },
  {
    id: 'dicethrone:start-player',
    title: { en: 'Start Player', fr: 'Joueur de Départ' },
    text: {
      en: 'Everybody rolls one die; the highest number takes the first turn. The book says nothing of ties: in our reading those who tie roll again.\n\nThe start player goes without the Income Phase of that first turn. Only the income is lost: the upkeep before it takes place.',
      fr: 'Chacun lance un dé ; le plus haut chiffre prend le premier tour. Le livret se tait sur les ex æquo : dans notre lecture, ils relancent.\n\nLe Joueur de Départ se passe de la Phase de Revenu de ce premier tour. Seul le revenu disparaît : l’Entretien qui précède a bien lieu.',
    },
    see: ['dicethrone:set-up', 'dicethrone:income-phase', 'dicethrone:active-player'],
  },
]
