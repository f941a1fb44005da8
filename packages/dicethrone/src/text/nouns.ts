import * as t from '@quadriga/kernel/text'

/** The game's nouns, English and French side by side, as the rulebook has them. */
export const n = {
  player: t.noun({ en: 'player', fr: ['joueur', 'm'], pronoun: 'they' }),
  opponent: t.noun({ en: 'opponent', fr: ['adversaire', 'm'], pronoun: 'they' }),
  attacker: t.noun({ en: 'attacker', fr: ['attaquant', 'm'], pronoun: 'they' }),
  target: t.noun({ en: 'target', fr: ['cible', 'f'], pronoun: 'they' }),
  damage: t.noun({ en: ['damage', t.mass], fr: ['dégât', 'm'], keyword: 'dicethrone:damage-types' }),
  cp: t.noun({ en: ['CP', 'CP'], fr: ['PC', 'PC', 'm'], keyword: 'dicethrone:combat-points' }),
  health: t.noun({
    en: ['health', t.mass],
    fr: ['point de Santé', 'points de Santé', 'm'],
    keyword: 'dicethrone:health',
  }),
  die: t.noun({ en: ['die', 'dice'], fr: ['dé', 'm'] }),
  card: t.noun({ en: 'card', fr: ['carte', 'f'] }),
  attack: t.noun({ en: 'attack', fr: ['attaque', 'f'], keyword: 'dicethrone:attack' }),
  token: t.noun({
    en: 'status token',
    fr: ['jeton Altération d’État', 'jetons Altération d’État', 'm'],
    keyword: 'dicethrone:status',
  }),
  roll: t.noun({ en: 'roll', fr: ['résultat', 'm'] }),
  attempt: t.noun({ en: 'roll attempt', fr: ['Tentative de Lancer', 'Tentatives de Lancer', 'f'] }),
  upkeep: t.noun({ en: 'Upkeep Phase', fr: ['Phase d’Entretien', 'Phases d’Entretien', 'f'] }),
  offence: t.noun({
    en: 'Offensive Roll Phase',
    fr: ['Phase de Lancer Offensif', 'Phases de Lancer Offensif', 'f'],
  }),
  value: t.noun({ en: 'value', fr: ['valeur', 'f'] }),
  number: t.noun({ en: 'number', fr: ['chiffre', 'm'] }),
  total: t.noun({ en: 'total', fr: ['total', 'totaux', 'm'] }),
  tokenItself: t.noun({ en: 'token', fr: ['jeton', 'm'] }),
  turn: t.noun({ en: 'turn', fr: ['tour', 'm'] }),
  limit: t.noun({ en: 'stack limit', fr: ['limite d’empilement', 'limites d’empilement', 'f'] }),
  deck: t.noun({ en: 'deck', fr: ['pioche', 'f'] }),
  hand: t.noun({ en: 'hand', fr: ['main', 'f'] }),
  board: t.noun({ en: 'board', fr: ['plateau', 'plateaux', 'm'] }),
  bot: t.noun({ en: 'bot', fr: ['robot', 'm'] }),
  spirit: t.noun({ en: 'Spirit', fr: ['Esprit', 'm'], keyword: 'dicethrone:companion' }),
  teammate: t.noun({ en: 'teammate', fr: ['coéquipier', 'm'], pronoun: 'they' }),
  ofYourChoice: t.both('of your choice', 'de votre choix'),
} as const

