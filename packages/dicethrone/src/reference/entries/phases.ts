import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The turn and its eight phases. */
export const phases: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:phases',
    title: { en: 'Phases of a Turn', fr: 'Phases d’un tour' },
    text: {
      en: 'Upkeep, Income, Main Phase (1), Offensive Roll, Targeting Roll, Defensive Roll, Main Phase (2), Discard. Then the next player’s turn begins.\n\nUpgrades and Main Phase actions belong to your own Main Phases. Roll Phase actions are for everybody in any of the three roll phases, instant actions for everybody at any moment.',
      fr: 'Entretien, Revenu, Principale (1), Lancer Offensif, Lancer de Ciblage, Lancer Défensif, Principale (2), Défausse. Vient alors le tour du joueur suivant.\n\nAméliorations et actions de Phase Principale sont réservées à vos propres Phases Principales. Les actions de Phase de Lancer sont ouvertes à tous dans chacune des trois Phases de Lancer, les instantanées à tous et toujours.',
    },
    see: [
      'dicethrone:upkeep-phase',
      'dicethrone:income-phase',
      'dicethrone:main-phase',
      'dicethrone:offensive-roll-phase',
      'dicethrone:targeting-roll-phase',
      'dicethrone:defensive-roll-phase',
      'dicethrone:second-main-phase',
      'dicethrone:discard-phase',
    ],
  },
  {
    id: 'dicethrone:upkeep-phase',
    title: { en: 'Upkeep Phase', fr: 'Phase d’Entretien' },
    text: {
      en: 'Resolve what your tokens and passive abilities do at this time, in the order you like. For many heroes there is nothing yet on turn one. Dice rolled here can only be touched by instant actions and tokens.\n\nDamage and healing are added up and applied in one go as the phase ends; isolated damage alone does not wait. Until then tokens may be spent and instants played: a token that is gone deals nothing, but dice once rolled for a token decide.',
      fr: 'Résolvez ce que vos jetons et capacités passives font à ce moment, dans l’ordre qui vous plaît. Au premier tour, beaucoup de héros n’ont encore rien. Seules les actions instantanées et les jetons touchent aux dés lancés ici.\n\nDégâts et soins s’additionnent et s’appliquent d’un coup quand la phase se termine ; seuls les dégâts isolés n’attendent pas. Jusque-là, on peut dépenser des jetons et jouer des actions instantanées : un jeton parti n’inflige rien, mais les dés déjà lancés pour un jeton décident.',
    },
    see: [
      'dicethrone:passive-ability',
      'dicethrone:status',
      'dicethrone:simultaneous-damage',
      'dicethrone:isolated-damage',
      'dicethrone:altering-dice',
    ],
  },
  {
    id: 'dicethrone:income-phase',
    title: { en: 'Income Phase', fr: 'Phase de Revenu' },
    text: {
      en: 'Gain 1 CP, then draw 1 card. With 15 CP already on your dial the point is lost, but you still draw. If the deck is empty, a new one is made first.\n\nThe start player has no income on the very first turn.',
      fr: 'Gagnez 1 PC, puis piochez 1 carte. Si votre cadran est déjà à 15, le point est perdu, mais vous piochez. Si le paquet est vide, on en refait d’abord un.\n\nLe Joueur de Départ n’a aucun revenu à son tout premier tour.',
    },
    see: [
      'dicethrone:combat-points',
      'dicethrone:empty-deck',
      'dicethrone:start-player',
      'dicethrone:skipped-phase',
    ],
  },
  {
    id: 'dicethrone:main-phase',
    title: { en: 'Main Phase (1)', fr: 'Phase Principale (1)' },
    text: {
      en: 'Sell cards, play Main Phase actions and play upgrades, in any order and as often as your hand and your CP allow.\n\nNobody else may do any of this. The others have instant actions and tokens to answer with.',
      fr: 'Vendez des cartes, jouez des actions de Phase Principale et des Améliorations, comme bon vous semble, tant que votre main et vos PC le permettent.\n\nPersonne d’autre n’en a le droit. Les autres n’ont, pour répondre, que leurs actions instantanées et leurs jetons.',
    },
    see: [
      'dicethrone:main-phase-action',
      'dicethrone:upgrades',
      'dicethrone:selling',
      'dicethrone:second-main-phase',
    ],
  },
  {
    id: 'dicethrone:second-main-phase',
    title: { en: 'Main Phase (2)', fr: 'Phase Principale (2)' },
    text: {
      en: 'All that Main Phase (1) allows, once more, after the dice and the damage. CP and cards won in the roll phase can be used at once. It takes place even when you rolled nothing.',
      fr: 'Tout ce que permet la Phase Principale (1), une fois encore, après les dés et les dégâts. PC et cartes gagnés pendant les lancers servent aussitôt. Elle a lieu même si vous n’avez rien lancé.',
    },
    see: ['dicethrone:main-phase', 'dicethrone:roll-phase', 'dicethrone:discard-phase'],
  },
  {
    id: 'dicethrone:offensive-roll-phase',
    title: { en: 'Offensive Roll Phase', fr: 'Phase de Lancer Offensif' },
    text: {
      en: 'Up to three roll attempts; then announce one offensive ability that your dice allow, or none. The others may react. If dice were changed, announce anew or use attempts you still have. Once all are content, the ability is activated and whatever needs no target happens.\n\nAfter each of these steps anybody may play Roll Phase actions. One ability per phase, never two.',
      fr: 'Jusqu’à trois Tentatives de Lancer ; puis annoncez une Capacité Offensive que vos dés permettent, ou aucune. Les autres peuvent réagir. Si des dés ont changé, annoncez de nouveau ou reprenez les tentatives qui vous restent. Quand plus personne ne bouge, la capacité s’active et ce qui se passe de cible a lieu.\n\nAprès chacune de ces étapes, tous peuvent jouer des actions de Phase de Lancer. Une capacité par phase, jamais deux.',
    },
    see: [
      'dicethrone:roll-attempt',
      'dicethrone:announcing',
      'dicethrone:changed-after-announcing',
      'dicethrone:activation',
      'dicethrone:attack-order',
    ],
  },
  {
    id: 'dicethrone:targeting-roll-phase',
    title: { en: 'Targeting Roll Phase', fr: 'Phase de Lancer de Ciblage' },
    text: {
      en: 'Skipped when you have a single opponent. In two against two a die finds the defender; in King of the Hill you simply choose.\n\nIt is needed as soon as anything in the ability is meant for the target, be it only a token. Effects that name their own victims, such as all opponents, do without it.',
      fr: 'Sans objet quand vous n’avez qu’un adversaire. À deux contre deux, un dé trouve le Défenseur ; au Roi de la Montagne, vous choisissez, voilà tout.\n\nElle est nécessaire dès que la capacité réserve quelque chose à la cible, ne serait-ce qu’un jeton. Les effets qui nomment eux-mêmes leurs victimes, comme tous les adversaires, s’en passent.',
    },
    see: [
      'dicethrone:targeting',
      'dicethrone:targeting-die',
      'dicethrone:king-of-the-hill',
      'dicethrone:defender',
    ],
  },
  {
    id: 'dicethrone:defensive-roll-phase',
    title: { en: 'Defensive Roll Phase', fr: 'Phase de Lancer Défensif' },
    text: {
      en: 'First the target receives everything in the ability that is not damage. Against a defendable attack, the defender may then pick a defensive ability, rolls its dice once, and whatever it gives besides damage happens.\n\nEverybody gets a last chance to act. Finally all damage, prevention and healing of both sides are applied together.',
      fr: 'La cible reçoit d’abord tout ce qui, dans la capacité, n’est pas un dégât. Face à une attaque parable, le Défenseur peut ensuite prendre une Capacité Défensive, lance ses dés une fois et reçoit ce qu’elle donne hors dégâts.\n\nChacun a une dernière occasion d’agir. Enfin dégâts, prévention et soins des deux camps s’appliquent ensemble.',
    },
    see: [
      'dicethrone:defensive-ability',
      'dicethrone:defensive-roll',
      'dicethrone:last-chance',
      'dicethrone:simultaneous-damage',
      'dicethrone:attack-order',
    ],
  },
  {
    id: 'dicethrone:discard-phase',
    title: { en: 'Discard Phase', fr: 'Phase de Défausse' },
    text: {
      en: 'With more than 6 cards in hand you sell down to 6, for 1 CP each. With 6 or fewer nothing happens.\n\nIn our reading you sell exactly the surplus here; whoever wants to sell more has two Main Phases for it.',
      fr: 'Avec plus de 6 cartes en main, vous vendez l’excédent, 1 PC pièce. Avec 6 ou moins, rien ne se passe.\n\nDans notre lecture, on ne vend ici que l’excédent ; pour vendre davantage, il y a deux Phases Principales.',
    },
    see: ['dicethrone:hand-limit', 'dicethrone:selling'],
  },
  {
    id: 'dicethrone:roll-phase',
    title: { en: 'Roll Phase', fr: 'Phase de Lancer' },
    text: {
      en: 'The common name of the Offensive, Targeting and Defensive Roll Phases. Roll Phase actions may be played in all three, by anybody.\n\n“The end of the roll phase” is one moment: damage has been applied and Main Phase (2) is about to begin. Tokens that last until then leave now.',
      fr: 'Le nom commun du Lancer Offensif, du Lancer de Ciblage et du Lancer Défensif. Les actions de Phase de Lancer se jouent dans les trois, par tous.\n\nCe qu’on appelle « conclusion de la Phase de Lancer » tient en un instant : les dégâts sont appliqués et la Phase Principale (2) va s’ouvrir. Les jetons qui durent jusque-là s’en vont.',
    },
    see: [
      'dicethrone:roll-phase-action',
      'dicethrone:offensive-roll-phase',
      'dicethrone:targeting-roll-phase',
      'dicethrone:defensive-roll-phase',
      'dicethrone:second-main-phase',
    ],
  },
  {
    id: 'dicethrone:skipped-phase',
    title: { en: 'Skipping a Phase', fr: 'Sauter une phase' },
    text: {
      en: 'A phase you skip does not exist for you. Without an Offensive Roll Phase there is no targeting and no defence either.\n\nOur reading: nothing that looks at how the phase went takes notice. Being knocked down earns you no Powder Keg from the cursed Pirate, and tokens that end with your next Offensive Roll Phase stay on you.',
      fr: 'Une phase sautée n’existe pas pour vous. Sans Phase de Lancer Offensif, ni ciblage ni défense.\n\nNotre lecture : rien de ce qui juge le déroulement de la phase ne réagit. Être À Terre ne vous vaut aucun Baril de Poudre de la Pirate maudite, et les jetons qui finissent avec votre prochain Lancer Offensif restent sur vous.',
    },
    see: [
      'dicethrone:knockdown',
      'dicethrone:powder-keg',
      'dicethrone:income-phase',
      'dicethrone:offensive-roll-phase',
    ],
  },
  {
    id: 'dicethrone:extra-roll-phase',
    title: { en: 'Extra Offensive Roll Phase', fr: 'Phase de Lancer Offensif supplémentaire' },
    text: {
      en: 'Some effects, Stun first of all, let you roll for another ability right after the first has run its course, with fresh attempts.\n\nOur reading: tokens bound to the Offensive Roll Phase leave between the two; those bound to the whole roll phase last through both.',
      fr: 'Certains effets, à commencer par Étourdissement, vous font lancer pour une nouvelle capacité dès que la première est finie, avec des tentatives neuves.\n\nNotre lecture : les jetons qui s’arrêtent avec le Lancer Offensif partent entre les deux ; ceux qui s’arrêtent avec toute la Phase de Lancer durent jusqu’au bout.',
    },
    see: ['dicethrone:stun', 'dicethrone:offensive-roll-phase', 'dicethrone:roll-phase'],
  },
]
