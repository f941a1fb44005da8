import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Status effects, their tokens and limits, and companions. */
export const status: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:status',
    title: { en: 'Status Effects', fr: 'Altérations d’État' },
    text: {
      en: 'Tokens of a hero, explained on the leaflet. Gained or inflicted, they lie in the middle of the board of the player they concern, and work from there. They are positive, negative or unique; some stay, some are spent.\n\nA token is spent only if its text says so. The supply has no end: use a substitute when the box runs out.',
      fr: 'Les jetons d’un héros, expliqués sur sa notice. Gagnés ou infligés, ils sont au milieu du plateau de celui qu’ils concernent et agissent de là. Ils sont positifs, négatifs ou uniques ; les uns restent, les autres se dépensent.\n\nUn jeton ne se dépense que si son texte le dit. La réserve est sans fin : si la boîte n’en a plus, prenez autre chose.',
    },
    see: [
      'dicethrone:positive-and-negative',
      'dicethrone:unique-status',
      'dicethrone:persistent',
      'dicethrone:spending',
      'dicethrone:stack-limit',
      'dicethrone:removing-status',
    ],
  },
  {
    id: 'dicethrone:positive-and-negative',
    title: { en: 'Positive and Negative Status Effects', fr: 'Altérations d’État Positives et Négatives' },
    text: {
      en: 'Positive ones help the player who has them, negative ones hurt. Either kind may end up on anybody, yourself included. Removing and moving make no difference between them unless the text does.',
      fr: 'Les positives servent celui qui les porte, les négatives lui nuisent. Les unes comme les autres peuvent finir sur n’importe qui, vous compris. Retirer ou transférer ne les distingue pas, sauf si le texte le fait.',
    },
    see: ['dicethrone:status', 'dicethrone:removing-status', 'dicethrone:transferring-status'],
  },
  {
    id: 'dicethrone:unique-status',
    title: { en: 'Unique Status Effect', fr: 'Altération d’État Unique' },
    text: {
      en: 'A token with rules of its own, often with a shape of its own. Where its text and the general rules part ways, the text is right.',
      fr: 'Un jeton aux règles bien à lui, souvent d’une forme à part. Là où son texte s’écarte des règles générales, c’est lui qui a raison.',
    },
    see: ['dicethrone:status', 'dicethrone:cursed-doubloon'],
  },
  {
    id: 'dicethrone:persistent',
    title: { en: 'Persistent Status Effect', fr: 'Altération d’État Persistante' },
    text: {
      en: 'It does not wear off and is not used up by working: it stays for the game unless a card or ability takes it away.',
      fr: 'Elle ne s’use pas et n’est pas consommée en agissant : elle reste toute la partie si aucune carte ou capacité ne l’enlève.',
    },
    see: ['dicethrone:status', 'dicethrone:removing-status', 'dicethrone:wither', 'dicethrone:bounty'],
  },
  {
    id: 'dicethrone:spending',
    title: { en: 'Spend a Status Effect', fr: 'Dépenser une Altération d’État' },
    text: {
      en: 'Put the token back and take its effect at once. You may do it in any phase of any turn unless its text names a moment; it costs no CP, and nothing can interrupt it. The same kind may be gained again later.',
      fr: 'Rendez le jeton et profitez aussitôt de son effet. Cela se fait à toute phase de tout tour, à moins que son texte ne fixe un moment ; c’est sans PC, et rien ne l’interrompt. Le même genre de jeton peut se regagner plus tard.',
    },
    see: ['dicethrone:status', 'dicethrone:timing', 'dicethrone:uninterruptible', 'dicethrone:stack-limit'],
  },
  {
    id: 'dicethrone:stack-limit',
    title: { en: 'Stack Limit', fr: 'Limite d’Empilement' },
    text: {
      en: 'The most tokens of one kind that may lie on one board. What would go beyond is lost, without shifting those that are there.\n\nOur reading: a player at the limit may spend one first to make room for the new one.',
      fr: 'Le plus grand nombre de jetons d’une sorte sur un même plateau. Ce qui dépasserait est perdu, sans déloger ceux qui y sont.\n\nNotre lecture : arrivé au maximum, vous pouvez dépenser d’abord un jeton et gagner ensuite le nouveau.',
    },
    see: ['dicethrone:status', 'dicethrone:raised-stack-limit', 'dicethrone:gain'],
  },
  {
    id: 'dicethrone:raised-stack-limit',
    title: { en: 'Raising a Stack Limit', fr: 'Augmenter la Limite d’Empilement' },
    text: {
      en: 'A limit that is raised is raised for one player and until the game is over. Everybody else keeps the printed one.',
      fr: 'Une limite relevée l’est pour un seul joueur, et jusqu’au bout de la partie. Tous les autres gardent celle qui est imprimée.',
    },
    see: ['dicethrone:stack-limit', 'dicethrone:status'],
  },
  {
    id: 'dicethrone:inflict',
    title: { en: 'Inflict a Status Effect', fr: 'Infligez une Altération d’État' },
    text: {
      en: 'Put the token on the board of the player it is meant for: the target, unless the text names another. That is not damage, so avoiding or preventing damage does not stop it.',
      fr: 'Posez le jeton sur le plateau du joueur visé : la cible, si le texte n’en nomme pas d’autre. Ce n’est pas un dégât : en éviter ou en prévenir n’y fait rien.',
    },
    see: ['dicethrone:status', 'dicethrone:stack-limit', 'dicethrone:targeting', 'dicethrone:avoid-damage'],
  },
  {
    id: 'dicethrone:removing-status',
    title: { en: 'Removing Status Effects', fr: 'Retirer des Altérations d’État' },
    text: {
      en: 'A removed token goes back to its leaflet. “One” means one token, not a whole stack; “all” takes every kind, welcome or not. Tokens whose text forbids it stay.',
      fr: 'Un jeton retiré retourne sur sa notice. « Un » veut dire un seul jeton, pas toute une pile ; « tous » emporte chaque sorte, bienvenue ou non. Les jetons dont le texte l’interdit restent.',
    },
    see: [
      'dicethrone:status',
      'dicethrone:transferring-status',
      'dicethrone:interrupting',
      'dicethrone:companion',
    ],
  },
  {
    id: 'dicethrone:transferring-status',
    title: { en: 'Transferring Status Effects', fr: 'Transférer une Altération d’État' },
    text: {
      en: 'Move one token from a board to another, where the limit holds as ever. It works the same wherever it lies. Tokens that may not be moved stay put.',
      fr: 'Déplacez un jeton d’un plateau à un autre, où la limite vaut comme toujours. Il agit de même partout. Les jetons qui ne se transfèrent pas ne bougent pas.',
    },
    see: ['dicethrone:status', 'dicethrone:stack-limit', 'dicethrone:removing-status'],
  },
  {
    id: 'dicethrone:companion',
    title: { en: 'Companion', fr: 'Familier' },
    text: {
      en: 'A helper some heroes have, shown by a token, a card or a dial; its leaflet says all it can do. A companion is not a status effect: cards and abilities that remove, move or count those pass it by, and only its own rules can take it away.',
      fr: 'Un allié attaché à certains héros, figuré par un jeton, une carte ou un cadran ; sa notice dit tout ce qu’il sait faire. Un Familier n’est pas une Altération d’État : les cartes et Capacités qui retirent, déplacent ou comptent celles-ci l’ignorent, et seules ses propres règles peuvent l’ôter.',
    },
    see: [
      'dicethrone:status',
      'dicethrone:removing-status',
      'dicethrone:hero-leaflet',
      'dicethrone:nyra',
      'dicethrone:bots',
    ],
  },
]
