import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Rules that tables often forget, said as the engine would say them in the middle of a game. */
export const reminderEntries: readonly ReferenceEntry[] = [
  {
    id: 'champions:reminder-boost',
    title: { en: 'Reminder: Boost Cards', fr: 'Rappel : cartes de boost' },
    text: {
      en: 'The villain is activating: it gets a boost card first. That goes for every attack and scheme of the villain, not only those of the villain phase. Minions get none.',
      fr: 'Le méchant s’active : il reçoit d’abord une carte de boost. Cela vaut pour chacune de ses attaques et manigances, pas seulement en phase du Méchant. Les sbires n’en ont pas.',
    },
    see: ['champions:boost', 'champions:activation'],
  },
  {
    id: 'champions:reminder-acceleration',
    title: { en: 'Reminder: Acceleration', fr: 'Rappel : accélération' },
    text: {
      en: 'Each acceleration icon and token adds 1 threat in all, however many of you are playing.',
      fr: 'Chaque icône ou pion Accélération ajoute 1 menace en tout, quel que soit votre nombre.',
    },
    see: ['champions:acceleration', 'champions:acceleration-token', 'champions:main-scheme'],
  },
  {
    id: 'champions:reminder-hazard',
    title: { en: 'Reminder: Hazard', fr: 'Rappel : aléas' },
    text: {
      en: 'Each hazard icon adds one card for the whole table. The first extra card is the first player’s, the next one goes to the player on the left, and so on.',
      fr: 'Chaque icône d’aléas ajoute une carte pour toute la table. La première en plus revient au premier joueur, la suivante à son voisin de gauche, et ainsi de suite.',
    },
    see: ['champions:hazard', 'champions:deal-encounter-card'],
  },
  {
    id: 'champions:reminder-form',
    title: { en: 'Reminder: Form of an Action', fr: 'Rappel : forme d’une action' },
    text: {
      en: 'A hero action needs your hero side up, an alter-ego action your alter-ego side. You may change form once in your turn each round.',
      fr: 'Une action de héros demande votre face héros, une action d’alter ego votre face alter ego. Vous pouvez changer de forme une fois par round, à votre tour.',
    },
    see: ['champions:form', 'champions:action'],
  },
  {
    id: 'champions:reminder-defend-for-another',
    title: { en: 'Reminder: Defending for Another', fr: 'Rappel : défendre pour un autre' },
    text: {
      en: 'Anyone at the table may defend this attack with a ready hero or ally. Whoever does becomes its target.',
      fr: 'N’importe qui à la table peut défendre contre cette attaque avec un héros ou un allié redressé. Qui le fait en devient la cible.',
    },
    see: ['champions:defend', 'champions:enemy-attack'],
  },
  {
    id: 'champions:reminder-other-turn',
    title: { en: 'Reminder: Other Players’ Turns', fr: 'Rappel : le tour des autres' },
    text: {
      en: 'It is not your turn, but your actions in play and the action events in your hand can be used now.',
      fr: 'Ce n’est pas votre tour, mais vos actions en jeu et les événements d’action de votre main sont utilisables maintenant.',
    },
    see: ['champions:acting-in-another-turn', 'champions:action'],
  },
  {
    id: 'champions:reminder-player-deck',
    title: { en: 'Reminder: Your Deck Ran Out', fr: 'Rappel : votre deck est épuisé' },
    text: {
      en: 'Your discard pile is your new deck, and it comes at a price: one facedown encounter card for you, revealed in step four of the villain phase.',
      fr: 'Votre défausse devient votre nouveau deck, et cela se paie : une carte Rencontre face cachée pour vous, à révéler à l’étape quatre de la phase du Méchant.',
    },
    see: ['champions:player-deck-empty', 'champions:deal-encounter-card'],
  },
  {
    id: 'champions:reminder-encounter-deck',
    title: { en: 'Reminder: The Encounter Deck Ran Out', fr: 'Rappel : deck Rencontre épuisé' },
    text: {
      en: 'The encounter deck starts over from its discard pile, and the main scheme gets an acceleration token: 1 more threat every round from now on.',
      fr: 'Le deck Rencontre repart de sa défausse, et la manigance principale reçoit un pion Accélération : 1 menace de plus à chaque round désormais.',
    },
    see: ['champions:encounter-deck-empty', 'champions:acceleration-token'],
  },
  {
    id: 'champions:reminder-priority',
    title: { en: 'Reminder: Who Goes First', fr: 'Rappel : qui passe d’abord' },
    text: {
      en: 'Several effects want this moment. Constant effects already apply; status cards act, then interrupts, then the thing itself, then responses, the forced ones always before the free ones.',
      fr: 'Plusieurs effets veulent ce moment. Les effets constants s’appliquent déjà ; les cartes d’état agissent, puis les interruptions, puis la chose elle-même, puis les réponses, les forcées toujours avant les libres.',
    },
    see: ['champions:priority', 'champions:simultaneous-resolution'],
  },
  {
    id: 'champions:reminder-free-discard',
    title: { en: 'Reminder: Discarding Before You Draw', fr: 'Rappel : défausser avant de piocher' },
    text: {
      en: 'Before drawing you may throw away any cards you do not want, and you must if you hold more than your hand size.',
      fr: 'Avant de piocher, vous pouvez jeter les cartes dont vous ne voulez plus, et vous le devez si vous en tenez plus que votre taille de main.',
    },
    see: ['champions:end-of-player-phase', 'champions:hand-size'],
  },
]
