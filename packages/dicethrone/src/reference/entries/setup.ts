import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The table before the first turn, and what lies on it. */
export const setup: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:set-up',
    title: { en: 'Set-Up', fr: 'Mise en place' },
    text: {
      en: 'Each player takes a hero’s board, leaflet, tokens, five dice and two dials. Health goes to its starting value, combat points to 2. Shuffle your deck and draw 4 cards, then roll for the first turn.\n\nSome heroes do a little more, as their leaflet tells them.',
      fr: 'Chaque joueur prend le plateau, la notice, les jetons, les cinq dés et les deux cadrans d’un héros. La Santé se règle sur sa valeur de départ, les PC sur 2. Mélangez votre paquet, prenez-en 4 cartes, puis lancez pour le premier tour.\n\nCertains héros en font un peu plus : leur notice le dit.',
    },
    see: [
      'dicethrone:start-player',
      'dicethrone:hero-set-up',
      'dicethrone:hero-deck',
      'dicethrone:health',
      'dicethrone:combat-points',
    ],
  },
  {
    id: 'dicethrone:hero-set-up',
    title: { en: 'Hero Set-Up', fr: 'Mise en place du héros' },
    text: {
      en: 'Extra steps printed on some leaflets, done before the first turn: starting tokens, a companion, the side of the board that faces up. The Cursed Pirate, for one, begins as a human with 3 Cursed Doubloons.',
      fr: 'Des étapes propres à certaines notices, faites avant le premier tour : jetons de départ, Familier, face visible du plateau. La Pirate Maudite, par exemple, débute humaine avec 3 Doublons Maudits.',
    },
    see: [
      'dicethrone:set-up',
      'dicethrone:hero-leaflet',
      'dicethrone:companion',
      'dicethrone:cursed-pirate-board',
    ],
  },
  {
    id: 'dicethrone:hero-board',
    title: { en: 'Hero Board', fr: 'Plateau de Héros' },
    text: {
      en: 'Here are your abilities: offensive ones with what they ask of the dice, one or more defensive ones, often a passive one, and the ultimate. Upgrade cards cover the space of their name.\n\nThe status effects that concern you, good and bad, lie in the middle for all to see.',
      fr: 'On y lit vos capacités : les offensives avec ce qu’elles demandent aux dés, une ou plusieurs défensives, souvent une passive, et l’Ultime. Les Améliorations couvrent la case qui porte leur nom.\n\nLes Altérations d’État qui vous touchent, bonnes ou mauvaises, sont au milieu, à la vue de tous.',
    },
    see: ['dicethrone:ability', 'dicethrone:upgrades', 'dicethrone:status', 'dicethrone:hero-leaflet'],
  },
  {
    id: 'dicethrone:hero-leaflet',
    title: { en: 'Hero Leaflet', fr: 'Notice de Héros' },
    text: {
      en: 'The sheet beside the board. It explains the hero’s status effects and companions, shows the six faces of the dice, tells of any extra set-up, rates the difficulty and answers awkward questions. Tokens not in use wait on it.',
      fr: 'La feuille posée à côté du plateau. Elle explique les Altérations d’État et les Familiers du héros, montre les six faces des dés, signale une éventuelle mise en place, note la difficulté et répond aux questions épineuses. Les jetons inutilisés y attendent.',
    },
    see: [
      'dicethrone:hero-set-up',
      'dicethrone:status',
      'dicethrone:companion',
      'dicethrone:difficulty',
      'dicethrone:dice',
    ],
  },
  {
    id: 'dicethrone:difficulty',
    title: { en: 'Difficulty', fr: 'Jauge de difficulté' },
    text: {
      en: 'A rating from 1 to 6 of how much there is to master in a hero. It says nothing about strength.',
      fr: 'Une note de 1 à 6 : tout ce qu’il faut maîtriser pour bien jouer ce héros. Elle ne dit rien de sa force.',
    },
    see: ['dicethrone:hero-leaflet', 'dicethrone:hero-board'],
  },
  {
    id: 'dicethrone:hero-deck',
    title: { en: 'Hero Deck', fr: 'Paquet de cartes' },
    text: {
      en: 'Every hero has the same eighteen cards, one copy of each, besides upgrades and actions of their own: 32 cards, or 33 for two of the heroes.\n\nEach also has a promotional card. It stays in the box unless all decks at the table take theirs.',
      fr: 'Chaque héros dispose des mêmes dix-huit cartes, en un exemplaire, et d’Améliorations et d’actions bien à lui : 32 cartes en tout, 33 pour deux d’entre eux.\n\nIl existe aussi une carte promotionnelle par héros. Elle reste dans la boîte, sauf si tous les paquets de la table prennent la leur.',
    },
    see: ['dicethrone:cards', 'dicethrone:set-up', 'dicethrone:empty-deck'],
  },
]
