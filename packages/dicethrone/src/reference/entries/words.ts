import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Words that mean something exact in the text of abilities and cards. */
export const words: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:then',
    title: { en: 'Then', fr: 'Puis' },
    text: {
      en: 'What follows “then” is done after what precedes it, with a pause between: players may play instants and Roll Phase actions and spend tokens. Both parts belong to the same ability, and the second comes before the defence.\n\nOur reading: only what follows damage waits until that damage is applied, as with the Chi of the Monk. What the first part did already counts for the second. A Bounty given before “then” raises that very attack.',
      fr: 'Ce qui suit « puis » se fait après ce qui précède, avec une pause entre les deux : actions instantanées, actions de Phase de Lancer et jetons y ont leur place. Les deux parties sont d’une même capacité, et la seconde vient avant la défense.\n\nNotre lecture : seul ce qui suit des dégâts attend qu’ils soient appliqués, comme le Chi du Moine. L’effet de la première compte déjà pour la seconde. Une Prime donnée avant « puis » accroît cette attaque-là.',
    },
    see: [
      'dicethrone:pause',
      'dicethrone:ability-description',
      'dicethrone:additionally',
      'dicethrone:bounty',
      'dicethrone:then-without-pause',
    ],
  },
  {
    id: 'dicethrone:additionally',
    title: { en: 'Additionally', fr: 'De plus' },
    text: {
      en: 'What comes after this word is resolved when all the other effects listed are done. It opens no pause.',
      fr: 'Ce qui vient après ces mots se résout quand tous les autres effets énumérés sont faits. Aucune pause ne s’ouvre.',
    },
    see: ['dicethrone:then', 'dicethrone:ability-description'],
  },
  {
    id: 'dicethrone:or',
    title: { en: 'Or', fr: 'Ou' },
    text: {
      en: 'You carry out one side and not the other. Choose when you come to it.',
      fr: 'Vous appliquez un côté et pas l’autre. Choisissez quand vous y arrivez.',
    },
    see: ['dicethrone:ability-description', 'dicethrone:then'],
  },
  {
    id: 'dicethrone:on-symbol',
    title: { en: 'On [Symbol]', fr: 'Sur [symbole]' },
    text: {
      en: 'If the roll shows all the symbols named, you get the benefit, once. Showing them twice over pays no more.',
      fr: 'Si le lancer montre tous les symboles nommés, vous avez le bénéfice, une fois. Les montrer en double ne rapporte rien de plus.',
    },
    see: ['dicethrone:multiplication', 'dicethrone:for-every', 'dicethrone:roll-x-dice'],
  },
  {
    id: 'dicethrone:multiplication',
    title: { en: 'Times [Symbol]', fr: 'Multiplication' },
    text: {
      en: 'A number times a symbol: count the dice that show it and multiply. 2 × a symbol on three dice makes 6; on none it makes 0.',
      fr: 'Un nombre fois un symbole : comptez les dés qui le montrent et multipliez. 2 × un symbole sur trois dés donne 6 ; sur aucun, 0.',
    },
    see: ['dicethrone:on-symbol', 'dicethrone:for-every', 'dicethrone:ability-description'],
  },
  {
    id: 'dicethrone:for-every',
    title: { en: 'For Every Group', fr: 'Pour chaque groupe' },
    text: {
      en: 'Our reading: where a text asks for a group, such as two of a symbol, only complete groups count. Three of it make one group of two, four make two. A die may serve other lines as well.',
      fr: 'Notre lecture : quand un texte demande un groupe, par exemple deux fois un symbole, seuls les groupes complets comptent. Trois en font un de deux, quatre en font deux. Un dé peut aussi servir à d’autres lignes.',
    },
    see: ['dicethrone:on-symbol', 'dicethrone:multiplication'],
  },
  {
    id: 'dicethrone:roll-x-dice',
    title: { en: 'Roll X Dice', fr: 'Lancez [X] dés' },
    text: {
      en: 'One roll of that many dice, for the lines that follow. What your dice showed before is of no use here. No further attempts belong to it, but cards and tokens may change the result before it is used.',
      fr: 'Un unique jet de ce nombre de dés, pour les lignes qui suivent. Ce que vos dés montraient avant n’y sert à rien. Il n’ouvre pas droit à d’autres tentatives, mais cartes et jetons peuvent changer le résultat avant usage.',
    },
    see: [
      'dicethrone:on-symbol',
      'dicethrone:multiplication',
      'dicethrone:extra-roll-attempt',
      'dicethrone:altering-dice',
    ],
  },
  {
    id: 'dicethrone:steal',
    title: { en: 'Steal', fr: 'Volez' },
    text: {
      en: 'Take the resource from your opponent: what you gain, they lose. If they have less, you take all there is, and no more. Your own ceiling applies to what you gain.',
      fr: 'Prenez la ressource à votre adversaire : ce que vous gagnez, il le perd. S’il en a moins, vous prenez tout ce qu’il a, sans plus. Votre propre plafond vaut pour ce que vous gagnez.',
    },
    see: ['dicethrone:combat-points', 'dicethrone:health', 'dicethrone:gain'],
  },
  {
    id: 'dicethrone:gain',
    title: { en: 'Gain', fr: 'Gagnez' },
    text: {
      en: 'You receive it: a token onto your own board, CP or health onto your dial, each up to its limit.',
      fr: 'Vous le recevez : un jeton sur votre propre plateau, des PC ou de la Santé sur votre cadran, chacun dans sa limite.',
    },
    see: ['dicethrone:stack-limit', 'dicethrone:combat-points', 'dicethrone:heal', 'dicethrone:inflict'],
  },
]
