import { adjective, mass, noun } from '@quadriga/kernel/text'

/** Nouns of the game, English and French side by side, in the rulebook's words. */

export const damage = noun({
  en: ['damage', mass],
  fr: ['dégât', 'dégâts', 'm'],
  keyword: 'champions:damage',
})
export const threat = noun({ en: ['threat', mass], fr: ['menace', 'f'], keyword: 'champions:threat' })
export const card = noun({ en: 'card', fr: ['carte', 'f'] })
export const player = noun({ en: 'player', fr: ['joueur', 'm'], pronoun: 'they' })
export const firstPlayerNoun = noun({
  en: 'first player',
  fr: ['premier joueur', 'premiers joueurs', 'm'],
  pronoun: 'they',
})
export const enemy = noun({ en: ['enemy', 'enemies'], fr: ['ennemi', 'm'] })
export const minion = noun({ en: 'minion', fr: ['sbire', 'm'], keyword: 'champions:minion' })
export const villainNoun = noun({ en: 'villain', fr: ['méchant', 'm'], keyword: 'champions:villain' })
export const heroNoun = noun({
  en: ['hero', 'heroes'],
  fr: ['héros', 'héros', 'm', 'h'],
  keyword: 'champions:form',
})
export const identityNoun = noun({ en: ['identity', 'identities'], fr: ['identité', 'f'] })
export const character = noun({ en: 'character', fr: ['personnage', 'm'] })
export const scheme = noun({ en: 'scheme', fr: ['manigance', 'f'] })
export const mainSchemeNoun = noun({
  en: 'main scheme',
  fr: ['manigance principale', 'manigances principales', 'f'],
})
export const sideSchemeNoun = noun({ en: 'side scheme', fr: ['manigance annexe', 'manigances annexes', 'f'] })
export const traitNoun = noun({ en: 'trait', fr: ['trait', 'm'] })
export const upgradeNoun = noun({ en: 'upgrade', fr: ['amélioration', 'f'] })
export const allyNoun = noun({ en: ['ally', 'allies'], fr: ['allié', 'm'], keyword: 'champions:ally' })
export const costNoun = noun({ en: 'cost', fr: ['coût', 'm'], keyword: 'champions:cost' })
export const obligationNoun = noun({ en: 'obligation', fr: ['obligation', 'f'] })
export const treacheryNoun = noun({ en: ['treachery', 'treacheries'], fr: ['traîtrise', 'f'] })
export const attackNoun = noun({ en: 'attack', fr: ['attaque', 'f'], keyword: 'champions:attack' })
export const activationNoun = noun({ en: 'activation', fr: ['activation', 'f'] })
export const hand = noun({ en: 'hand', fr: ['main', 'f'] })
export const deck = noun({ en: 'deck', fr: ['deck', 'm'] })
export const discardPileNoun = noun({
  en: 'discard pile',
  fr: ['pile de défausse', 'piles de défausse', 'f'],
})
export const encounterDeckNoun = noun({
  en: 'encounter deck',
  fr: ['deck Rencontre', 'decks Rencontre', 'm'],
})
export const encounterDiscardNoun = noun({
  en: 'encounter discard pile',
  fr: ['pile de défausse Rencontre', 'piles de défausse Rencontre', 'f'],
})
export const phaseNoun = noun({ en: 'phase', fr: ['phase', 'f'] })
export const roundNoun = noun({ en: 'round', fr: ['round', 'm'] })
export const abilityNoun = noun({ en: ['ability', 'abilities'], fr: ['capacité', 'f'] })
export const special = noun({
  en: ['Special ability', 'Special abilities'],
  fr: ['capacité Spécial', 'capacités Spécial', 'f'],
})
export const drone = noun({ en: 'Drone', fr: ['Drone', 'm'] })
export const resourceNoun = noun({ en: 'resource', fr: ['ressource', 'f'], keyword: 'champions:resource' })
export const statusNouns = {
  stunned: noun({
    en: 'stunned card',
    fr: ['carte Sonné', 'cartes Sonné', 'f'],
    keyword: 'champions:stunned',
  }),
  confused: noun({
    en: 'confused card',
    fr: ['carte Désorienté', 'cartes Désorienté', 'f'],
    keyword: 'champions:confused',
  }),
  tough: noun({ en: 'tough card', fr: ['carte Tenace', 'cartes Tenace', 'f'], keyword: 'champions:tough' }),
} as const

