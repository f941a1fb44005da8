import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The round from its first turn to its last revealed card. */
export const phases: readonly ReferenceEntry[] = [
  {
    id: 'champions:player-phase',
    title: { en: 'Player Phase', fr: 'Phase des Joueurs' },
    text: {
      en: 'Each player takes one turn, in player order. When everybody has had theirs, the phase ends in three steps: discard, draw up to hand size, ready everything.',
      fr: 'Chacun joue un tour, dans l’ordre des joueurs. Quand tous sont passés, la phase se termine en trois temps : défausser, compléter sa main, tout redresser.',
    },
    see: ['champions:player-turn', 'champions:end-of-player-phase', 'champions:round'],
  },
  {
    id: 'champions:player-turn',
    title: { en: 'Player Turn', fr: 'Tour de joueur' },
    text: {
      en: 'In your turn, in any order and as often as you can pay: play allies, upgrades and supports; use your identity’s basic power (attack or thwart as a hero, recover as an alter-ego); attack or thwart with your allies; use actions on your cards or on encounter cards, and play action events; ask another player to use one of theirs, which they may decline.\n\nChanging form is the exception: once a round. Say when you are done.',
      fr: 'À votre tour, dans l’ordre voulu et tant que vous pouvez payer : jouer alliés, améliorations et soutiens ; utiliser le pouvoir de base de votre identité (attaque ou contre en héros, récupération en alter ego) ; attaquer ou contrer avec vos alliés ; utiliser des actions, les vôtres ou celles de cartes Rencontre, et jouer des événements d’action ; demander à un autre joueur d’utiliser une des siennes, ce qu’il peut refuser.\n\nSeul le changement de forme est limité : une fois par round. Annoncez quand vous avez fini.',
    },
    see: [
      'champions:active-player',
      'champions:form',
      'champions:basic-powers',
      'champions:acting-in-another-turn',
      'champions:action',
    ],
  },
  {
    id: 'champions:acting-in-another-turn',
    title: { en: 'Acting in Another Player’s Turn', fr: 'Agir pendant le tour d’un autre' },
    text: {
      en: 'While another player takes a turn you may use your action abilities and play events with an action, at their request or on your own offer. You pay as usual and must be in the right form.\n\nYou may not change form, use basic powers, or play allies, upgrades and supports: those wait for your own turn.',
      fr: 'Pendant le tour d’un autre, vous pouvez utiliser vos capacités d’action et jouer des événements d’action, à sa demande ou sur votre proposition. Vous payez comme d’habitude et devez avoir la bonne forme.\n\nPas de changement de forme, de pouvoir de base, ni d’allié, d’amélioration ou de soutien joué : tout cela attend votre tour.',
    },
    see: ['champions:player-turn', 'champions:action', 'champions:form', 'champions:peril'],
  },
  {
    id: 'champions:end-of-player-phase',
    title: { en: 'End of the Player Phase', fr: 'Fin de la phase des Joueurs' },
    text: {
      en: 'First, in player order, discard any cards you do not want; if you hold more than your hand size you must come down to it. Second, all draw up to hand size together. Third, all ready every card they control.\n\nHand size is read from the side of your identity that is showing now.',
      fr: 'D’abord, dans l’ordre des joueurs, défaussez les cartes dont vous ne voulez pas ; au-dessus de votre taille de main, vous devez y redescendre. Ensuite, tous complètent leur main en même temps. Enfin, tous redressent leurs cartes.\n\nLa taille de main se lit sur la face visible de votre identité, à ce moment-là.',
    },
    see: ['champions:hand-size', 'champions:draw', 'champions:ready', 'champions:player-phase'],
  },
  {
    id: 'champions:hand-size',
    title: { en: 'Hand Size', fr: 'Taille de main' },
    text: {
      en: 'The number at the bottom of your identity’s visible side. It is looked at only when the player phase ends: discard down to it, draw up to it. In between you may hold as many cards as you like.\n\nAlter-egos usually hold more cards than heroes, and cards can raise or set the number; Iron Man counts his Tech upgrades and stops at seven.',
      fr: 'Le nombre au bas de la face visible de votre identité. Il ne compte qu’en fin de phase des Joueurs : on défausse ou on pioche pour l’atteindre. Entre-temps, vous pouvez tenir autant de cartes que vous voulez.\n\nUn alter ego tient d’ordinaire plus de cartes qu’un héros, et des cartes modifient ce nombre ; Iron Man compte ses améliorations Tech, sans dépasser sept.',
    },
    see: ['champions:end-of-player-phase', 'champions:identity', 'champions:draw'],
  },
  {
    id: 'champions:draw',
    title: { en: 'Drawing Cards', fr: 'Piocher des cartes' },
    text: {
      en: 'Draw from the top of your own deck into your hand. Cards drawn by one instruction come together, so nothing happens between them. If the deck runs out on the way, rebuild it, take your encounter card, and draw the rest.\n\nThere is no hand limit while you draw; that comes when the player phase ends.',
      fr: 'On pioche sur le dessus de son propre deck. Les cartes d’une même instruction arrivent ensemble : rien ne s’intercale. Si le deck se vide en chemin, reformez-le, recevez votre carte Rencontre et piochez le reste.\n\nAucune limite de main pendant la pioche ; elle se vérifie quand la phase des Joueurs s’achève.',
    },
    see: ['champions:hand-size', 'champions:player-deck-empty', 'champions:end-of-player-phase'],
  },
  {
    id: 'champions:villain-phase',
    title: { en: 'Villain Phase', fr: 'Phase du Méchant' },
    text: {
      en: 'Five steps. One: threat on the main scheme, its acceleration plus one for each acceleration icon and token. Two: for each player in turn, the villain activates, then that player’s minions. Three: one encounter card facedown to each player, plus one in all per hazard icon. Four: each player reveals theirs, one at a time. Five: pass the first player token.\n\nA player who changes form between two activations is met in the form showing at that moment.',
      fr: 'Cinq étapes. Un : la manigance principale prend de la menace, son accélération plus un par icône et par pion Accélération. Deux : pour chaque joueur, le méchant s’active, puis les sbires engagés avec lui. Trois : une carte Rencontre face cachée pour chacun, plus une au total par icône d’aléas. Quatre : chacun révèle les siennes, une par une. Cinq : on passe le pion Premier Joueur.\n\nLa forme qui compte est celle que montre l’identité au moment de chaque activation.',
    },
    see: [
      'champions:activation',
      'champions:main-scheme',
      'champions:deal-encounter-card',
      'champions:reveal',
      'champions:hazard',
      'champions:first-player',
    ],
  },
  {
    id: 'champions:activation',
    title: { en: 'Activation', fr: 'Activation' },
    text: {
      en: 'An enemy activates when it attacks or schemes: it attacks a player in hero form and schemes against one in alter-ego form. In step two of the villain phase the villain does so once per player.\n\nWhen a card tells the villain to attack or scheme at some other time, that is an activation too, boost card included. Minions never get one.',
      fr: 'Un ennemi s’active quand il attaque ou manigance : il attaque un joueur sous forme de héros, il manigance face à un alter ego. À l’étape deux de la phase du Méchant, celui-ci le fait une fois par joueur.\n\nQuand une carte fait attaquer ou manigancer le méchant à un autre moment, c’est aussi une activation, carte de boost comprise. Les sbires n’en reçoivent jamais.',
    },
    see: [
      'champions:boost',
      'champions:enemy-attack',
      'champions:enemy-scheme',
      'champions:minion-activation',
      'champions:form',
    ],
  },
  {
    id: 'champions:minion-activation',
    title: { en: 'Minion Activation', fr: 'Activation des sbires' },
    text: {
      en: 'After the villain has activated against you, each minion engaged with you activates once, one at a time, in the order you like. One that arrived during the villain’s activation takes its turn as well.\n\nNo boost cards. A minion that leaves play while it is activating does nothing more.',
      fr: 'Une fois que le méchant s’est activé contre vous, chaque sbire engagé avec vous s’active à son tour, un par un, dans l’ordre qui vous plaît. Celui qui vient d’arriver pendant l’activation du méchant agit aussi.\n\nPas de carte de boost. Si un sbire quitte le jeu pendant sa propre activation, le reste de celle-ci est abandonné.',
    },
    see: [
      'champions:minion',
      'champions:engaged',
      'champions:enemy-attack',
      'champions:enemy-scheme',
      'champions:boost',
    ],
  },
  {
    id: 'champions:deal-encounter-card',
    title: { en: 'Dealing an Encounter Card', fr: 'Attribuer une carte Rencontre' },
    text: {
      en: 'The card goes facedown from the encounter deck to the table in front of the player and stays unseen. It waits with any others for step four of the villain phase. If it is dealt during step three or four, it joins the cards being revealed right then.',
      fr: 'La carte passe du deck Rencontre à la table devant le joueur, face cachée, sans qu’on la regarde. Elle attend avec les autres l’étape quatre de la phase du Méchant. Distribuée pendant l’étape trois ou quatre, elle rejoint celles qu’on est en train de révéler.',
    },
    see: ['champions:villain-phase', 'champions:reveal', 'champions:hazard', 'champions:player-deck-empty'],
  },
  {
    id: 'champions:reveal',
    title: { en: 'Reveal', fr: 'Révéler' },
    text: {
      en: 'Turn the card up and resolve it, keywords and When Revealed text included, one card at a time. A minion engages you, a treachery takes effect and is discarded, an attachment goes where its text says, side schemes and environments enter play by the villain, an obligation goes to its player.\n\nThe same holds for any card you are told to reveal. A card that is put into play was not revealed: no When Revealed, no surge.',
      fr: 'Retournez la carte et appliquez-la, mots-clés et texte « Une fois révélée » compris, une carte à la fois. Un sbire s’engage avec vous, une traîtrise produit son effet puis est défaussée, un attachement va où son texte l’envoie, manigances annexes et environnements arrivent près du méchant, une obligation rejoint son joueur.\n\nIl en va de même pour toute carte qu’on vous dit de révéler. Une carte mise en jeu n’a pas été révélée : ni « Une fois révélée », ni Renfort.',
    },
    see: [
      'champions:when-revealed',
      'champions:surge',
      'champions:put-into-play',
      'champions:form-dependent-effects',
      'champions:cancel',
    ],
  },
  {
    id: 'champions:form-dependent-effects',
    title: { en: 'Effects by Form', fr: 'Effets selon la forme' },
    text: {
      en: 'Many encounter cards have one line for heroes and one for alter-egos. Use only the line that matches the form of the player resolving the card at that moment. “Each hero” skips players in alter-ego form, and a choice that harms “your hero” is not open to an alter-ego.',
      fr: 'Beaucoup de cartes Rencontre ont une ligne pour les héros, une autre pour les alter ego. N’appliquez que celle qui correspond à la forme, à cet instant, du joueur qui résout la carte. « Chaque héros » ignore les joueurs en alter ego, et un choix qui frappe « votre héros » n’est pas offert à un alter ego.',
    },
    see: ['champions:form', 'champions:reveal', 'champions:when-revealed', 'champions:choose'],
  },
]
