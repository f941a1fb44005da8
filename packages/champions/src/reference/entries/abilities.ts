import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Kinds of card text and who may use them. */
export const abilities: readonly ReferenceEntry[] = [
  {
    id: 'champions:ability',
    title: { en: 'Ability', fr: 'Capacité, capacité de carte' },
    text: {
      en: 'Game text on a card. With a bold heading it is triggered, without one it is constant. Cards work while in play and touch cards in play, unless they say otherwise; events and treacheries work from outside. Resolve one sentence after the other.\n\nConstant, forced, When Revealed, When Defeated and boost text and keywords are mandatory. Actions, interrupts, responses and resource abilities are yours to use or not.',
      fr: 'Le texte de jeu d’une carte. Avec un intitulé en gras elle est déclenchée, sans intitulé elle est constante. Une carte agit quand elle est en jeu et sur ce qui est en jeu, sauf mention ; événements et traîtrises agissent du dehors. On résout phrase après phrase.\n\nTexte constant, forcé, « Une fois révélée », « Une fois vaincu », boost et mots-clés : obligatoires. Actions, interruptions, réponses et ressources : à votre gré.',
    },
    see: [
      'champions:constant-ability',
      'champions:triggered-ability',
      'champions:effect',
      'champions:initiating-abilities',
      'champions:in-play-and-out-of-play',
    ],
  },
  {
    id: 'champions:effect',
    title: { en: 'Effect', fr: 'Effet' },
    text: {
      en: 'What an ability does, as opposed to what it costs: the part after the arrow. Only the effect decides whether an ability may be started at all, and only the effect is lost when an ability is cancelled.',
      fr: 'Ce qu’une capacité fait, par opposition à ce qu’elle coûte : la partie après la flèche. Lui seul décide si la capacité peut être lancée, et lui seul est perdu quand on l’annule.',
    },
    see: ['champions:ability', 'champions:cost', 'champions:cancel', 'champions:initiating'],
  },
  {
    id: 'champions:constant-ability',
    title: { en: 'Constant Ability', fr: 'Capacité constante' },
    text: {
      en: 'Text without a bold heading, other than keywords. It works from the moment the card is in play until it leaves, exhausted or not. If it depends on a condition (“while”, “if”), it switches on and off with it. Two copies count twice.',
      fr: 'Un texte sans intitulé en gras, mots-clés mis à part. Il agit du moment où la carte est en jeu jusqu’à ce qu’elle en sorte, inclinée ou non. S’il dépend d’une condition (« tant que », « si »), il s’allume et s’éteint avec elle. Deux exemplaires comptent deux fois.',
    },
    see: ['champions:ability', 'champions:modifiers', 'champions:lasting-effects', 'champions:exhausted'],
  },
  {
    id: 'champions:triggered-ability',
    title: { en: 'Triggered Ability', fr: 'Capacité déclenchée' },
    text: {
      en: 'Text after a bold heading and a colon. “Hero” or “alter-ego” in the heading demands that form. On a player card it can start only if it could change the game. Without the word “forced”, using it is up to its controller; forced, When Revealed and When Defeated text is set off by the game.\n\nA heading quoted inside another text only names abilities of that kind.',
      fr: 'Un texte après un intitulé en gras et deux-points. « De héros » ou « d’alter ego » exige cette forme. Sur une carte Joueur, elle ne démarre que si elle peut changer quelque chose. Sans le mot « forcée », c’est au choix de son contrôleur ; les textes forcés, « Une fois révélée » et « Une fois vaincu » sont lancés par le jeu.\n\nUn intitulé cité entre guillemets ne fait que nommer ce genre de capacités.',
    },
    see: [
      'champions:action',
      'champions:interrupt',
      'champions:response',
      'champions:forced',
      'champions:special',
      'champions:resource-ability',
      'champions:form',
    ],
  },
  {
    id: 'champions:action',
    title: { en: 'Action', fr: 'Action' },
    text: {
      en: 'Something you may start in your own turn, or in another player’s turn if they ask or accept. A hero action needs hero form, an alter-ego action the other. As long as you can pay again you may use it again, unless a limit says no.\n\nEvents without an action heading wait for the moment they name.',
      fr: 'Ce que vous pouvez lancer à votre tour, ou au tour d’un autre s’il le demande ou l’accepte. Une action de héros exige la forme de héros, une action d’alter ego l’autre. Tant que vous pouvez payer de nouveau, vous pouvez recommencer, sauf limite.\n\nUn événement sans intitulé d’action attend le moment qu’il indique.',
    },
    see: [
      'champions:player-turn',
      'champions:acting-in-another-turn',
      'champions:form',
      'champions:triggered-ability',
    ],
  },
  {
    id: 'champions:interrupt',
    title: { en: 'Interrupt', fr: 'Interruption' },
    text: {
      en: 'Used when its condition is about to happen, before it does. Forced ones come first; then the players are asked in player order, lap after lap, until all pass in a row. Then it is too late.\n\nIf one interrupt cancels or replaces what was coming, it no longer comes, and further interrupts to it cannot be used.',
      fr: 'S’utilise quand sa condition est sur le point d’arriver, juste avant. Les interruptions forcées passent d’abord ; puis on interroge les joueurs dans l’ordre, autant de tours qu’il faut, jusqu’à ce que tous passent de suite. Après, c’est trop tard.\n\nSi l’une d’elles annule ou remplace ce qui venait, cela ne vient plus, et l’on ne peut plus y opposer d’autre interruption.',
    },
    see: [
      'champions:triggering-condition',
      'champions:forced',
      'champions:priority',
      'champions:replacement-effects',
      'champions:cancel',
    ],
  },
  {
    id: 'champions:response',
    title: { en: 'Response', fr: 'Réponse' },
    text: {
      en: 'Used right after its condition has happened. Forced responses first, then the players in player order until all pass in a row; after that the moment is gone. If what it waits for was replaced or cancelled, there is nothing to respond to.',
      fr: 'S’utilise juste après que sa condition s’est produite. Les réponses forcées d’abord, puis les joueurs dans l’ordre, jusqu’à ce que tous passent de suite ; ensuite le moment est perdu. Si l’événement attendu a été remplacé ou annulé, il n’y a rien à quoi répondre.',
    },
    see: ['champions:triggering-condition', 'champions:forced', 'champions:priority', 'champions:after'],
  },
  {
    id: 'champions:forced',
    title: { en: 'Forced', fr: 'Forcée' },
    text: {
      en: 'Not a choice: when its moment comes it happens, and before the optional abilities of the same kind. If several are due at once, the first player sets the order, whoever controls the cards, and each is finished before the next begins.',
      fr: 'Pas le choix : quand son moment vient, elle a lieu, avant les capacités facultatives du même genre. Si plusieurs tombent ensemble, le premier joueur fixe l’ordre, peu importe à qui sont les cartes, et chacune se termine avant la suivante.',
    },
    see: [
      'champions:interrupt',
      'champions:response',
      'champions:simultaneous-resolution',
      'champions:first-player',
    ],
  },
  {
    id: 'champions:special',
    title: { en: 'Special', fr: 'Spécial' },
    text: {
      en: 'Text that only works when another card tells you to resolve it. With Wakanda Forever! you line up your Black Panther upgrades as you like; each is one step, useful or not, and only the last step gets its bonus. Each special keeps its own label, so a stunned or confused card stops one step at most.',
      fr: 'Un texte qui n’agit que lorsqu’une autre carte dit de le résoudre. Avec Wakanda Éternel ! vous rangez vos améliorations Black Panther à votre guise ; chacune est une étape, même sans effet possible, et seule la dernière a droit à son bonus. Chaque capacité garde son étiquette : Sonné ou Désorienté n’arrête qu’une étape.',
    },
    see: ['champions:triggered-ability', 'champions:labels', 'champions:stunned', 'champions:confused'],
  },
  {
    id: 'champions:self-reference',
    title: { en: 'Self-Referential Text', fr: 'Capacité autoréférentielle' },
    text: {
      en: 'When a card speaks of itself by title, it means this very card and no other copy. Cards that ask for different cards, on the other hand, go by title: several printings of one title are one card.',
      fr: 'Quand une carte se nomme elle-même, elle parle de cet exemplaire et d’aucun autre. Les cartes qui demandent des cartes différentes, elles, vont au titre : plusieurs versions d’un même titre ne font qu’une carte.',
    },
    see: ['champions:ability', 'champions:limit', 'champions:unique'],
  },
  {
    id: 'champions:gain',
    title: { en: 'Gain (a Characteristic)', fr: 'Gagner (une caractéristique)' },
    text: {
      en: 'A card that gains a trait, keyword or ability works as though it had always had it, for as long as it is gained. It is not printed there, though, for effects that look at what is printed.',
      fr: 'Une carte qui gagne un trait, un mot-clé ou une capacité s’en sert comme si elle l’avait toujours eu, tant que cela dure. Mais ce n’est pas imprimé, pour les effets qui regardent l’imprimé.',
    },
    see: ['champions:printed', 'champions:traits', 'champions:keywords', 'champions:surge'],
  },
]
