import * as t from '../../src/text/index.ts'

/** Words of the four games, enough to try the grammar on. */
export const n = {
  card: t.noun({ en: 'card', fr: ['carte', 'f'] }),
  damage: t.noun({ en: ['damage', t.mass], fr: ['dégât', 'm'], keyword: 'damage' }),
  threat: t.noun({ en: ['threat', t.mass], fr: ['menace', 'f'] }),
  enemy: t.noun({ en: 'enemy', fr: ['ennemi', 'm'] }),
  minion: t.noun({ en: 'minion', fr: ['sbire', 'm'] }),
  ally: t.noun({ en: 'ally', fr: ['allié', 'm'] }),
  allyFemale: t.noun({ en: 'ally', fr: ['alliée', 'f'] }),
  villain: t.noun({ en: 'villain', fr: ['méchant', 'm'] }),
  hero: t.noun({ en: ['hero', 'heroes'], fr: ['héros', 'm'], pronoun: 'they' }),
  heroine: t.noun({ en: 'heroine', fr: ['héroïne', 'f'], pronoun: 'she' }),
  player: t.noun({ en: 'player', fr: ['joueur', 'm'], pronoun: 'they' }),
  opponent: t.noun({ en: 'opponent', fr: ['adversaire', 'm'], pronoun: 'they' }),
  attacker: t.noun({ en: 'attacker', fr: ['attaquant', 'm'], pronoun: 'they' }),
  attack: t.noun({ en: 'attack', fr: ['attaque', 'f'] }),
  scheme: t.noun({ en: 'scheme', fr: ['manigance', 'f'] }),
  hand: t.noun({ en: 'hand', fr: ['main', 'f'] }),
  deck: t.noun({ en: 'deck', fr: ['deck', 'm'] }),
  pile: t.noun({ en: 'discard pile', fr: ['défausse', 'f'] }),
  drone: t.noun({ en: 'Drone', fr: ['Drone', 'm'] }),
  die: t.noun({ en: ['die', 'dice'], fr: ['dé', 'm'] }),
  roll: t.noun({ en: 'roll', fr: ['résultat', 'm'] }),
  attackStat: t.noun({ en: ['ATK', t.mass], fr: ['ATQ', t.mass, 'f'], keyword: 'atk' }),
  energy: t.noun({ en: ['energy', t.mass], fr: ['énergie', t.mass, 'f'] }),
  horde: t.noun({ en: 'horde', fr: ['horde', 'f'] }),
  location: t.noun({ en: 'location', fr: ['lieu', 'lieux', 'm'] }),
  stone: t.noun({ en: 'Infinity Stone', fr: ['Pierre d’Infinité', 'Pierres d’Infinité', 'f'] }),
  power: t.noun({ en: ['power', t.mass], fr: ['jeton Pouvoir', 'jetons Pouvoir', 'm'] }),
  realm: t.noun({ en: 'domain', fr: ['domaine', 'm'] }),
  wound: t.noun({ en: 'wound', fr: ['blessure', 'f'] }),
  zone: t.noun({ en: 'zone', fr: ['zone', 'f'] }),
  zombie: t.noun({ en: 'zombie', fr: ['zombie', 'm'] }),
  bystander: t.noun({ en: 'bystander', fr: ['citoyen', 'm'], pronoun: 'they' }),
  token: t.noun({ en: 'token', fr: ['jeton', 'm'] }),
  phase: t.noun({ en: 'phase', fr: ['phase', 'f'] }),
  turn: t.noun({ en: 'turn', fr: ['tour', 'm'] }),
  end: t.noun({ en: 'end', fr: ['fin', 'f'] }),
  hour: t.noun({ en: 'hour', fr: ['heure', 'f'] }),
  unit: t.noun({ en: 'unit', fr: ['unité', 'f'] }),
  identity: t.noun({ en: ['identity', 'identities'], fr: ['identité', 'f'] }),
  droneMinion: t.noun({ en: 'Drone minion', fr: ['sbire Drone', 'sbires Drone', 'm'] }),
  combatPoint: t.noun({ en: ['CP', t.mass], fr: ['PC', 'PC', 'm'], keyword: 'combatPoints' }),
  poison: t.noun({ en: 'Poison token', fr: ['jeton Poison', 'jetons Poison', 'm'] }),
  brute: t.noun({ en: 'Brute', fr: ['Brute', 'f'] }),
  fateDeck: t.noun({ en: 'Fate deck', fr: ['pioche Fatalité', 'pioches Fatalité', 'f'] }),
  strength: t.noun({ en: ['Strength', t.mass], fr: ['Force', t.mass, 'f'] }),
  ability: t.noun({ en: 'ability', fr: ['capacité', 'f'] }),
  event: t.noun({ en: 'event', fr: ['évènement', 'm'] }),
  owner: t.noun({ en: 'owner', fr: ['propriétaire', 'm'], pronoun: 'they' }),
  upgrade: t.noun({ en: 'upgrade', fr: ['amélioration', 'f'] }),
}

