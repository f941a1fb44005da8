import { adjective, noun, verb } from '@quadriga/kernel/text'

/** The words of the game, English and French side by side; the French ones are the rulebook's. */
export const power = noun({
  en: ['Power', 'mass'],
  fr: ['point de Pouvoir', 'points de Pouvoir', 'm'],
  keyword: 'zombies:power',
})
export const wound = noun({ en: 'Wound', fr: ['Blessure', 'f'], keyword: 'zombies:wounds' })
export const action = noun({ en: 'Action', fr: ['Action', 'f'], keyword: 'zombies:actions' })
export const hit = noun({ en: 'Hit', fr: ['Touche', 'f'], keyword: 'zombies:hits' })
export const experience = noun({
  en: ['experience', 'mass'],
  fr: ['point d’expérience', 'points d’expérience', 'm'],
  keyword: 'zombies:experience',
})
export const health = noun({ en: ['Health', 'mass'], fr: ['point de Santé', 'points de Santé', 'm'] })
export const toughness = noun({
  en: ['Toughness', 'mass'],
  fr: ['Endurance', 'mass', 'f'],
  keyword: 'zombies:hits',
})
export const zone = noun({ en: 'Zone', fr: ['Zone', 'f'], keyword: 'zombies:zones' })
export const card = noun({ en: 'card', fr: ['carte', 'f'] })
export const die = noun({ en: ['die', 'dice'], fr: ['dé', 'm'] })
export const hero = noun({ en: ['hero', 'heroes'], fr: ['Super-Héros', 'Super-Héros', 'm'], pronoun: 'they' })
export const enemy = noun({ en: ['Enemy', 'Enemies'], fr: ['Ennemi', 'm'], keyword: 'zombies:enemies' })
export const walker = noun({ en: 'Walker', fr: ['Rôdeur', 'm'], keyword: 'zombies:enemies' })
export const brute = noun({ en: 'Brute', fr: ['Brute', 'f'], keyword: 'zombies:enemies' })
export const runner = noun({ en: 'Runner', fr: ['Forcené', 'm'], keyword: 'zombies:enemies' })
export const zombieHero = noun({
  en: ['Zombie Hero', 'Zombie Heroes'],
  fr: ['Héros Zombie', 'Héros Zombies', 'm', 'h'],
  keyword: 'zombies:zombie-heroes',
})
/** A Zombie Hero that a player runs. */
export const zombie = noun({
  en: ['Zombie Hero', 'Zombie Heroes'],
  fr: ['Héros Zombie', 'Héros Zombies', 'm', 'h'],
  keyword: 'zombies:zombie-mode',
  pronoun: 'they',
})
export const superHero = noun({
  en: ['Super Hero', 'Super Heroes'],
  fr: ['Super-Héros', 'Super-Héros', 'm'],
  keyword: 'zombies:super-heroes',
})
export const guard = noun({ en: 'Guard', fr: ['Garde', 'm'], keyword: 'zombies:shield-agents' })
export const trooper = noun({ en: 'Trooper', fr: ['Opérateur', 'm'], keyword: 'zombies:shield-agents' })
export const specialist = noun({
  en: 'Specialist',
  fr: ['Spécialiste', 'm'],
  keyword: 'zombies:shield-agents',
})
export const hunger = noun({
  en: ['Hunger', 'mass'],
  fr: ['point de Faim', 'points de Faim', 'm'],
  keyword: 'zombies:hunger',
})
export const citizen = noun({ en: 'citizen', fr: ['Citoyen', 'm'], keyword: 'zombies:citizens' })
export const trait = noun({ en: 'Trait', fr: ['Trait', 'm'], keyword: 'zombies:traits' })
export const skill = noun({ en: 'Skill', fr: ['Compétence', 'f'], keyword: 'zombies:skills' })
export const attack = noun({ en: 'attack', fr: ['Attaque', 'f'], keyword: 'zombies:attack' })
export const objective = noun({ en: 'Objective', fr: ['Objectif', 'm'], keyword: 'zombies:objectives' })
export const spawnCard = noun({
  en: 'Spawn card',
  fr: ['carte Génération', 'cartes Génération', 'f'],
  keyword: 'zombies:spawning',
})
export const spawnPoint = noun({
  en: 'Spawn Point',
  fr: ['Point de Génération', 'Points de Génération', 'm'],
  keyword: 'zombies:spawn-points',
})
export const door = noun({ en: 'door', fr: ['porte', 'f'], keyword: 'zombies:locked-doors' })
export const turn = noun({ en: 'turn', fr: ['Tour', 'm'] })
export const range = noun({
  en: ['maximum Range', 'mass'],
  fr: ['Portée maximale', 'mass', 'f'],
  keyword: 'zombies:range',
})
export const accuracy = noun({
  en: ['Accuracy', 'mass'],
  fr: ['Précision', 'mass', 'f'],
  keyword: 'zombies:attack',
})
export const result = noun({ en: ['die results', 'mass'], fr: ['résultats de dés', 'mass', 'm'] })