/** The game's verbs. */
export const v = {
  deal: t.verb({ en: ['deal', 'dealt'], fr: 'infliger' }),
  inflict: t.verb({ en: 'inflict', fr: 'infliger' }),
  gain: t.verb({ en: 'gain', fr: 'gagner' }),
  receive: t.verb({
    en: 'receive',
    fr: {
      infinitive: 'recevoir',
      vous: 'recevez',
      third: 'reçoit',
      thirds: 'reçoivent',
      participle: 'reçu',
    },
  }),
  take: t.verb({
    en: ['take', 'took', 'taken'],
    fr: { infinitive: 'subir', vous: 'subissez', third: 'subit', thirds: 'subissent', participle: 'subi' },
  }),
  lose: t.verb({
    en: ['lose', 'lost'],
    fr: { infinitive: 'perdre', vous: 'perdez', third: 'perd', thirds: 'perdent', participle: 'perdu' },
  }),
  heal: t.verb({ en: 'heal', fr: 'soigner' }),
  regain: t.verb({
    en: 'heal',
    fr: {
      infinitive: 'récupérer',
      vous: 'récupérez',
      third: 'récupère',
      thirds: 'récupèrent',
      participle: 'récupéré',
    },
  }),
  split: t.verb({
    en: ['split', 'split'],
    fr: {
      infinitive: 'répartir',
      vous: 'répartissez',
      third: 'répartit',
      thirds: 'répartissent',
      participle: 'réparti',
    },
  }),
  draw: t.verb({ en: ['draw', 'drew', 'drawn'], fr: 'piocher' }),
  roll: t.verb({
    en: 'roll',
    fr: { infinitive: 'lancer', vous: 'lancez', third: 'lance', thirds: 'lancent', participle: 'lancé' },
  }),
  reroll: t.verb({
    en: 're-roll',
    fr: {
      infinitive: 'relancer',
      vous: 'relancez',
      third: 'relance',
      thirds: 'relancent',
      participle: 'relancé',
    },
  }),
  prevent: t.verb({
    en: 'prevent',
    fr: {
      infinitive: 'prévenir',
      vous: 'prévenez',
      third: 'prévient',
      thirds: 'préviennent',
      participle: 'prévenu',
    },
  }),
  avoid: t.verb({ en: 'avoid', fr: 'éviter' }),
  add: t.verb({ en: 'add', fr: 'ajouter' }),
  remove: t.verb({ en: 'remove', fr: 'retirer' }),
  refuse: t.verb({ en: 'refuse', fr: 'refuser' }),
  transfer: t.verb({
    en: ['transfer', 'transferred'],
    fr: {
      infinitive: 'transférer',
      vous: 'transférez',
      third: 'transfère',
      thirds: 'transfèrent',
      participle: 'transféré',
    },
  }),
  change: t.verb({
    en: 'change',
    fr: { infinitive: 'changer', vous: 'changez', third: 'change', thirds: 'changent', participle: 'changé' },
  }),
  attack: t.verb({ en: 'attack', fr: 'attaquer' }),
  become: t.verb({
    en: ['become', 'became', 'become'],
    fr: {
      infinitive: 'devenir',
      vous: 'devenez',
      third: 'devient',
      thirds: 'deviennent',
      participle: 'devenu',
    },
  }),
  be: t.verb({
    en: ['be', 'was', 'been'],
    fr: {
      infinitive: 'être',
      vous: 'êtes',
      imperative: 'soyez',
      third: 'est',
      thirds: 'sont',
      participle: 'été',
    },
  }),
  play: t.verb({ en: 'play', fr: 'jouer' }),
  sell: t.verb({
    en: ['sell', 'sold'],
    fr: { infinitive: 'vendre', vous: 'vendez', third: 'vend', thirds: 'vendent', participle: 'vendu' },
  }),
  discard: t.verb({ en: 'discard', fr: 'défausser' }),
  spend: t.verb({ en: ['spend', 'spent'], fr: 'dépenser' }),
  use: t.verb({ en: 'use', fr: 'utiliser' }),
  announce: t.verb({
    en: 'announce',
    fr: {
      infinitive: 'annoncer',
      vous: 'annoncez',
      third: 'annonce',
      thirds: 'annoncent',
      participle: 'annoncé',
    },
  }),
  build: t.verb({
    en: ['build', 'built'],
    fr: {
      infinitive: 'construire',
      vous: 'construisez',
      third: 'construit',
      thirds: 'construisent',
      participle: 'construit',
    },
  }),
  turn: t.verb({ en: 'turn', fr: 'transformer' }),
  detonate: t.verb({
    en: 'detonate',
    fr: {
      infinitive: 'faire exploser',
      vous: 'faites exploser',
      third: 'fait exploser',
      thirds: 'font exploser',
      participle: 'fait exploser',
    },
  }),
  activate: t.verb({ en: 'activate', fr: 'activer' }),
  raise: t.verb({ en: 'raise', fr: 'augmenter' }),
  search: t.verb({
    en: ['search', 'searched'],
    fr: {
      infinitive: 'fouiller',
      vous: 'fouillez',
      third: 'fouille',
      thirds: 'fouillent',
      participle: 'fouillé',
    },
  }),
  steal: t.verb({ en: ['steal', 'stole', 'stolen'], fr: 'voler' }),
  look: t.verb({ en: 'look', fr: 'regarder' }),
  grow: t.verb({
    en: ['grow', 'grew', 'grown'],
    fr: {
      infinitive: 'faire pousser',
      vous: 'faites pousser',
      third: 'fait pousser',
      thirds: 'font pousser',
      participle: 'fait pousser',
    },
  }),
  flip: t.verb({ en: ['flip', 'flipped'], fr: 'retourner' }),
  shuffle: t.verb({ en: 'shuffle', fr: 'mélanger' }),
  target: t.verb({ en: 'target', fr: 'cibler' }),
  begin: t.verb({
    en: ['begin', 'began', 'begun'],
    fr: {
      infinitive: 'commencer',
      vous: 'commencez',
      third: 'commence',
      thirds: 'commencent',
      participle: 'commencé',
    },
  }),
  pay: t.verb({
    en: ['pay', 'paid'],
    fr: { infinitive: 'payer', vous: 'payez', third: 'paie', thirds: 'paient', participle: 'payé' },
  }),
} as const

