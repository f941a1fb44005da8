import { adjective, mass, noun, verb } from '@quadriga/kernel/text'

/** The words of the game, English and French side by side; the French ones are the rulebook's. */
export const ally = noun({
  en: ['Ally', 'Allies'],
  fr: ['Allié', 'm'],
  pronoun: 'it',
  keyword: 'villainous:allies',
})
export const hero = noun({ en: ['Hero', 'Heroes'], fr: ['Héros', 'Héros', 'm', 'h'], pronoun: 'it' })
export const character = noun({ en: 'character', fr: ['personnage', 'm'] })
export const item = noun({ en: 'Item', fr: ['Objet', 'm'] })
export const eventNoun = noun({ en: 'Event', fr: ['Événement', 'm'] })
export const specialty = noun({ en: ['Specialty', 'Specialties'], fr: ['Compétence', 'f'] })
export const power = noun({
  en: ['Power', mass],
  fr: ['jeton Pouvoir', 'jetons Pouvoir', 'm'],
  keyword: 'villainous:power',
})
export const strength = noun({
  en: ['Strength', mass],
  fr: ['Force', mass, 'f'],
  keyword: 'villainous:strength',
})
export const plusToken = noun({ en: '+1 Strength token', fr: ['jeton Force +1', 'jetons Force +1', 'm'] })
export const minusToken = noun({ en: '−1 Strength token', fr: ['jeton Force −1', 'jetons Force −1', 'm'] })
export const location = noun({ en: 'location', fr: ['lieu', 'lieux', 'm'] })
export const domain = noun({ en: 'domain', fr: ['domaine', 'm'] })
export const player = noun({ en: 'player', fr: ['joueur', 'm'], pronoun: 'they' })
export const card = noun({ en: 'card', fr: ['carte', 'f'] })
export const stone = noun({
  en: 'Infinity Stone',
  fr: ['Pierre d’Infinité', 'Pierres d’Infinité', 'f'],
  keyword: 'villainous:stones',
})
export const shortStone = noun({ en: 'Stone', fr: ['Pierre', 'f'] })
export const hand = noun({ en: 'hand', fr: ['main', 'f'] })
export const deck = noun({ en: 'deck', fr: ['pioche', 'f'] })
export const pile = noun({ en: 'discard pile', fr: ['défausse', 'f'] })
export const fateDeck = noun({ en: 'Fate deck', fr: ['pioche de Fatalité', 'pioches de Fatalité', 'f'] })
export const fatePile = noun({
  en: 'Fate discard pile',
  fr: ['défausse de Fatalité', 'défausses de Fatalité', 'f'],
})
export const soulMark = noun({ en: 'Soul Mark', fr: ['Marqueur d’Âme', 'Marqueurs d’Âme', 'm'] })
export const cost = noun({ en: ['cost', mass], fr: ['coût', mass, 'm'] })
export const handSize = noun({ en: ['hand size', mass], fr: ['taille de main', mass, 'f'] })
export const sentry = noun({ en: ['Sentry', 'Sentries'], fr: ['Drone', 'm'] })
export const action = noun({ en: 'action', fr: ['action', 'f'] })
export const copy = noun({ en: ['copy', 'copies'], fr: ['exemplaire', 'm'] })
export const figure = noun({ en: 'figure', fr: ['figurine', 'f'] })

export const free = adjective({ en: 'free', fr: 'libre' })
export const attached = adjective({ en: 'attached', fr: 'associé' })
export const opposing = adjective({ en: 'opposing', fr: 'adverse' })

