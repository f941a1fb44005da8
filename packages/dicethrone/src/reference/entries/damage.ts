import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The five types of damage and what can be done about each. */
export const damage: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:damage-types',
    title: { en: 'Types of Damage', fr: 'Types de dégâts' },
    text: {
      en: 'Normal damage may be defended against, avoided and raised. Undefendable damage may be avoided and raised. Pure and collateral damage may be avoided only, and collateral damage is no attack. Ultimate damage may be raised only.\n\nPlain “damage” in the text of an offensive ability is normal damage.',
      fr: 'Les dégâts normaux se parent, s’évitent et s’augmentent. Les imparables s’évitent et s’augmentent. Les purs et les collatéraux s’évitent seulement, et les collatéraux ne sont pas une attaque. Les ultimes s’augmentent seulement.\n\nDans le texte d’une Capacité Offensive, « dégâts » sans autre mot désigne des dégâts normaux.',
    },
    see: [
      'dicethrone:damage-attributes',
      'dicethrone:normal-damage',
      'dicethrone:undefendable-damage',
      'dicethrone:pure-damage',
      'dicethrone:collateral-damage',
      'dicethrone:ultimate-damage',
    ],
  },
  {
    id: 'dicethrone:damage-attributes',
    title: { en: 'Attributes of Damage', fr: 'Attributs des types de dégâts' },
    text: {
      en: 'Four questions about a type. Defendable: may a defensive ability answer it? Avoidable: may cards and tokens lower, prevent or dodge it? Augmentable: may attack modifiers raise it? Special targeting: does its text say by itself who is hit?',
      fr: 'Quatre questions sur un type. Parable : une Capacité Défensive peut-elle y répondre ? Évitable : cartes et jetons peuvent-ils le réduire, le prévenir ou l’esquiver ? Augmentable : les Modificateurs d’Attaque peuvent-ils l’accroître ? Ciblage spécial : son texte dit-il lui-même qui est touché ?',
    },
    see: [
      'dicethrone:damage-types',
      'dicethrone:defensive-ability',
      'dicethrone:avoid-damage',
      'dicethrone:attack-modifiers',
      'dicethrone:special-targeting',
    ],
  },
  {
    id: 'dicethrone:normal-damage',
    title: { en: 'Normal Damage', fr: 'Dégâts normaux' },
    text: {
      en: 'The everyday kind: a number in a black circle and the bare word “damage”. It may be defended against, avoided and raised, and goes to the target.',
      fr: 'Le cas courant : un nombre cerclé de noir et le seul mot « dégâts ». On peut les parer, les éviter et les augmenter ; ils vont à la cible.',
    },
    see: ['dicethrone:damage-types', 'dicethrone:defensive-ability'],
  },
  {
    id: 'dicethrone:undefendable-damage',
    title: { en: 'Undefendable Damage', fr: 'Dégâts imparables' },
    text: {
      en: 'No defensive ability answers it. Cards and tokens may still lower, prevent or dodge it, and attack modifiers may raise it. Its number stands in a red circle, as for every type that cannot be defended against.',
      fr: 'Aucune Capacité Défensive n’y répond. Cartes et jetons peuvent encore les réduire, les prévenir ou les esquiver, et les modificateurs les augmenter. Leur nombre est cerclé de rouge, comme pour tout type qui ne se pare pas.',
    },
    see: ['dicethrone:damage-types', 'dicethrone:becoming-undefendable', 'dicethrone:avoid-damage'],
  },
  {
    id: 'dicethrone:pure-damage',
    title: { en: 'Pure Damage', fr: 'Dégâts purs' },
    text: {
      en: 'Neither defended against nor raised: what is printed is what is dealt, unless cards or tokens lower or dodge it. It targets an opponent and so is an attack.\n\nOne sentence of the book speaks of modifiers on pure damage; we follow the table of types, which forbids them.',
      fr: 'Ils ne se parent pas et ne s’augmentent pas : ce qui est imprimé est infligé, à moins que cartes ou jetons ne les réduisent ou ne les esquivent. Ils visent un adversaire et sont donc une attaque.\n\nUne phrase du livret évoque des modificateurs sur des dégâts purs ; nous suivons le tableau des types, qui les exclut.',
    },
    see: ['dicethrone:damage-types', 'dicethrone:attack-modifiers', 'dicethrone:avoid-damage'],
  },
  {
    id: 'dicethrone:collateral-damage',
    title: { en: 'Collateral Damage', fr: 'Dégâts collatéraux' },
    text: {
      en: 'Damage that reaches whomever its text names, without targeting anybody. It cannot be defended against or raised, and on its own is no attack. Cards and tokens may prevent or dodge it.\n\nIf it strikes both partners of a team, their shared dial loses the sum.',
      fr: 'Des dégâts qui touchent ceux que leur texte nomme, sans cibler personne. Ils ne se parent ni ne s’augmentent, et à eux seuls ne font pas une attaque. Cartes et jetons peuvent les prévenir ou les esquiver.\n\nS’ils frappent les deux membres d’une équipe, leur cadran commun perd la somme.',
    },
    see: [
      'dicethrone:special-targeting',
      'dicethrone:not-an-attack',
      'dicethrone:damage-types',
      'dicethrone:team-health',
    ],
  },
  {
    id: 'dicethrone:ultimate-damage',
    title: { en: 'Ultimate Damage', fr: 'Dégâts ultimes' },
    text: {
      en: 'Dealt by an ultimate ability. Nothing lowers, prevents or dodges it and no defence answers it; the attacker’s side may raise it.',
      fr: 'Infligés par une Capacité Ultime. Rien ne les réduit, ne les prévient ni ne les esquive, et aucune défense n’y répond ; le camp de l’attaquant peut les augmenter.',
    },
    see: [
      'dicethrone:ultimate',
      'dicethrone:what-an-ultimate-ignores',
      'dicethrone:strengthening-an-ultimate',
    ],
  },
  {
    id: 'dicethrone:untyped-damage',
    title: { en: 'Damage without a Type', fr: 'Dégâts sans type' },
    text: {
      en: 'Our reading: damage from tokens in upkeep, from a defence or from a card outside an attack belongs to none of the five types. It is no attack, calls for no defence and takes no attack modifiers, but cards and tokens may prevent or avoid it.',
      fr: 'Notre lecture : les dégâts d’un jeton à l’Entretien, d’une défense ou d’une carte hors attaque n’entrent dans aucun des cinq types. Ils ne sont pas une attaque, n’appellent pas de défense et ne reçoivent aucun modificateur, mais cartes et jetons peuvent les prévenir ou les éviter.',
    },
    see: ['dicethrone:return-damage', 'dicethrone:upkeep-phase', 'dicethrone:damage-types'],
  },
  {
    id: 'dicethrone:special-targeting',
    title: { en: 'Special Targeting', fr: 'Règles Spéciales de Ciblage' },
    text: {
      en: 'The text itself says who is hit: every opponent, a chosen one, all but one. No Targeting Roll decides it, and none is made on its account.',
      fr: 'Le texte dit lui-même qui est touché : chaque adversaire, l’un au choix, tous sauf un. Aucun Lancer de Ciblage n’en décide, et il ne suffit pas à en provoquer un.',
    },
    see: ['dicethrone:collateral-damage', 'dicethrone:targeting', 'dicethrone:targeting-roll-phase'],
  },
  {
    id: 'dicethrone:prevent-damage',
    title: { en: 'Prevent', fr: 'Prévenir des dégâts' },
    text: {
      en: 'Take away from damage on its way to somebody: so many points, or half of it. You prevent for yourself unless the card says otherwise; Not This Time! says “a player of your choice”.\n\nPreventing the last point keeps an attack an attack: its tokens and other effects stay.',
      fr: 'Retrancher de dégâts en chemin vers quelqu’un : tant de points, ou la moitié. On prévient pour soi, sauf si la carte dit autre chose ; Pas cette fois ! laisse choisir le joueur.\n\nMême réduite à rien, une attaque reste une attaque : ses jetons et ses autres effets demeurent.',
    },
    see: [
      'dicethrone:incoming-damage',
      'dicethrone:subtotal',
      'dicethrone:multiplying',
      'dicethrone:avoid-damage',
      'dicethrone:team-help',
    ],
  },
  {
    id: 'dicethrone:avoid-damage',
    title: { en: 'Avoid', fr: 'Éviter des dégâts' },
    text: {
      en: 'Evasive, Smoke Bomb, Flight and Shadows can spare you all of the damage on its way. Only the damage: tokens and other effects of the attack stay.\n\nOur reading: you may decide after your Defensive Roll, you keep the right to that roll, and one success covers all damage gathered in the phase. Isolated damage is a matter of its own. Against an ultimate they are useless.',
      fr: 'Évitement, Bombe fumigène, Vol et Ombres peuvent vous épargner tous les dégâts en chemin. Les dégâts seulement : jetons et autres effets de l’attaque restent.\n\nNotre lecture : décidez-en même après votre Jet Défensif, auquel vous gardez droit ; un succès couvre tout ce qui s’est accumulé dans la phase. Les dégâts isolés sont une affaire à part. Contre une Ultime, c’est sans effet.',
    },
    see: [
      'dicethrone:damage-attributes',
      'dicethrone:prevent-damage',
      'dicethrone:isolated-damage',
      'dicethrone:what-an-ultimate-ignores',
    ],
  },
]
