import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The cards of the scenario. */
export const encounter: readonly ReferenceEntry[] = [
  {
    id: 'champions:villain',
    title: { en: 'Villain', fr: 'Méchant, deck Méchant' },
    text: {
      en: 'The foe the players must beat: a small deck of numbered stages, only the top one in play. In step two of the villain phase it activates once per player, attacking heroes and scheming against alter-egos. Every activation brings a boost card.',
      fr: 'L’adversaire à abattre : un petit deck de stades numérotés, dont seul le premier est en jeu. À l’étape deux de la phase du Méchant il s’active une fois par joueur, attaquant les héros, manigançant face aux alter ego. Chaque activation amène une carte de boost.',
    },
    see: [
      'champions:defeating-the-villain',
      'champions:activation',
      'champions:boost',
      'champions:enemy-attack',
      'champions:enemy-scheme',
    ],
  },
  {
    id: 'champions:minion',
    title: { en: 'Minion', fr: 'Sbire' },
    text: {
      en: 'A lesser enemy. It enters play engaged with the player who revealed it or resolved the card that brought it, unless told otherwise, and activates against that player each villain phase after the villain. Any player may attack it. At zero hit points it is defeated and discarded.',
      fr: 'Un ennemi de second rang. Il arrive engagé avec celui qui le révèle, ou qui résout la carte qui l’amène, sauf mention contraire, et s’active contre lui à chaque phase du Méchant, après celui-ci. Tout joueur peut l’attaquer. À zéro point de vie, il est vaincu et défaussé.',
    },
    see: [
      'champions:engaged',
      'champions:minion-activation',
      'champions:defeat',
      'champions:facedown-minion',
    ],
  },
  {
    id: 'champions:engaged',
    title: { en: 'Engaged', fr: 'Engagé' },
    text: {
      en: 'A minion faces one player and stays with them until it is defeated, leaves play, or a card moves it. That player alone meets its activations and is bound by its guard. If the player is eliminated, it turns to the next one.',
      fr: 'Un sbire fait face à un joueur et le reste jusqu’à être vaincu, quitter le jeu ou être déplacé par une carte. Ce joueur seul subit ses activations et sa Garde. S’il est éliminé, le sbire se tourne vers le suivant.',
    },
    see: [
      'champions:minion',
      'champions:minion-activation',
      'champions:guard',
      'champions:quickstrike',
      'champions:player-elimination',
    ],
  },
  {
    id: 'champions:treachery',
    title: { en: 'Treachery', fr: 'Traîtrise' },
    text: {
      en: 'A one-time blow: the player who reveals it resolves it, then it goes to the encounter discard pile. Until then it is in no pile, so a deck rebuilt meanwhile does not contain it. If its effects are cancelled it still counts as revealed and is discarded.',
      fr: 'Un coup unique : celui qui la révèle la résout, puis elle rejoint la défausse Rencontre. D’ici là elle n’est dans aucune pile : un deck reformé entre-temps ne la contient pas. Si ses effets sont annulés, elle a quand même été révélée et part à la défausse.',
    },
    see: ['champions:reveal', 'champions:cancel', 'champions:surge', 'champions:encounter-deck-empty'],
  },
  {
    id: 'champions:attachment',
    title: { en: 'Attachment', fr: 'Attachement' },
    text: {
      en: 'An encounter card that fastens itself to another card, most often the villain, and may add to its ATK or SCH. It stays when the villain moves to the next stage and goes when its host leaves play. An action printed on it is open to every player whose form allows it.',
      fr: 'Une carte Rencontre qui se fixe à une autre, le plus souvent le méchant, et peut augmenter son ATQ ou sa MNG. Elle reste quand le méchant change de stade et part quand son hôte quitte le jeu. L’action qu’elle porte est ouverte à tout joueur ayant la forme voulue.',
    },
    see: [
      'champions:attach',
      'champions:defeating-the-villain',
      'champions:star-icon',
      'champions:acting-in-another-turn',
    ],
  },
  {
    id: 'champions:environment',
    title: { en: 'Environment', fr: 'Environnement' },
    text: {
      en: 'A standing rule of the scenario, lying beside the villain and active for everybody until something removes it.',
      fr: 'Une règle permanente du scénario, posée à côté du méchant et valable pour tous jusqu’à ce qu’un effet la retire.',
    },
    see: ['champions:reveal', 'champions:constant-ability', 'champions:facedown-minion'],
  },
  {
    id: 'champions:obligation',
    title: { en: 'Obligation', fr: 'Obligation' },
    text: {
      en: 'A duty from private life, shuffled into the encounter deck at setup. Whoever reveals it passes it to the player of the identity it names, and that player resolves it. Changing to alter-ego form for it does not spend your change of the round.\n\nIt leaves the game only by the option that says so; otherwise it is discarded and may come back. If its hero has been eliminated, remove it and reveal another card. With no hero attached, the player who revealed it resolves it.',
      fr: 'Un devoir de la vie privée, mélangé au deck Rencontre à la mise en place. Celui qui la révèle la remet au joueur de l’identité nommée, qui la résout. Repasser en alter ego pour elle n’use pas votre changement du round.\n\nElle ne sort de la partie que par l’option qui le dit ; sinon elle est défaussée et peut revenir. Si son héros a été éliminé, retirez-la et révélez une autre carte. Sans héros associé, celui qui l’a révélée s’en charge.',
    },
    see: [
      'champions:reveal',
      'champions:form',
      'champions:choose',
      'champions:removed-from-the-game',
      'champions:setup',
    ],
  },
  {
    id: 'champions:nemesis',
    title: { en: 'Nemesis', fr: 'Némésis' },
    text: {
      en: 'Each hero has a personal enemy and a few cards, set aside out of play. They come only if a card calls them, and they are those of the player resolving it: usually the minion first, engaged with that player, then the side scheme with its text, then the rest into the encounter deck.\n\nSet-aside cards cannot be found by searching. Once the minion has been used up, calling it again brings only what the card says instead.',
      fr: 'Chaque héros a un ennemi intime et quelques cartes, mis de côté hors jeu. Ils ne viennent que si une carte les appelle, et ce sont ceux du joueur qui la résout : d’ordinaire le sbire d’abord, engagé avec lui, puis la manigance annexe et son texte, puis le reste dans le deck Rencontre.\n\nUne recherche ne trouve pas les cartes mises de côté. Si le sbire a déjà servi, un nouvel appel n’apporte que ce que la carte prévoit alors.',
    },
    see: ['champions:setup', 'champions:reveal', 'champions:quickstrike', 'champions:search'],
  },
  {
    id: 'champions:boost',
    title: { en: 'Boost', fr: 'Boost' },
    text: {
      en: 'Every villain activation, in the villain phase or by a card, gives it one facedown encounter card; some texts give more. After a defender is named they are turned up one by one: each icon adds 1 to ATK or SCH for this activation, a star means the text below the line resolves, then the card is discarded.\n\nNothing else on the card works: no When Revealed, keyword or scheme icon. A star is no icon. “You” is the player targeted at that moment.',
      fr: 'Chaque activation du méchant, en phase du Méchant ou par une carte, lui donne une carte Rencontre face cachée ; certains textes en donnent plus. Une fois le défenseur nommé, on les retourne une par une : chaque icône ajoute 1 à l’ATQ ou à la MNG, une étoile fait résoudre le texte sous la ligne, puis la carte est défaussée.\n\nRien d’autre n’agit : ni « Une fois révélée », ni mot-clé, ni icône de manigance. L’étoile n’est pas une icône de boost. « Vous » désigne le joueur visé à cet instant.',
    },
    see: [
      'champions:activation',
      'champions:enemy-attack',
      'champions:enemy-scheme',
      'champions:star-icon',
      'champions:undefended',
    ],
  },
  {
    id: 'champions:star-icon',
    title: { en: 'Star Icon', fr: 'Icône d’étoile' },
    text: {
      en: 'A pointer to the text box. Beside an enemy’s or attachment’s ATK or SCH it says that an ability there comes into play when that number is used. In the boost field it stands for the boost text below the line and adds nothing to the total.',
      fr: 'Un renvoi au texte de la carte. Près de l’ATQ ou de la MNG d’un ennemi ou d’un attachement, elle signale une capacité qui joue quand ce nombre sert. Dans le champ de boost, elle annonce le texte sous la ligne et n’ajoute rien au total.',
    },
    see: ['champions:boost', 'champions:enemy-attack', 'champions:enemy-scheme', 'champions:attachment'],
  },
  {
    id: 'champions:when-revealed',
    title: { en: 'When Revealed', fr: 'Capacité Une fois révélée' },
    text: {
      en: 'Resolves when the card is revealed: from the encounter deck, as a new villain or main scheme stage, or when it enters play during setup. Not when it is put into play otherwise, nor as a boost card. Where it speaks of a form, only the line for your present form is used.',
      fr: 'Se résout quand la carte est révélée : depuis le deck Rencontre, comme nouveau stade de méchant ou de manigance principale, ou quand elle entre en jeu à la mise en place. Pas si elle est mise en jeu autrement, ni comme boost. Si elle parle de forme, seule compte la ligne de votre forme présente.',
    },
    see: [
      'champions:reveal',
      'champions:put-into-play',
      'champions:form-dependent-effects',
      'champions:cancel',
      'champions:setup',
    ],
  },
  {
    id: 'champions:when-defeated',
    title: { en: 'When Defeated', fr: 'Capacités Une fois vaincu / déjouée' },
    text: {
      en: 'Resolves when the character is defeated or the side scheme has lost its last threat, just before the card is discarded. A card that leaves play in another way was not defeated, and its text stays silent.',
      fr: 'Se résout quand le personnage est vaincu ou que la manigance annexe perd sa dernière menace, juste avant la défausse. Une carte qui quitte le jeu d’une autre façon n’a pas été vaincue ni déjouée : son texte se tait.',
    },
    see: ['champions:defeat', 'champions:side-scheme', 'champions:triggered-ability'],
  },
  {
    id: 'champions:facedown-minion',
    title: { en: 'Facedown Minions (Drones)', fr: 'Sbires face cachée (Drones)' },
    text: {
      en: 'A card from your own deck lying facedown as a Drone minion has no title, text, cost or resources; its numbers come from the environment, 1 each for Ultron’s Drones. Nobody looks at it. It enters play but is not revealed, and can carry status cards and attachments.\n\nOnce defeated, it is turned faceup and joins its owner’s discard pile. Cards that speak of facedown Drones do not mean minions with the trait printed on them.',
      fr: 'Une carte de votre deck posée face cachée comme sbire Drone n’a ni titre, ni texte, ni coût, ni ressource ; ses valeurs viennent de l’environnement, 1 partout pour les Drones d’Ultron. Personne ne la regarde. Elle entre en jeu sans être révélée, et peut porter attachements et états.\n\nVaincue, elle rejoint face visible la défausse de son propriétaire. « Drone face cachée » ne désigne pas un sbire qui porte ce trait imprimé.',
    },
    see: [
      'champions:minion',
      'champions:environment',
      'champions:base-value',
      'champions:card-types',
      'champions:player-deck-empty',
    ],
  },
  {
    id: 'champions:encounter-card-anatomy',
    title: { en: 'Reading a Scenario Card', fr: 'Description des cartes Scénario' },
    text: {
      en: 'Enemies show SCH and ATK at the side and hit points below. Schemes show starting threat, and main schemes also the target and the acceleration added each round. Boost icons sit in the lower right corner; text below the dividing line is for boosts only. The stage number and the encounter set tell where the card belongs.',
      fr: 'Les ennemis montrent MNG et ATQ sur le côté, points de vie en bas. Les manigances montrent la menace de départ et, pour les manigances principales, le seuil et l’accélération de chaque round. Les icônes de boost sont en bas à droite ; le texte sous la ligne ne sert qu’au boost. Le numéro de stade et le set de rencontre disent à quoi la carte appartient.',
    },
    see: [
      'champions:boost',
      'champions:star-icon',
      'champions:target-threat',
      'champions:abbreviations',
      'champions:encounter-sets',
    ],
  },
]
