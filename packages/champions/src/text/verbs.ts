import { verb } from '@quadriga/kernel/text'

/** Verbs of the game, English and French side by side, in the rulebook's words. */

export const toDeal = verb({ en: ['deal', 'dealt'], fr: 'infliger' })
export const toTake = verb({
  en: ['take', 'took', 'taken'],
  fr: { infinitive: 'subir', vous: 'subissez', third: 'subit', thirds: 'subissent', participle: 'subi' },
})
export const toReceive = verb({
  en: 'receive',
  fr: { infinitive: 'recevoir', vous: 'recevez', third: 'reçoit', thirds: 'reçoivent', participle: 'reçu' },
})
export const toRemove = verb({ en: 'remove', fr: 'retirer' })
export const toPlace = verb({ en: 'place', fr: 'placer' })
export const toHeal = verb({ en: 'heal', fr: 'soigner' })
export const toGive = verb({ en: ['give', 'gave', 'given'], fr: 'donner' })
export const toDraw = verb({ en: ['draw', 'drew', 'drawn'], fr: 'piocher' })
export const toDiscard = verb({ en: 'discard', fr: 'défausser' })
export const toExhaust = verb({ en: 'exhaust', fr: 'incliner' })
export const toReady = verb({ en: ['ready', 'readied'], fr: 'redresser' })
export const toAttack = verb({ en: 'attack', fr: 'attaquer' })
export const toThwart = verb({ en: 'thwart', fr: 'contrer' })
export const toScheme = verb({ en: 'scheme', fr: 'manigancer' })
export const toDefend = verb({
  en: 'defend',
  fr: {
    infinitive: 'défendre',
    vous: 'défendez',
    third: 'défend',
    thirds: 'défendent',
    participle: 'défendu',
  },
})
export const toDefeat = verb({
  en: 'defeat',
  fr: { infinitive: 'vaincre', vous: 'vainquez', third: 'vainc', thirds: 'vainquent', participle: 'vaincu' },
})
/** French defeats a minion and foils a scheme. */
export const toFoil = verb({ en: 'defeat', fr: 'déjouer' })
export const toReveal = verb({
  en: 'reveal',
  fr: { infinitive: 'révéler', vous: 'révélez', third: 'révèle', thirds: 'révèlent', participle: 'révélé' },
})
export const toCancel = verb({ en: ['cancel', 'canceled'], fr: 'annuler' })
export const toGain = verb({ en: 'gain', fr: 'gagner' })
export const toGet = verb({ en: ['get', 'got'], fr: 'gagner' })
export const toEnd = verb({ en: 'end', fr: { infinitive: 'terminer', reflexive: true } })
export const toMove = verb({ en: 'move', fr: 'déplacer' })
export const toPlay = verb({ en: 'play', fr: 'jouer' })
export const toPut = verb({
  en: ['put', 'put'],
  fr: { infinitive: 'mettre', vous: 'mettez', third: 'met', thirds: 'mettent', participle: 'mis' },
})
export const toSearch = verb({ en: ['search', 'searched'], fr: 'chercher' })
export const toShuffle = verb({ en: 'shuffle', fr: 'mélanger' })
export const toSpend = verb({ en: ['spend', 'spent'], fr: 'dépenser' })
export const toGenerate = verb({
  en: 'generate',
  fr: { infinitive: 'générer', vous: 'générez', third: 'génère', thirds: 'génèrent', participle: 'généré' },
})
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
export const toSplit = verb({
  en: ['split', 'split'],
  fr: {
    infinitive: 'répartir',
    vous: 'répartissez',
    third: 'répartit',
    thirds: 'répartissent',
    participle: 'réparti',
  },
})
export const toReturn = verb({
  en: 'return',
  fr: {
    infinitive: 'reprendre',
    vous: 'reprenez',
    third: 'reprend',
    thirds: 'reprennent',
    participle: 'repris',
  },
})
export const toEnter = verb({ en: 'enter', fr: { infinitive: 'entrer', auxiliary: 'être' } })
export const toHave = verb({
  en: ['have', 'had'],
  fr: { infinitive: 'avoir', vous: 'avez', imperative: 'ayez', third: 'a', thirds: 'ont', participle: 'eu' },
})
export const toPrevent = verb({
  en: 'prevent',
  fr: {
    infinitive: 'prévenir',
    vous: 'prévenez',
    third: 'prévient',
    thirds: 'préviennent',
    participle: 'prévenu',
  },
})
export const toControl = verb({ en: ['control', 'controlled'], fr: 'contrôler' })
export const toAttach = verb({ en: ['attach', 'attached'], fr: 'attacher' })
/** To turn an identity over: change to a form, passer sous une forme. */
export const toChangeForm = verb({ en: 'change', fr: { infinitive: 'passer', auxiliary: 'être' } })
/** To change form, changer de forme, whichever it is. */
export const toChange = verb({ en: 'change', fr: 'changer' })
export const toMake = verb({ en: ['make', 'made'], fr: 'effectuer' })
export const toChoose = verb({
  en: ['choose', 'chose', 'chosen'],
  fr: {
    infinitive: 'choisir',
    vous: 'choisissez',
    third: 'choisit',
    thirds: 'choisissent',
    participle: 'choisi',
  },
})
export const toPay = verb({
  en: ['pay', 'paid'],
  fr: { infinitive: 'payer', vous: 'payez', third: 'paie', thirds: 'paient', participle: 'payé' },
})
/** A number grows: increases by 1, augmente de 1. */
export const toIncrease = verb({ en: ['increase', 'increased'], fr: 'augmenter' })
export const toUse = verb({ en: 'use', fr: 'utiliser' })
export const toLose = verb({
  en: ['lose', 'lost'],
  fr: { infinitive: 'perdre', vous: 'perdez', third: 'perd', thirds: 'perdent', participle: 'perdu' },
})
/** Hit points come back. */
export const toRecover = verb({
  en: 'recover',
  fr: {
    infinitive: 'récupérer',
    vous: 'récupérez',
    third: 'récupère',
    thirds: 'récupèrent',
    participle: 'récupéré',
  },
})
/** To look at cards, regarder des cartes. */
export const toLookAt = verb({ en: 'look', fr: 'regarder' })
/** To take a card to the hand. */
export const toTakeCard = verb({
  en: ['take', 'took', 'taken'],
  fr: { infinitive: 'prendre', vous: 'prenez', third: 'prend', thirds: 'prennent', participle: 'pris' },
})
export const toEliminate = verb({ en: 'eliminate', fr: 'éliminer' })
export const toBe = verb({
  en: ['be', 'was', 'been'],
  fr: {
    infinitive: 'être',
    vous: 'êtes',
    imperative: 'soyez',
    third: 'est',
    thirds: 'sont',
    participle: 'été',
  },
})
/** To look for a card, chercher une carte. */
export const toLookFor = verb({ en: 'look', fr: 'chercher' })
/** What an ability does of its own accord. */
export const toApply = verb({ en: 'resolve', fr: { infinitive: 'appliquer', reflexive: true } })
