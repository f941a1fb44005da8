import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What the hero board offers and how it is set in motion. */
export const abilities: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:ability',
    title: { en: 'Ability', fr: 'Capacité' },
    text: {
      en: 'The boxes of a hero board. Offensive abilities are found with dice in your own turn, defensive ones answer an attack, passive ones are always there, and the ultimate is the strongest of all. Each has a name, what it asks for, and a text to resolve.',
      fr: 'Les cases d’un Plateau de Héros. Les Capacités offensives se trouvent avec les dés à votre tour, les défensives répondent à une attaque, les passives sont toujours là, et l’Ultime est la plus forte de toutes. Chacune a un nom, une exigence et un texte à résoudre.',
    },
    see: [
      'dicethrone:offensive-ability',
      'dicethrone:defensive-ability',
      'dicethrone:passive-ability',
      'dicethrone:ultimate',
      'dicethrone:ability-description',
    ],
  },
  {
    id: 'dicethrone:ability-description',
    title: { en: 'Ability Description', fr: 'Description de la capacité' },
    text: {
      en: 'The text tells what happens once the ability is activated. If several of its lines look for the same face, one die showing that face serves them all.\n\nLines that no “then” separates form one package: nobody can step in between.',
      fr: 'Le texte dit ce qui arrive une fois la capacité activée. Si plusieurs de ses lignes cherchent la même face, un seul dé la montrant les sert toutes.\n\nLes lignes qu’aucun « puis » ne sépare forment un bloc : personne ne s’y glisse.',
    },
    see: [
      'dicethrone:then',
      'dicethrone:on-symbol',
      'dicethrone:multiplication',
      'dicethrone:additionally',
      'dicethrone:or',
    ],
  },
  {
    id: 'dicethrone:offensive-ability',
    title: { en: 'Offensive Ability', fr: 'Capacité Offensive' },
    text: {
      en: 'Found with the five dice and activated as your Offensive Roll Phase ends. You activate one at most, whatever else your dice would allow, and you may decline.\n\nMost are attacks, but not all: some only give tokens, cards, CP or healing.',
      fr: 'Elle se trouve avec les cinq dés et s’active à l’issue de votre Lancer Offensif. Une seule au plus, quoi que vos dés permettent d’autre, et vous pouvez y renoncer.\n\nLa plupart sont des attaques, pas toutes : certaines ne donnent que jetons, cartes, PC ou soins.',
    },
    see: [
      'dicethrone:requirement',
      'dicethrone:announcing',
      'dicethrone:activation',
      'dicethrone:attack',
      'dicethrone:not-an-attack',
    ],
  },
  {
    id: 'dicethrone:requirement',
    title: { en: 'Requirement', fr: 'Condition d’Activation' },
    text: {
      en: 'What an offensive ability asks of your final dice: certain symbols, a small or a large straight. The dice must meet it both when you announce and when you activate.',
      fr: 'Ce qu’une Capacité Offensive exige de vos dés finaux : certains symboles, une petite ou une grande suite. Les dés doivent la remplir à l’annonce comme à l’activation.',
    },
    see: ['dicethrone:symbols', 'dicethrone:straights', 'dicethrone:tiers', 'dicethrone:final-dice-result'],
  },
  {
    id: 'dicethrone:tiers',
    title: { en: 'Tiers', fr: 'Paliers' },
    text: {
      en: 'Some abilities pay more the more symbols you show. Our reading: you may take any tier your dice reach, a lower one too, and you name it with the announcement. Only one tier counts; they do not add up.',
      fr: 'Certaines capacités rapportent d’autant plus que vous montrez de symboles. Notre lecture : prenez le palier de votre choix parmi ceux que vos dés atteignent, même un plus bas, et nommez-le en annonçant. Un seul compte ; ils ne s’ajoutent pas.',
    },
    see: ['dicethrone:requirement', 'dicethrone:symbols', 'dicethrone:announcing'],
  },
  {
    id: 'dicethrone:second-ability',
    title: { en: 'Second Ability of an Upgrade', fr: 'Seconde capacité d’une Amélioration' },
    text: {
      en: 'Some upgrades print two abilities with names and requirements of their own in one space, as Take Cover II does with Mark the Target. They are two abilities: your dice may allow one, the other or both, and you activate one.',
      fr: 'Certaines Améliorations réunissent dans une case deux capacités avec chacune son nom et sa condition, comme À Couvert II et Cible Verrouillée. Ce sont deux capacités : vos dés permettent l’une, l’autre ou les deux, et vous en activez une.',
    },
    see: ['dicethrone:upgrades', 'dicethrone:requirement', 'dicethrone:offensive-ability'],
  },
  {
    id: 'dicethrone:announcing',
    title: { en: 'Announcing', fr: 'Annoncer une capacité' },
    text: {
      en: 'When you are done rolling, say which ability, at which tier, you mean to activate, or that you activate none. The dice must allow it.\n\nNow the others have their say: they may change dice, or let it pass. Nothing has happened yet; a mere announcement costs nothing and gives nothing.',
      fr: 'Quand vous avez fini de lancer, dites quelle capacité, à quel palier, vous comptez activer, ou que vous n’en activez aucune. Les dés doivent le permettre.\n\nLa parole est aux autres : ils changent des dés ou laissent faire. Rien n’a encore eu lieu ; une annonce ne coûte ni ne donne rien.',
    },
    see: [
      'dicethrone:changed-after-announcing',
      'dicethrone:activation',
      'dicethrone:requirement',
      'dicethrone:altering-dice',
    ],
  },
  {
    id: 'dicethrone:changed-after-announcing',
    title: { en: 'Dice Changed after the Announcement', fr: 'Dés modifiés après l’annonce' },
    text: {
      en: 'If any of your dice were changed, by friend or foe or by yourself, you are free again: announce the same ability if it still fits, announce another one, or take up roll attempts you had not used.\n\nEach new announcement gives the others another chance.',
      fr: 'Si l’un de vos dés a été changé, par un allié, un rival ou vous-même, vous redevenez libre : annoncez la même capacité si elle convient encore, une autre, ou reprenez les Tentatives de Lancer que vous n’aviez pas faites.\n\nChaque nouvelle annonce redonne une chance aux autres.',
    },
    see: ['dicethrone:announcing', 'dicethrone:roll-attempt', 'dicethrone:altering-dice'],
  },
  {
    id: 'dicethrone:activation',
    title: { en: 'Activation', fr: 'Activation' },
    text: {
      en: 'Nobody changes the dice any more, the requirement is met: the ability is activated and cannot be taken back. What needs no target happens at once, the rest when the target is known.\n\nYou need an ability that the dice allow and, to roll on, an attempt that is left. You can always activate nothing.',
      fr: 'Plus personne ne change les dés, la condition est remplie : la capacité s’active et ne se reprend pas. Ce qui se passe de cible a lieu aussitôt, le reste dès que la cible est connue.\n\nIl vous faut une capacité que les dés permettent ou, pour lancer encore, une tentative restante. On peut toujours ne rien activer.',
    },
    see: [
      'dicethrone:requirement',
      'dicethrone:announcing',
      'dicethrone:roll-attempt',
      'dicethrone:dice-after-activation',
      'dicethrone:attack-order',
      'dicethrone:fixed-amounts',
      'dicethrone:cancelled-ability',
    ],
  },
  {
    id: 'dicethrone:fixed-amounts',
    title: { en: 'Amounts Fixed on Activation', fr: 'Montants fixés à l’activation' },
    text: {
      en: 'Our reading: an amount that depends on a resource, be it CP, Fire Mastery or Spirits, is counted when the ability is activated. Gaining or losing some afterwards does not change it.',
      fr: 'Notre lecture : un montant qui dépend d’une ressource, PC, Maîtrise du Feu ou Esprits, se compte quand la capacité s’active. En gagner ou en perdre après coup n’y change rien.',
    },
    see: ['dicethrone:activation', 'dicethrone:incoming-damage'],
  },
  {
    id: 'dicethrone:cancelled-ability',
    title: { en: 'Cancelled Ability', fr: 'Capacité annulée' },
    text: {
      en: 'Blind and Blinding Light can make an ability fail. Our reading: then nothing was activated at all. Nobody was attacked, nobody defends, and whatever looks for an attack found none.',
      fr: 'Aveuglement et Lumière aveuglante peuvent faire échouer une capacité. Notre lecture : elle n’a alors jamais été activée ; il n’y a pas eu d’attaque, personne ne se défend, et ce qui guette une attaque n’en a pas vu.',
    },
    see: ['dicethrone:activation', 'dicethrone:attack', 'dicethrone:not-an-attack'],
  },
  {
    id: 'dicethrone:defensive-ability',
    title: { en: 'Defensive Ability', fr: 'Capacité Défensive' },
    text: {
      en: 'Your answer when an opponent’s attack threatens you with normal damage. With more than one, choose before you roll. Using it is optional and costs nothing.\n\nUndefendable, pure, collateral and ultimate damage leave no room for it. Neither does an attack that will deal nothing.',
      fr: 'Votre réponse quand l’attaque d’un adversaire vous menace de dégâts normaux. Si vous en avez plusieurs, choisissez avant de lancer. S’en servir est facultatif et ne coûte rien.\n\nDégâts imparables, purs, collatéraux et ultimes ne lui laissent aucune place. Une attaque qui n’infligera rien non plus.',
    },
    see: [
      'dicethrone:defensive-roll',
      'dicethrone:damage-types',
      'dicethrone:return-damage',
      'dicethrone:parlay',
    ],
  },
  {
    id: 'dicethrone:passive-ability',
    title: { en: 'Passive Ability', fr: 'Capacité Passive' },
    text: {
      en: 'Always on, or always at hand: no dice are needed to find it. It works at the moment it names, in upkeep for instance, or may be used whenever its text allows, sometimes for CP. Some can be upgraded like any other ability.',
      fr: 'Toujours en vigueur, ou toujours à portée : aucun dé à chercher. Elle agit au moment qu’elle nomme, à l’Entretien par exemple, ou s’utilise quand son texte le permet, parfois contre des PC. Certaines s’améliorent comme les autres Capacités.',
    },
    see: ['dicethrone:ability', 'dicethrone:upkeep-phase', 'dicethrone:upgrades'],
  },
]
