import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Keywords, each with its own rule. */
export const keywords: readonly ReferenceEntry[] = [
  {
    id: 'champions:keywords',
    title: { en: 'Keywords', fr: 'Mots-clés' },
    text: {
      en: 'One word standing for a whole rule. Keywords are mandatory. This box uses guard, overkill, quickstrike, retaliate, surge, toughness and uses; the rules also know peril and restricted. A keyword works however the card came by it, but not on a boost card.',
      fr: 'Un mot pour toute une règle. Les mots-clés sont obligatoires. Cette boîte emploie Coup Rapide, Déferlement, Garde, Renfort, Riposte, Ténacité et Utilisations ; les règles connaissent aussi Péril et Restreint. Un mot-clé agit d’où qu’il vienne, mais pas sur une carte de boost.',
    },
    see: [
      'champions:guard',
      'champions:overkill',
      'champions:peril',
      'champions:quickstrike',
      'champions:restricted',
      'champions:retaliate',
      'champions:surge',
      'champions:toughness',
      'champions:uses',
    ],
  },
  {
    id: 'champions:quickstrike',
    title: { en: 'Quickstrike', fr: 'Coup Rapide' },
    text: {
      en: 'Right after this enemy engages a player in hero form it attacks that player, without a boost card if it is a minion, and before any optional response to its arrival. It also works when the card was put into play. Against an alter-ego nothing happens, then or later.',
      fr: 'Dès que cet ennemi s’engage avec un joueur sous forme de héros, il l’attaque, sans boost s’il s’agit d’un sbire, et avant toute réponse facultative à son arrivée. Cela vaut aussi s’il a été mis en jeu. Face à un alter ego, rien ne se passe, et rien n’est rattrapé plus tard.',
    },
    see: ['champions:engaged', 'champions:enemy-attack', 'champions:put-into-play', 'champions:priority'],
  },
  {
    id: 'champions:overkill',
    title: { en: 'Overkill', fr: 'Déferlement' },
    text: {
      en: 'Excess damage of the attack passes on: from a defeated minion to the villain, from a defending ally to its controller’s hero. The one behind was not attacked, so guard, DEF and retaliate play no part. Still it is damage of that attack: what follows from being hurt by it follows, and a tough card or Backflip can stop it. An alter-ego takes none of it.\n\nIf a tough card saves the minion or ally, there is no excess at all.',
      fr: 'L’excédent de l’attaque passe derrière : du sbire vaincu au méchant, de l’allié défenseur au héros de son contrôleur. Celui qui est derrière n’est pas attaqué : ni Garde, ni DEF, ni Riposte. Ce sont pourtant des dégâts de cette attaque : ce qui suit d’une blessure par elle s’applique, et une carte Tenace ou Salto Arrière peut les arrêter. Un alter ego n’en subit aucun.\n\nSi une carte Tenace sauve le sbire ou l’allié, il n’y a pas d’excès.',
    },
    see: ['champions:excess-damage', 'champions:attack', 'champions:tough', 'champions:defend'],
  },
  {
    id: 'champions:guard',
    title: { en: 'Guard', fr: 'Garde' },
    text: {
      en: 'While a minion with guard is engaged with you, you cannot attack a villain that lacks guard, not with your hero, your allies or a labelled attack. Damage that is no attack still gets through, and so does overkill.\n\nIt binds only the player engaged with it; the others attack freely.',
      fr: 'Tant qu’un sbire avec Garde est engagé avec vous, vous ne pouvez pas attaquer un méchant qui n’a pas Garde, ni par votre héros, ni par vos alliés, ni par une attaque étiquetée. Les dégâts qui ne sont pas une attaque passent, et Déferlement aussi.\n\nSeul le joueur engagé avec lui est tenu ; les autres attaquent librement.',
    },
    see: ['champions:attack', 'champions:engaged', 'champions:labels', 'champions:overkill'],
  },
  {
    id: 'champions:peril',
    title: { en: 'Peril', fr: 'Péril' },
    text: {
      en: 'While you resolve a card with peril you are on your own: no advice from the others, and they may play no card and use no ability until it is done. No card of this box has it.',
      fr: 'Tant que vous résolvez une carte avec Péril, vous êtes seul : pas de conseil, et les autres ne peuvent jouer aucune carte ni déclencher de capacité avant la fin. Aucune carte de cette boîte ne l’a.',
    },
    see: ['champions:table-talk', 'champions:reveal', 'champions:keywords'],
  },
  {
    id: 'champions:surge',
    title: { en: 'Surge', fr: 'Renfort' },
    text: {
      en: 'Finish the card first; then whoever resolved it reveals another from the encounter deck, and surges can chain. Surge gained while the card resolves counts.\n\nCancelling When Revealed effects takes away a surge granted inside them, not a surge printed as a keyword. It does not work on boosts or on cards that were put into play.',
      fr: 'Une fois la carte entièrement résolue, le même joueur en révèle une autre du deck Rencontre ; les Renforts peuvent s’enchaîner. Un Renfort gagné pendant la résolution compte.\n\nAnnuler les effets « Une fois révélée » supprime un Renfort qu’ils accordent, non celui qui est imprimé comme mot-clé. Il n’agit ni sur un boost, ni sur une carte mise en jeu.',
    },
    see: ['champions:reveal', 'champions:cancel', 'champions:treachery', 'champions:boost'],
  },
  {
    id: 'champions:restricted',
    title: { en: 'Restricted', fr: 'Restreint' },
    text: {
      en: 'You may control two restricted cards, no more. With a third, choose at once which to discard until two are left. No card of this box carries the word.',
      fr: 'Vous pouvez contrôler deux cartes Restreint, pas davantage. Avec une troisième, choisissez aussitôt lesquelles défausser pour revenir à deux. Aucune carte de cette boîte ne porte ce mot.',
    },
    see: ['champions:keywords', 'champions:control', 'champions:upgrade'],
  },
  {
    id: 'champions:retaliate',
    title: { en: 'Retaliate X', fr: 'Riposte X' },
    text: {
      en: 'After the character was attacked and still stands, the attacker takes X damage, whether or not the attack hurt. An attacking ally takes it itself, before its consequential damage. It is damage, not an attack. With other forced responses to the attack, the first player orders it.\n\nIt must be the one attacked: a hero who let an ally or another hero defend does not retaliate. An attempt lost to a stunned card was no attack.',
      fr: 'Après que le personnage a été attaqué, s’il est encore debout, l’attaquant prend X dégâts, que l’attaque ait blessé ou non. Un allié attaquant les prend lui-même, avant ses dégâts consécutifs. Ce sont des dégâts, non une attaque. Entre elle et d’autres réponses forcées, le premier joueur décide de l’ordre.\n\nIl faut être celui qu’on attaque : un héros qui a laissé défendre un allié ou un autre héros ne riposte pas. Une tentative perdue par une carte Sonné n’était pas une attaque.',
    },
    see: ['champions:attack', 'champions:defend', 'champions:consequential-damage', 'champions:stunned'],
  },
  {
    id: 'champions:toughness',
    title: { en: 'Toughness', fr: 'Ténacité' },
    text: {
      en: 'The character enters play with a tough card on it, revealed or put into play. A new villain stage with toughness gets one as it appears, unless it already has one.',
      fr: 'Le personnage entre en jeu avec une carte Tenace, qu’il soit révélé ou mis en jeu. Un nouveau stade de méchant doté de Ténacité la reçoit en apparaissant, sauf s’il en porte déjà une.',
    },
    see: [
      'champions:tough',
      'champions:status-cards',
      'champions:put-into-play',
      'champions:defeating-the-villain',
    ],
  },
  {
    id: 'champions:uses',
    title: { en: 'Uses (X type)', fr: 'Utilisations (X type)' },
    text: {
      en: 'The card enters play with X counters of the given kind, and its ability spends them. When the last one is gone and that effect has resolved, the card is discarded. With no counter left to spend, the ability cannot be used.\n\nA card that merely holds counters, like Hawkeye’s arrows, stays when they run out.',
      fr: 'La carte entre en jeu avec X jetons du genre indiqué, que sa capacité dépense. Quand le dernier est parti et l’effet résolu, la carte est défaussée. Sans jeton à dépenser, la capacité est inutilisable.\n\nUne carte qui porte seulement des jetons, comme les flèches de Hawkeye, reste quand ils sont épuisés.',
    },
    see: ['champions:tokens', 'champions:cost', 'champions:keywords'],
  },
]
