import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Where cards are, whose they are, and what happens when a deck runs dry. */
export const zones: readonly ReferenceEntry[] = [
  {
    id: 'champions:in-play-and-out-of-play',
    title: { en: 'In Play and Out of Play', fr: 'En jeu et hors jeu' },
    text: {
      en: 'In play: what has been played, put into play or revealed to the table, the top villain stage and the top main scheme stage. Out of play: hands, decks, discard piles, later stages, cards set aside or removed, encounter cards still facedown, boosts.\n\nAbilities touch only what is in play unless they name another place, and work only from play, events and treacheries excepted.',
      fr: 'En jeu : ce qui a été joué, mis en jeu ou révélé sur la table, le stade visible du méchant et celui de la manigance principale. Hors jeu : mains, decks, défausses, stades à venir, cartes mises de côté ou retirées, cartes Rencontre encore cachées, boosts.\n\nUne capacité ne touche que ce qui est en jeu, sauf si elle nomme un autre lieu, et n’agit que depuis le jeu, événements et traîtrises exceptés.',
    },
    see: ['champions:enters-play', 'champions:ability', 'champions:removed-from-the-game'],
  },
  {
    id: 'champions:enters-play',
    title: { en: 'Enters Play', fr: 'Entrer en jeu' },
    text: {
      en: 'Any passage from out of play into play: played, put into play or revealed. Cards arrive ready. Counters, toughness and the ally limit are seen to first; then forced abilities about the arrival, then the optional ones.',
      fr: 'Tout passage du hors-jeu au jeu : carte jouée, mise en jeu ou révélée. Les cartes arrivent redressées. Jetons, Ténacité et limite d’alliés d’abord ; puis les capacités forcées liées à l’arrivée, enfin les facultatives.',
    },
    see: [
      'champions:play',
      'champions:put-into-play',
      'champions:reveal',
      'champions:ready',
      'champions:ally-limit',
    ],
  },
  {
    id: 'champions:removed-from-the-game',
    title: { en: 'Removed from the Game', fr: 'Retiré de la partie' },
    text: {
      en: 'Set apart, out of reach of everything, until the end of the game unless a duration is given. Such a card is out of play and does not come back with a reshuffle.',
      fr: 'Mise à l’écart, hors de portée de tout, définitivement sauf durée précisée. La carte est hors jeu et ne revient pas avec un mélange.',
    },
    see: ['champions:in-play-and-out-of-play', 'champions:obligation', 'champions:advancing'],
  },
  {
    id: 'champions:search',
    title: { en: 'Search', fr: 'Chercher' },
    text: {
      en: 'Look through the whole place named and take a card that fits; with several, the searcher chooses. The cards never count as having left. A deck that was searched is shuffled, found or not.\n\n“Deck and discard pile” does not reach cards in play, set aside, dealt facedown or lying as boosts.',
      fr: 'Regardez tout l’endroit nommé et prenez une carte qui convient ; s’il y en a plusieurs, celui qui cherche choisit. Les cartes ne sont jamais réputées l’avoir quitté. Un deck fouillé est mélangé, trouvaille ou non.\n\n« Deck et défausse » n’atteint pas les cartes en jeu, mises de côté, distribuées face cachée ou posées en boost.',
    },
    see: ['champions:encounter-deck-empty', 'champions:in-play-and-out-of-play', 'champions:reveal'],
  },
  {
    id: 'champions:ownership-and-control',
    title: { en: 'Ownership and Control', fr: 'Propriété et contrôle' },
    text: {
      en: 'You own the cards your deck began with; the scenario owns the rest. Cards enter play under their owner’s control unless a permission says otherwise, and control changes only if a card says so. A character that changes sides keeps its state, and what is attached to it follows.\n\nWherever it was, a card that leaves play goes to its owner’s pile.',
      fr: 'Vous êtes propriétaire des cartes de votre deck de départ ; le scénario l’est du reste. Une carte entre en jeu sous le contrôle de son propriétaire, sauf permission, et n’en change que si une carte le dit. Un personnage qui change de camp garde son état, et ce qui lui est attaché le suit.\n\nOù qu’elle ait été, une carte qui quitte le jeu rejoint la pile de son propriétaire.',
    },
    see: [
      'champions:control',
      'champions:play-restrictions-and-permissions',
      'champions:in-play-and-out-of-play',
    ],
  },
  {
    id: 'champions:control',
    title: { en: 'Control', fr: 'Contrôle' },
    text: {
      en: '“You” and “yours” on a card mean the player who controls it. Upgrades you have attached to enemies or to other characters are still under your control. Encounter cards are controlled by the scenario, and there “you” is the player resolving them.',
      fr: '« Vous » et « votre », sur une carte, désignent le joueur qui la contrôle. Les améliorations que vous avez attachées à un ennemi ou ailleurs restent sous votre contrôle. Les cartes Rencontre sont contrôlées par le scénario ; là, « vous » est celui qui les résout.',
    },
    see: ['champions:ownership-and-control', 'champions:upgrade', 'champions:friendly'],
  },
  {
    id: 'champions:random-discard',
    title: { en: 'Discarding at Random', fr: 'Défausser au hasard' },
    text: {
      en: 'Every card in hand has the same chance. With one card, that one goes; with none, nothing happens. Cards an encounter card hides away are seen by nobody until they come back.',
      fr: 'Chaque carte de la main a la même chance. S’il n’y en a qu’une, elle part ; s’il n’y en a pas, rien ne se passe. Les cartes qu’une carte Rencontre emporte restent inconnues de tous jusqu’à leur retour.',
    },
    see: ['champions:hand-size', 'champions:in-play-and-out-of-play'],
  },
  {
    id: 'champions:running-out-of-cards',
    title: { en: 'Running Out of Cards', fr: 'Tomber à court de cartes' },
    text: {
      en: 'A deck is rebuilt from its discard pile the moment its last card leaves it. Your own costs you an encounter card; the encounter deck costs everyone an acceleration token. Draws go on in the new deck, discards from the deck do not.',
      fr: 'Un deck est reformé avec sa défausse dès que sa dernière carte le quitte. Le vôtre vous coûte une carte Rencontre ; le deck Rencontre coûte à tous un pion Accélération. Une pioche continue dans le nouveau deck, une défausse non.',
    },
    see: ['champions:player-deck-empty', 'champions:encounter-deck-empty'],
  },
  {
    id: 'champions:player-deck-empty',
    title: { en: 'Player Deck Empty', fr: 'Deck Joueur vide' },
    text: {
      en: 'Your discard pile is shuffled to make a new deck and you take one facedown encounter card, at once; it is revealed in step four of the villain phase. A draw goes on with the new deck, and so does putting its cards into play. Cards being discarded from the deck stop there.\n\nAn event still resolving is not in the pile and stays out of the new deck.',
      fr: 'Mélangez votre défausse pour former un nouveau deck et recevez une carte Rencontre face cachée, aussitôt ; elle sera révélée à l’étape quatre de la phase du Méchant. Une pioche se poursuit, de même qu’une mise en jeu de ces cartes. Une défausse depuis le deck s’arrête là.\n\nUn événement en cours n’est pas dans la pile et reste hors du nouveau deck.',
    },
    see: [
      'champions:draw',
      'champions:deal-encounter-card',
      'champions:encounter-deck-empty',
      'champions:event',
    ],
  },
  {
    id: 'champions:encounter-deck-empty',
    title: { en: 'Encounter Deck Empty', fr: 'Deck Rencontre vide' },
    text: {
      en: 'The moment its last card leaves, the encounter discard pile becomes the new deck and an acceleration token is placed. A treachery or boost still being resolved is not in the pile yet.\n\nAn effect that discards until it finds something fails if that empties the deck; it is not continued in the new one.',
      fr: 'Dès que sa dernière carte s’en va, la défausse Rencontre devient le nouveau deck et l’on place un pion Accélération. Une traîtrise ou un boost encore en cours n’est pas dans la pile.\n\nUn effet qui défausse jusqu’à trouver une carte échoue si le deck s’épuise ; il ne reprend pas dans le nouveau.',
    },
    see: [
      'champions:acceleration-token',
      'champions:player-deck-empty',
      'champions:search',
      'champions:boost',
    ],
  },
]