export const v = {
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
  have: t.verb({
    en: ['have', 'had'],
    fr: {
      infinitive: 'avoir',
      vous: 'avez',
      imperative: 'ayez',
      third: 'a',
      thirds: 'ont',
      participle: 'eu',
    },
  }),
  deal: t.verb({ en: ['deal', 'dealt'], fr: 'infliger' }),
  take: t.verb({ en: ['take', 'took', 'taken'], fr: 'subir' }),
  grab: t.verb({
    en: ['take', 'took', 'taken'],
    fr: { infinitive: 'prendre', vous: 'prenez', third: 'prend', thirds: 'prennent', participle: 'pris' },
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
  discard: t.verb({ en: 'discard', fr: 'défausser' }),
  draw: t.verb({ en: ['draw', 'drew', 'drawn'], fr: 'piocher' }),
  gain: t.verb({ en: 'gain', fr: 'gagner' }),
  get: t.verb({ en: ['get', 'got'], fr: 'gagner' }),
  make: t.verb({ en: ['make', 'made'], fr: 'effectuer' }),
  attack: t.verb({ en: 'attack', fr: 'attaquer' }),
  reveal: t.verb({ en: 'reveal', fr: 'révéler' }),
  put: t.verb({
    en: ['put', 'put'],
    fr: { infinitive: 'mettre', vous: 'mettez', third: 'met', thirds: 'mettent', participle: 'mis' },
  }),
  enter: t.verb({ en: 'enter', fr: { infinitive: 'entrer', auxiliary: 'être' } }),
  roll: t.verb({ en: 'roll', fr: 'lancer' }),
  reroll: t.verb({ en: 'reroll', fr: 'relancer' }),
  move: t.verb({ en: 'move', fr: 'déplacer' }),
  walk: t.verb({ en: 'move', fr: { infinitive: 'déplacer', reflexive: true } }),
  heal: t.verb({ en: 'heal', fr: 'soigner' }),
  exhaust: t.verb({ en: 'exhaust', fr: 'incliner' }),
  ready: t.verb({ en: ['ready', 'readied'], fr: 'redresser' }),
  control: t.verb({ en: ['control', 'controlled'], fr: 'contrôler' }),
  remove: t.verb({ en: 'remove', fr: 'retirer' }),
  place: t.verb({ en: 'place', fr: 'placer' }),
  spend: t.verb({ en: ['spend', 'spent'], fr: 'dépenser' }),
  defeat: t.verb({
    en: 'defeat',
    fr: {
      infinitive: 'vaincre',
      vous: 'vainquez',
      third: 'vainc',
      thirds: 'vainquent',
      participle: 'vaincu',
    },
  }),
  play: t.verb({ en: 'play', fr: 'jouer' }),
  steal: t.verb({ en: ['steal', 'stole', 'stolen'], fr: 'voler' }),
  shuffle: t.verb({ en: 'shuffle', fr: 'mélanger' }),
  spawn: t.verb({ en: 'spawn', fr: 'générer' }),
  look: t.verb({ en: 'look', fr: 'regarder' }),
  return: t.verb({
    en: 'return',
    fr: {
      infinitive: 'remettre',
      vous: 'remettez',
      third: 'remet',
      thirds: 'remettent',
      participle: 'remis',
    },
  }),
  resolve: t.verb({
    en: 'resolve',
    fr: {
      infinitive: 'résoudre',
      vous: 'résolvez',
      third: 'résout',
      thirds: 'résolvent',
      participle: 'résolu',
    },
  }),
  scheme: t.verb({ en: 'scheme', fr: 'manigancer' }),
  suffer: t.verb({ en: 'suffer', fr: 'subir' }),
}

export const adj = {
  engaged: t.adjective({ en: 'engaged', fr: 'engagé' }),
  top: t.adjective({ en: 'top', fr: 'du dessus', leading: true }),
  next: t.adjective({ en: 'next', fr: ['prochain', 'prochaine'], before: true, leading: true }),
  new: t.adjective({
    en: 'new',
    fr: ['nouveau', 'nouvelle', 'nouveaux', 'nouvelles'],
    liaison: 'nouvel',
    before: true,
  }),
  damaged: t.adjective({ en: 'damaged', fr: 'blessé' }),
  adjacent: t.adjective({ en: 'adjacent', fr: 'adjacent' }),
  undefendable: t.adjective({ en: 'undefendable', fr: 'imparable' }),
  equalOrHigher: t.adjective({
    en: 'equal or higher',
    fr: ['supérieur ou égal', 'supérieure ou égale', 'supérieurs ou égaux', 'supérieures ou égales'],
  }),
  facedown: t.adjective({ en: 'facedown', fr: 'face cachée' }),
  main: t.adjective({ en: 'main', fr: ['principal', 'principale', 'principaux', 'principales'] }),
}

/** "engaged with you", "engagées avec vous". */
export const engagedWith = (whom: t.Nominal): t.Phrase => t.group(adj.engaged, t.prep.with, whom)
export const into = t.both('into play', 'en jeu')
export const atRandom = t.both('at random', 'au hasard')

export const rhino = t.name({ en: 'Rhino', id: 'rhino', pronoun: 'he' })
export const ultron = t.name({ en: 'Ultron', id: 'ultron' })
export const vulture = t.name({ en: 'Vulture', fr: 'Vautour', article: 'fr', pronoun: 'he' })
export const ironMan = t.name({ en: 'Iron Man', fr: 'Homme de fer', article: 'fr', pronoun: 'he' })
export const hulk = t.name({ en: 'Hulk', pronoun: 'he' })
export const wasp = t.name({ en: 'Wasp', fr: 'Guêpe', article: 'fr', gender: 'f', pronoun: 'she' })
