import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The hero deck in hand: paying, upgrading, selling. */
export const cards: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:cards',
    title: { en: 'Cards', fr: 'Cartes du héros' },
    text: {
      en: 'Two families: hero upgrades, which stay on your board, and actions, which are used once. The symbol on the left edge and the colour of the border tell when a card may be played, the number beside it what it costs.',
      fr: 'Deux familles : les Améliorations de Héros, qui restent sur votre plateau, et les actions, qui servent une fois. Le symbole du bord gauche et la couleur de la bordure disent quand une carte se joue, le nombre voisin ce qu’elle coûte.',
    },
    see: [
      'dicethrone:upgrades',
      'dicethrone:action-cards',
      'dicethrone:card-cost',
      'dicethrone:hand',
      'dicethrone:hero-deck',
    ],
  },
  {
    id: 'dicethrone:card-cost',
    title: { en: 'Cost of a Card', fr: 'Coût d’une carte' },
    text: {
      en: 'Pay the CP printed on the card, then do what it says. A cost of 0 is free. If your dial shows too little, you cannot play it; an instant that brings CP may come first. A partner’s CP never help.\n\nOur reading: a card may be played when what it speaks of is there, a die, a token, damage, even if the gain would go to waste.',
      fr: 'Payez les PC imprimés sur la carte, puis faites ce qu’elle dit. Un coût de 0 est gratuit. Si votre cadran ne suffit pas, elle ne se joue pas ; une action instantanée qui rapporte des PC peut passer d’abord. Les PC d’un coéquipier n’aident jamais.\n\nNotre lecture : une carte se joue dès que ce dont elle parle est là, dé, jeton ou dégâts, même si le gain se perdait.',
    },
    see: ['dicethrone:combat-points', 'dicethrone:cards', 'dicethrone:timing', 'dicethrone:upgrade-levels'],
  },
  {
    id: 'dicethrone:hand',
    title: { en: 'Hand', fr: 'Main' },
    text: {
      en: 'Your cards, hidden from opponents. You begin with 4 and may hold any number until the Discard Phase. Partners in two against two may look at each other’s.',
      fr: 'Vos cartes, cachées aux adversaires. Vous débutez avec 4 et pouvez en tenir autant que vous voulez jusqu’à la Phase de Défausse. À deux contre deux, les coéquipiers peuvent se montrer les leurs.',
    },
    see: ['dicethrone:hand-limit', 'dicethrone:drawing-cards', 'dicethrone:two-against-two'],
  },
  {
    id: 'dicethrone:hand-limit',
    title: { en: 'Hand Limit', fr: 'Limite de main' },
    text: {
      en: 'Six cards, checked only as your own Discard Phase ends. Before that, and in other players’ turns, you may have more.',
      fr: 'Six cartes, et l’on ne vérifie qu’au terme de votre propre Phase de Défausse. Avant, et pendant le tour des autres, vous pouvez en avoir davantage.',
    },
    see: ['dicethrone:discard-phase', 'dicethrone:hand', 'dicethrone:selling'],
  },
  {
    id: 'dicethrone:drawing-cards',
    title: { en: 'Drawing Cards', fr: 'Piocher' },
    text: {
      en: 'Take that many cards from the top of your own deck into your hand: 1 in each Income Phase, more through effects.',
      fr: 'Prenez dans votre main autant de cartes du dessus de votre paquet : 1 à chaque Phase de Revenu, davantage par des effets.',
    },
    see: ['dicethrone:income-phase', 'dicethrone:empty-deck', 'dicethrone:hand'],
  },
  {
    id: 'dicethrone:empty-deck',
    title: { en: 'Empty Deck', fr: 'Paquet vide' },
    text: {
      en: 'When you must draw and no card is left, shuffle your discard pile into a new deck and draw from it. Upgrades on the board stay there. If there is nothing to shuffle either, you draw nothing.',
      fr: 'Quand il faut piocher et qu’il ne reste rien, mélangez votre défausse pour refaire un paquet et piochez dedans. Les Améliorations posées restent sur le plateau. S’il n’y a rien non plus à mélanger, vous ne piochez pas.',
    },
    see: ['dicethrone:drawing-cards', 'dicethrone:discarding', 'dicethrone:upgrades'],
  },
  {
    id: 'dicethrone:selling',
    title: { en: 'Sell', fr: 'Vendez' },
    text: {
      en: 'Put a card from your hand on your discard pile and gain 1 CP, whatever the card costs to play. You sell in your own Main Phases, as often as you like, and in the Discard Phase down to six cards.\n\nAt 15 CP a sale brings nothing. Cards that were played, upgrades among them, cannot be sold.',
      fr: 'Mettez une carte de votre main sur votre défausse et gagnez 1 PC, quel que soit son coût. On vend dans ses propres Phases Principales, sans limite, et en Phase de Défausse jusqu’à n’avoir plus que six cartes.\n\nÀ 15 PC, une vente ne rapporte rien. Les cartes jouées, Améliorations comprises, ne se vendent pas.',
    },
    see: [
      'dicethrone:combat-points',
      'dicethrone:main-phase',
      'dicethrone:discard-phase',
      'dicethrone:discarding',
    ],
  },
  {
    id: 'dicethrone:discarding',
    title: { en: 'Discarding', fr: 'Défausser' },
    text: {
      en: 'Played actions, sold cards and cards lost to an effect go face up on your discard pile. Our reading: a card an effect makes you discard is not sold and brings no CP.',
      fr: 'Actions jouées, cartes vendues et cartes perdues vont face visible sur votre défausse. Notre lecture : une carte qu’un effet vous fait défausser n’est pas vendue et ne rapporte aucun PC.',
    },
    see: ['dicethrone:selling', 'dicethrone:empty-deck', 'dicethrone:action-cards'],
  },
  {
    id: 'dicethrone:upgrades',
    title: { en: 'Hero Upgrades', fr: 'Améliorations de Héros' },
    text: {
      en: 'Played in your own Main Phases onto the space of the same name, for the rest of the game: white borders for offensive, green for defensive, violet for passive abilities. From then on only the new text counts.\n\nAn upgrade on the board cannot be sold, goes back to no deck, and is never covered by a lower level.',
      fr: 'Elles se posent dans vos Phases Principales, sur la case qui porte leur nom, pour toute la suite : bordure blanche pour les Capacités offensives, verte pour les défensives, violette pour les passives. Dès lors, seul compte le nouveau texte.\n\nUne Amélioration posée ne se vend pas, ne retourne dans aucun paquet et ne se couvre jamais d’un niveau inférieur.',
    },
    see: [
      'dicethrone:upgrade-levels',
      'dicethrone:second-ability',
      'dicethrone:card-cost',
      'dicethrone:main-phase',
    ],
  },
  {
    id: 'dicethrone:upgrade-levels',
    title: { en: 'Levels II and III', fr: 'Niveaux II et III' },
    text: {
      en: 'Level II first and level III later costs the same as level III at once: over an upgrade you pay only the difference between the two costs. Level III may go straight onto level I for its full cost. After that, level II of that ability is good for selling only.',
      fr: 'Le niveau II puis le III reviennent au même prix que le III d’emblée : par-dessus une Amélioration, on ne règle que l’écart entre les deux coûts. Le III peut se poser d’un coup sur le I, à son coût entier. Après quoi, le II de cette capacité n’est plus bon qu’à vendre.',
    },
    see: ['dicethrone:upgrades', 'dicethrone:card-cost', 'dicethrone:selling'],
  },
]
