import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Two, three or four players. */
export const modes: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:modes',
    title: { en: 'Ways to Play', fr: 'Modes de jeu' },
    text: {
      en: 'Two players fight a duel, three play King of the Hill, four play two against two. Heroes and cards stay the same; health, turn order and targeting change. Games for five and six are not in the book and not here.',
      fr: 'À deux, c’est un duel ; à trois, le Roi de la Montagne ; à quatre, deux contre deux. Héros et cartes ne changent pas ; Santé, ordre du tour et ciblage, si. Les parties à cinq et six ne sont pas dans le livret, ni ici.',
    },
    see: [
      'dicethrone:duel',
      'dicethrone:two-against-two',
      'dicethrone:king-of-the-hill',
      'dicethrone:aim-of-the-game',
    ],
  },
  {
    id: 'dicethrone:duel',
    title: { en: 'Duel', fr: 'Partie en 1 contre 1' },
    text: {
      en: 'Two players, 50 health each. The target is always the opponent, so there is no Targeting Roll.',
      fr: 'Deux joueurs, 50 de Santé chacun. La cible est toujours l’adversaire : il n’y a pas de Lancer de Ciblage.',
    },
    see: ['dicethrone:modes', 'dicethrone:health', 'dicethrone:targeting-roll-phase'],
  },
  {
    id: 'dicethrone:two-against-two',
    title: { en: 'Two against Two', fr: 'Parties en 2 contre 2' },
    text: {
      en: 'Four players in teams of two. Partners sit side by side, may see each other’s hands and plan aloud. Turns zigzag, so that no team plays twice running. The start player skips the first income, nobody else does.\n\nHealth is shared; CP, cards, tokens and boards are not.',
      fr: 'Quatre joueurs en deux équipes. Les coéquipiers sont voisins, peuvent se montrer leurs mains et combiner à voix haute. Les tours vont en zigzag : jamais deux de suite pour une équipe. Le Joueur de Départ se passe du premier revenu, lui seul.\n\nLa Santé est commune ; PC, cartes, jetons et plateaux ne le sont pas.',
    },
    see: [
      'dicethrone:team-health',
      'dicethrone:team-help',
      'dicethrone:targeting-die',
      'dicethrone:hand',
      'dicethrone:modes',
    ],
  },
  {
    id: 'dicethrone:team-health',
    title: { en: 'Team Health', fr: 'Santé de l’équipe' },
    text: {
      en: 'One dial of 50 for two. Damage to either partner lowers it, and damage to both at once lowers it by the sum. Healing by either raises it, to 60 at most.',
      fr: 'Un cadran de 50 pour deux. Les dégâts de l’un ou de l’autre le font baisser, ceux qui frappent les deux à la fois, de leur somme. Les soins de chacun le remontent, jusqu’à 60.',
    },
    see: [
      'dicethrone:two-against-two',
      'dicethrone:health',
      'dicethrone:collateral-damage',
      'dicethrone:simultaneous-damage',
    ],
  },
  {
    id: 'dicethrone:team-help',
    title: { en: 'Helping a Partner', fr: 'Aider un coéquipier' },
    text: {
      en: 'You may change dice for a partner’s good, theirs or the opponents’. Lowering damage on its way to a partner takes a card or token that says so, for instance by letting you choose a player. Your CP pay for your own cards and abilities only.',
      fr: 'Vous pouvez changer des dés au profit d’un coéquipier, les siens ou ceux des adversaires. Réduire des dégâts qui viennent vers lui exige une carte ou un jeton qui le dise, par exemple en laissant choisir un joueur. Vos PC ne paient que vos propres cartes et capacités.',
    },
    see: [
      'dicethrone:two-against-two',
      'dicethrone:prevent-damage',
      'dicethrone:altering-dice',
      'dicethrone:combat-points',
    ],
  },
  {
    id: 'dicethrone:targeting-die',
    title: { en: 'The Targeting Die', fr: 'Dé de Ciblage' },
    text: {
      en: 'In two against two you roll one die. 1 or 2: the opponent on your left. 3 or 4: the one on your right. 5: your opponents decide. 6: you do.\n\nCards and tokens may change this die like any other, unless the ability is an ultimate: then it stays as it fell.',
      fr: 'À deux contre deux, on lance un dé. 1 ou 2 : l’adversaire de gauche. 3 ou 4 : celui de droite. 5 : vos adversaires décident. 6 : c’est vous.\n\nCartes et jetons peuvent changer ce dé comme un autre, sauf pour une Capacité Ultime : il reste alors comme il est tombé.',
    },
    see: [
      'dicethrone:targeting-roll-phase',
      'dicethrone:two-against-two',
      'dicethrone:ultimate',
      'dicethrone:altering-dice',
    ],
  },
  {
    id: 'dicethrone:king-of-the-hill',
    title: { en: 'King of the Hill', fr: 'Le Roi de la Montagne' },
    text: {
      en: 'Three players, 35 health each, turns clockwise, everybody for themselves. There is no Targeting Roll: the attacker chooses whom to target. Attacking the leader is rewarded with a card.',
      fr: 'Trois joueurs, 35 de Santé chacun, tours en sens horaire, chacun pour soi. Aucun Lancer de Ciblage : l’attaquant choisit sa cible. S’en prendre au Chef est récompensé d’une carte.',
    },
    see: [
      'dicethrone:leader',
      'dicethrone:leader-bonus',
      'dicethrone:targeting-roll-phase',
      'dicethrone:modes',
    ],
  },
  {
    id: 'dicethrone:leader',
    title: { en: 'Leader', fr: 'Chef' },
    text: {
      en: 'In King of the Hill, the player with the most health. Players who share the highest number are all leaders.',
      fr: 'Au Roi de la Montagne, celui dont la Santé est la plus haute. Si plusieurs partagent le plus haut nombre, tous sont Chefs.',
    },
    see: ['dicethrone:king-of-the-hill', 'dicethrone:leader-bonus', 'dicethrone:health'],
  },
  {
    id: 'dicethrone:leader-bonus',
    title: { en: 'Bonus for Attacking a Leader', fr: 'Carte bonus contre le Chef' },
    text: {
      en: 'Target a leader with an attack and you draw 1 card, right after choosing and before anything of the ability is resolved. It is yours too when you and your target lead together. A player who leads alone can never earn it.',
      fr: 'Ciblez un Chef par une attaque et vous piochez 1 carte, sitôt la cible choisie et avant que rien de la capacité ne se résolve. Elle vous revient aussi quand vous êtes Chef à égalité avec votre cible. Qui est seul Chef ne peut jamais l’obtenir.',
    },
    see: ['dicethrone:leader', 'dicethrone:king-of-the-hill', 'dicethrone:drawing-cards'],
  },
]