/** Adjectives. */
export const adj = {
  undefendable: t.adjective({ en: 'undefendable', fr: 'imparable' }),
  pure: t.adjective({ en: 'pure', fr: 'pur' }),
  collateral: t.adjective({ en: 'collateral', fr: ['collatéral', 'collatérale', 'collatéraux'] }),
  ultimate: t.adjective({ en: 'ultimate', fr: 'ultime' }),
  negative: t.adjective({ en: 'negative', fr: ['négatif', 'négative'] }),
  active: t.adjective({ en: 'active', fr: ['actif', 'active'] }),
  basic: t.adjective({ en: 'Basic', fr: 'basique' }),
  advanced: t.adjective({ en: 'Advanced', fr: 'avancé' }),
  defeated: t.adjective({ en: 'defeated', fr: 'vaincu' }),
  different: t.adjective({ en: 'different', fr: 'différent' }),
  fresh: t.adjective({ en: 'new', fr: ['nouveau', 'nouvelle', 'nouveaux'], before: true }),
  incoming: t.adjective({ en: 'incoming', fr: 'entrant' }),
} as const

/** An amount of something, with what it is counted by behind the noun: "1 damage per [sword]". */
export function counted(amount: t.Amount, noun: t.Noun, ...adjectives: readonly t.Adjective[]): t.NounPhrase {
  const { after } = amount
  return after === null
    ? t.count(amount, noun, ...adjectives)
    : t.count({ ...amount, after: null }, noun, ...adjectives, after)
}

/** "2 Evasive", "2 jetons Évitement": a name has no plural in French. */
export function severalOf(status: string, amount: number | t.Amount): t.Phrase {
  const value = typeof amount === 'number' ? amount : amount.value
  const name = t.thing(status)
  return t.both(
    t.group(amount, name),
    value === null || value > 1 ? t.group(amount, 'jetons', name) : t.group(amount, name),
  )
}

/** What is raised, and by how much: "your Chi limit by 1". */
export function limitBy(status: string, amount: number | t.Amount): t.Phrase[] {
  return [
    t.both(
      t.group('the stack limit of', t.thing(status), 'by', amount),
      t.group('de', amount, 'la limite d’empilement', 'de', t.thing(status)),
    ),
  ]
}

/** What one looks at: English needs a preposition. */
export function lookedAt(what: t.NounPhrase): t.Phrase {
  return t.both(t.group('at', what), what)
}