export const red = adjective({ en: 'red', fr: 'rouge' })
export const blue = adjective({ en: 'blue', fr: 'bleu' })
export const green = adjective({ en: 'green', fr: 'vert' })
export const initial = adjective({ en: 'Initial', fr: ['Initial', 'Initiale'] })
export const free = adjective({ en: 'free', fr: 'gratuit' })
export const melee = adjective({ en: 'Melee', fr: 'de Mêlée' })

export const toOpen = verb({
  en: 'open',
  fr: { infinitive: 'ouvrir', vous: 'ouvrez', third: 'ouvre', thirds: 'ouvrent', participle: 'ouvert' },
})
export const toAttack = verb({ en: 'attack', fr: 'attaquer' })
export const toRescue = verb({
  en: 'rescue',
  fr: {
    infinitive: 'secourir',
    vous: 'secourez',
    third: 'secourt',
    thirds: 'secourent',
    participle: 'secouru',
  },
})
export const toTake = verb({
  en: ['take', 'took', 'taken'],
  fr: { infinitive: 'prendre', vous: 'prenez', third: 'prend', thirds: 'prennent', participle: 'pris' },
})
export const toGain = verb({ en: 'gain', fr: 'gagner' })
export const toLose = verb({
  en: ['lose', 'lost', 'lost'],
  fr: { infinitive: 'perdre', vous: 'perdez', third: 'perd', thirds: 'perdent', participle: 'perdu' },
})
export const toUse = verb({ en: 'use', fr: 'utiliser' })
export const toSuffer = verb({
  en: 'suffer',
  fr: { infinitive: 'subir', vous: 'subissez', third: 'subit', thirds: 'subissent', participle: 'subi' },
})
export const toEliminate = verb({ en: 'eliminate', fr: 'éliminer' })
export const toDestroy = verb({
  en: 'destroy',
  fr: {
    infinitive: 'détruire',
    vous: 'détruisez',
    third: 'détruit',
    thirds: 'détruisent',
    participle: 'détruit',
  },
})
export const toDraw = verb({
  en: ['draw', 'drew', 'drawn'],
  fr: { infinitive: 'piocher', vous: 'piochez', third: 'pioche', thirds: 'piochent', participle: 'pioché' },
})
export const toDiscard = verb({ en: 'discard', fr: 'défausser' })
export const toRecover = verb({ en: 'recover', fr: 'récupérer' })
export const toCancel = verb({
  en: ['cancel', 'cancelled', 'cancelled'],
  fr: { infinitive: 'annuler', vous: 'annulez', third: 'annule', thirds: 'annulent', participle: 'annulé' },
})
export const toRoll = verb({
  en: 'roll',
  fr: { infinitive: 'lancer', vous: 'lancez', third: 'lance', thirds: 'lancent', participle: 'lancé' },
})
export const toRemove = verb({ en: 'remove', fr: 'retirer' })
export const toPlace = verb({
  en: 'place',
  fr: { infinitive: 'placer', vous: 'placez', third: 'place', thirds: 'placent', participle: 'placé' },
})
export const toSpawn = verb({
  en: 'spawn',
  fr: { infinitive: 'générer', vous: 'générez', third: 'génère', thirds: 'génèrent', participle: 'généré' },
})
export const toActivate = verb({ en: 'activate', fr: 'activer' })
export const toUnlock = verb({ en: 'unlock', fr: 'déverrouiller' })
export const toPerform = verb({ en: 'perform', fr: 'effectuer' })
export const toCopy = verb({ en: ['copy', 'copied', 'copied'], fr: 'copier' })
export const toKeep = verb({ en: ['keep', 'kept', 'kept'], fr: 'garder' })
export const toGive = verb({ en: ['give', 'gave', 'given'], fr: 'donner' })
export const toReveal = verb({
  en: 'reveal',
  fr: { infinitive: 'révéler', vous: 'révélez', third: 'révèle', thirds: 'révèlent', participle: 'révélé' },
})
export const toEnter = verb({ en: 'enter', fr: { infinitive: 'entrer', auxiliary: 'être' } })
export const toMove = verb({ en: 'move', fr: { infinitive: 'déplacer', reflexive: true } })
/** An Enemy that acts by itself: « cet Ennemi s’active ». */
export const toAct = verb({ en: 'activate', fr: { infinitive: 'activer', reflexive: true } })
export const toCall = verb({
  en: 'call',
  fr: { infinitive: 'appeler', vous: 'appelez', third: 'appelle', thirds: 'appellent', participle: 'appelé' },
})
export const lift = noun({ en: 'lift', fr: ['ascenseur', 'm'], keyword: 'zombies:lift' })
export const toReach = verb({
  en: 'reach',
  fr: {
    infinitive: 'atteindre',
    vous: 'atteignez',
    third: 'atteint',
    thirds: 'atteignent',
    participle: 'atteint',
  },
})
export const toDevour = verb({ en: 'devour', fr: 'dévorer' })
export const toPush = verb({ en: 'push', fr: 'repousser' })
