import type { ReferenceEntry } from '@quadriga/kernel/author'

/** From the activated ability to the end of the roll phase. */
export const attacks: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:attack',
    title: { en: 'Attack', fr: 'Attaque' },
    text: {
      en: 'An offensive ability aimed at one opponent and promising them 1 damage or more. Collateral damage does not count.\n\nMuch depends on this word: only an attack is defended against, takes attack modifiers, and is noticed by effects such as Bounty or Retribution.',
      fr: 'Une Capacité Offensive qui vise un adversaire et lui promet 1 dégât ou plus. Les dégâts collatéraux ne comptent pas.\n\nBeaucoup dépend de ce mot : seule une attaque appelle une défense, reçoit des Modificateurs d’Attaque et éveille des effets comme Prime ou Rétribution.',
    },
    see: [
      'dicethrone:not-an-attack',
      'dicethrone:attack-order',
      'dicethrone:attack-modifiers',
      'dicethrone:damage-types',
    ],
  },
  {
    id: 'dicethrone:not-an-attack',
    title: { en: 'Abilities That Do Not Attack', fr: 'Capacités qui n’attaquent pas' },
    text: {
      en: 'Abilities that give only tokens, CP, cards or healing, or deal only collateral damage, are no attacks: they meet no defence, take no modifiers, pay no Bounty, and the cursed Pirate hands out her keg.\n\nOur reading: where damage depends on dice rolled by the ability or on tokens removed for it, as with X Marks the Spot or Combustion, it is an attack only if damage comes of it.',
      fr: 'Les capacités qui ne donnent que jetons, PC, cartes ou soins, ou n’infligent que des dégâts collatéraux, ne sont pas des attaques : ni défense, ni modificateur, ni Prime, et la Pirate maudite distribue son Baril.\n\nNotre lecture : si les dégâts dépendent de dés lancés par la capacité ou de jetons retirés, comme pour Marqué d’une Croix ou Combustion, c’est une attaque seulement s’il en sort des dégâts.',
    },
    see: [
      'dicethrone:attack',
      'dicethrone:collateral-damage',
      'dicethrone:powder-keg',
      'dicethrone:attack-modifiers',
      'dicethrone:cancelled-ability',
    ],
  },
  {
    id: 'dicethrone:attack-order',
    title: { en: 'Order of an Attack', fr: 'Déroulement d’une Attaque' },
    text: {
      en: 'Activation; effects that need no target; the target; effects on the target other than damage; the defence and its effects other than damage; last chance for cards and tokens; then damage, prevention and healing of everybody in one go.\n\nA “then” in the text opens a pause of its own before what follows it.',
      fr: 'Activation ; effets sans cible ; choix de la cible ; effets sur la cible hors dégâts ; défense et ses effets hors dégâts ; dernière occasion pour cartes et jetons ; enfin dégâts, prévention et soins de tous, d’un seul coup.\n\nUn « puis » dans le texte ouvre sa propre pause avant ce qui le suit.',
    },
    see: [
      'dicethrone:activation',
      'dicethrone:targeting',
      'dicethrone:defensive-roll',
      'dicethrone:last-chance',
      'dicethrone:simultaneous-damage',
      'dicethrone:then',
    ],
  },
  {
    id: 'dicethrone:defender',
    title: { en: 'Defender', fr: 'Défenseur' },
    text: {
      en: 'The player an attack targets. The one who attacks is the attacker, even while the defender’s own ability hits back.',
      fr: 'Le joueur que vise une attaque. Celui qui l’a lancée est l’attaquant, même pendant que la capacité du Défenseur lui rend des coups.',
    },
    see: ['dicethrone:attack', 'dicethrone:targeting', 'dicethrone:defensive-ability'],
  },
  {
    id: 'dicethrone:targeting',
    title: { en: 'Targeting', fr: 'Cibler un adversaire' },
    text: {
      en: 'One opponent is the target of your ability and receives all that the text does not give to somebody else. With one opponent that is settled beforehand.\n\nWords such as “chosen opponent” or “all opponents” are not targeting: you pick or reach those players without any roll.',
      fr: 'Un adversaire est la cible de votre capacité et reçoit tout ce que le texte ne destine pas à un autre. Face à un seul, c’est réglé d’avance.\n\nDes mots comme « adversaire de votre choix » ou « tous les adversaires » ne sont pas un ciblage : ces joueurs se choisissent ou se touchent sans lancer.',
    },
    see: [
      'dicethrone:targeting-roll-phase',
      'dicethrone:targeting-die',
      'dicethrone:special-targeting',
      'dicethrone:defender',
    ],
  },
  {
    id: 'dicethrone:defensive-roll',
    title: { en: 'Defensive Roll', fr: 'Jet Défensif' },
    text: {
      en: 'The number beside the words tells how many dice the defender rolls: once, without keeping any for a second try. Cards and tokens may still change them.\n\nThere is one when the attack’s damage is normal as the defence begins, and the defender is able to act. Avoiding the damage with a token does not take it away.',
      fr: 'Le nombre inscrit à côté dit combien de dés lance le Défenseur : une seule fois, sans en garder pour un second essai. Cartes et jetons peuvent encore les changer.\n\nIl a lieu quand les dégâts de l’attaque sont normaux au moment de se défendre et que le Défenseur peut agir. Éviter les dégâts grâce à un jeton n’en prive pas.',
    },
    see: [
      'dicethrone:defensive-ability',
      'dicethrone:defensive-roll-phase',
      'dicethrone:extra-roll-attempt',
      'dicethrone:becoming-undefendable',
    ],
  },
  {
    id: 'dicethrone:return-damage',
    title: { en: 'Damage from a Defence', fr: 'Dégâts d’une défense' },
    text: {
      en: 'What a defensive ability deals back has no type. Our reading: it is not an attack, cannot be defended against and takes no attack modifiers, but may be prevented or avoided. It is applied together with the damage of the attack.',
      fr: 'Ce qu’une Capacité Défensive rend n’a pas de type. Notre lecture : ce n’est pas une attaque, on ne s’en défend pas et aucun modificateur ne s’y ajoute, mais on peut le prévenir ou l’éviter. Il s’applique en même temps que les dégâts de l’attaque.',
    },
    see: ['dicethrone:defensive-ability', 'dicethrone:untyped-damage', 'dicethrone:simultaneous-damage'],
  },
  {
    id: 'dicethrone:attack-modifiers',
    title: { en: 'Attack Modifier', fr: 'Modificateur d’Attaque' },
    text: {
      en: 'A card or status effect that changes an attack: more damage, less damage, or something extra. Only attacks can be modified, at any time from activation to the moment damage is applied; the defence may be over or yet to come.\n\nAdded damage is of the attack’s own type. Pure and collateral damage cannot be raised, so they take none.',
      fr: 'Une carte ou une Altération d’État qui change une attaque : plus de dégâts, moins de dégâts, ou un effet en plus. Elle n’agit que sur des attaques, avant ou après la défense, jusqu’à l’application des dégâts.\n\nCe qu’elle ajoute prend le type de l’attaque. Dégâts purs et collatéraux ne s’augmentent pas : rien ne peut s’y ajouter.',
    },
    see: [
      'dicethrone:attack',
      'dicethrone:damage-attributes',
      'dicethrone:becoming-undefendable',
      'dicethrone:strengthening-an-ultimate',
    ],
  },
  {
    id: 'dicethrone:becoming-undefendable',
    title: { en: 'Becoming Undefendable', fr: 'Devenir imparable' },
    text: {
      en: 'Some effects make an attack undefendable. Our reading: that is possible until the defender begins to defend. Once a defensive ability is activated its roll stands.',
      fr: 'Certains effets rendent une attaque imparable. Notre lecture : c’est possible jusqu’à ce que le Défenseur commence à se défendre. Une fois la Capacité Défensive activée, son jet reste acquis.',
    },
    see: ['dicethrone:undefendable-damage', 'dicethrone:attack-modifiers', 'dicethrone:defensive-roll'],
  },
  {
    id: 'dicethrone:last-chance',
    title: { en: 'Last Chance to Act', fr: 'Dernière chance d’agir' },
    text: {
      en: 'After the defence, and before any damage is applied, everybody may once more play cards and spend tokens, clockwise from the active player, until all let it pass. After that the sums are fixed.',
      fr: 'Après la défense et avant que les dégâts ne s’appliquent, chacun peut encore jouer des cartes et dépenser des jetons, en sens horaire depuis le Joueur Actif, jusqu’à ce que tous passent. Ensuite, les comptes sont faits.',
    },
    see: ['dicethrone:defensive-roll-phase', 'dicethrone:timing-conflicts', 'dicethrone:final-damage'],
  },
]