export const toGain = verb({ en: 'gain', fr: 'gagner' })
export const toLose = verb({
  en: ['lose', 'lost'],
  fr: { infinitive: 'perdre', vous: 'perdez', third: 'perd', thirds: 'perdent', participle: 'perdu' },
})
export const toEnter = verb({ en: 'enter', fr: { infinitive: 'entrer', auxiliary: 'être' } })
export const toPlay = verb({ en: 'play', fr: 'jouer' })
export const toDraw = verb({ en: ['draw', 'drew', 'drawn'], fr: 'piocher' })
export const toDefeat = verb({ en: 'defeat', fr: 'éliminer' })
export const toDiscard = verb({ en: 'discard', fr: 'défausser' })
export const toRelocate = verb({ en: 'relocate', fr: 'transférer' })
export const toPut = verb({ en: ['put', 'put'], fr: 'placer' })
export const toTake = verb({
  en: ['take', 'took', 'taken'],
  fr: { infinitive: 'prendre', vous: 'prenez', third: 'prend', thirds: 'prennent', participle: 'pris' },
})
export const toReveal = verb({ en: 'reveal', fr: 'révéler' })
export const toReceive = verb({
  en: 'receive',
  fr: { infinitive: 'recevoir', vous: 'recevez', third: 'reçoit', thirds: 'reçoivent', participle: 'reçu' },
})
export const toControl = verb({ en: 'control', fr: 'contrôler' })
export const toVanquish = verb({ en: 'vanquish', fr: 'éliminer' })
export const toMove = verb({ en: 'move', fr: 'déplacer' })
export const toAttach = verb({ en: 'attach', fr: 'associer' })
export const toActivate = verb({ en: 'activate', fr: 'activer' })
export const toUse = verb({ en: 'use', fr: 'utiliser' })
export const toCapture = verb({ en: 'capture', fr: 'capturer' })
export const toHaveCaptured = verb({ en: ['have captured', 'had captured'], fr: 'capturer' })
export const toHaveRevealed = verb({ en: ['have revealed', 'had revealed'], fr: 'révéler' })
export const toShuffle = verb({ en: 'shuffle', fr: 'mélanger' })
export const toLookAt = verb({ en: ['look at', 'looked at', 'looked at'], fr: 'regarder' })
export const crisis = noun({ en: ['Crisis', 'Crises'], fr: ['Crise', 'f'], keyword: 'villainous:crises' })
export const tile = noun({ en: 'tile', fr: ['tuile', 'f'] })
export const supply = noun({ en: 'supply', fr: ['réserve', 'f'] })
export const toMark = verb({ en: 'mark', fr: 'marquer' })
export const toFind = verb({ en: ['find', 'found'], fr: 'chercher' })
export const toSetBack = verb({
  en: 'return',
  fr: { infinitive: 'remettre', vous: 'remettez', third: 'remet', thirds: 'remettent', participle: 'remis' },
})
export const toDistribute = verb({
  en: 'distribute',
  fr: {
    infinitive: 'répartir',
    vous: 'répartissez',
    third: 'répartit',
    thirds: 'répartissent',
    participle: 'réparti',
  },
})
/** An action of the turn is taken: « effectuez une action Éliminer ». */
export const toTakeAction = verb({ en: ['take', 'took', 'taken'], fr: 'effectuer' })
export const toShow = verb({ en: ['show', 'showed', 'shown'], fr: 'montrer' })
export const toResolve = verb({
  en: 'resolve',
  fr: {
    infinitive: 'résoudre',
    vous: 'résolvez',
    third: 'résout',
    thirds: 'résolvent',
    participle: 'résolu',
  },
})
export const toKeep = verb({ en: ['keep', 'kept'], fr: 'conserver' })
export const toPay = verb({
  en: ['pay', 'paid'],
  fr: { infinitive: 'payer', vous: 'payez', third: 'paie', thirds: 'paient', participle: 'payé' },
})
export const turn = noun({ en: 'turn', fr: ['tour', 'm'] })
export const toBegin = verb({ en: ['begin', 'began', 'begun'], fr: 'commencer' })
export const toTurnBack = verb({ en: ['turn back', 'turned back', 'turned back'], fr: 'retourner' })
export const toRemove = verb({ en: 'remove', fr: 'retirer' })