/** Numbers on cards, as they are called in a sentence. */
export const statNouns = {
  thw: noun({ en: ['THW', mass], fr: ['CTR', mass, 'm'] }),
  atk: noun({ en: ['ATK', mass], fr: ['ATQ', mass, 'f'] }),
  def: noun({ en: ['DEF', mass], fr: ['DEF', mass, 'f'] }),
  rec: noun({ en: ['REC', mass], fr: ['REC', mass, 'f'] }),
  sch: noun({ en: ['SCH', mass], fr: ['MNG', mass, 'f'] }),
  hp: noun({ en: 'hit point', fr: ['point de vie', 'points de vie', 'm'] }),
  handSize: noun({ en: ['hand size', mass], fr: ['taille de main', mass, 'f'] }),
  cost: noun({ en: ['cost', mass], fr: ['coût', mass, 'm'] }),
  allyLimit: noun({ en: 'ally limit', fr: ['limite d’alliés', 'limites d’alliés', 'f'] }),
  retaliate: noun({ en: ['retaliate', mass], fr: ['Riposte', mass, 'f'] }),
} as const

/** Counters by the word on the card. */
export const counterNouns = {
  damage,
  threat,
  web: noun({ en: 'web counter', fr: ['jeton Toile', 'jetons Toile', 'm'] }),
  energy: noun({ en: 'energy counter', fr: ['jeton Énergie', 'jetons Énergie', 'm'] }),
  attack: noun({ en: 'attack counter', fr: ['jeton Attaque', 'jetons Attaque', 'm'] }),
  snoop: noun({ en: 'snoop counter', fr: ['jeton Mouchard', 'jetons Mouchard', 'm'] }),
  arrow: noun({ en: 'arrow counter', fr: ['jeton Flèche', 'jetons Flèche', 'm'] }),
  medical: noun({ en: 'medical counter', fr: ['jeton Soin', 'jetons Soin', 'm'] }),
  acceleration: noun({ en: 'acceleration token', fr: ['pion Accélération', 'pions Accélération', 'm'] }),
} as const

const same = (word: string, fr = word) => adjective({ en: word, fr: [fr, fr, fr, fr] })

/** Traits that texts speak of. */
export const traitAdjectives: Readonly<Record<string, ReturnType<typeof same>>> = {
  drone: same('Drone'),
  hydra: same('Hydra'),
  'masters-of-evil': same('Masters of Evil', 'Maîtres du Mal'),
  'black-panther': same('Black Panther'),
  aerial: same('Aerial', 'Aérien'),
  tech: same('Tech'),
}

export const resourceAdjectives = {
  energy: adjective({ en: 'energy', fr: ['énergie', 'énergie', 'énergie', 'énergie'] }),
  mental: adjective({ en: 'mental', fr: ['mental', 'mentale', 'mentaux', 'mentales'] }),
  physical: adjective({ en: 'physical', fr: 'physique' }),
  wild: adjective({ en: 'wild', fr: 'libre' }),
} as const

export const facedown = adjective({
  en: 'facedown',
  fr: ['face cachée', 'face cachée', 'face cachée', 'face cachée'],
})
export const friendly = adjective({ en: 'friendly', fr: ['ami', 'amie', 'amis', 'amies'] })
export const printed = adjective({ en: 'printed', fr: 'imprimé', leading: true })
export const attacked = adjective({ en: 'attacked', fr: 'attaqué' })
export const attached = adjective({ en: 'attached', fr: 'attaché' })
export const base = adjective({ en: 'base', fr: 'de base' })
export const different = adjective({
  en: 'different',
  fr: ['différent', 'différente', 'différents', 'différentes'],
})
export const left = adjective({ en: 'remaining', fr: 'restant' })
export const basic = adjective({ en: 'basic', fr: ['de base', 'de base', 'de base', 'de base'] })
export const engaged = adjective({ en: 'engaged', fr: 'engagé' })
export const random = adjective({ en: 'random', fr: ['au hasard', 'au hasard', 'au hasard', 'au hasard'] })
export const top = adjective({
  en: 'top',
  fr: ['du dessus', 'du dessus', 'du dessus', 'du dessus'],
  leading: true,
})
export const setAside = adjective({
  en: 'set-aside',
  fr: ['mis de côté', 'mise de côté', 'mis de côté', 'mises de côté'],
})
