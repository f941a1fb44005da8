import { adjective, noun, verb } from '../text/lexicon.ts'

/** The kernel's own words, English and French side by side. */

export const amountNoun = noun({ en: 'amount', fr: ['montant', 'm'] })
export const playerNoun = noun({ en: 'player', fr: ['joueur', 'm'], pronoun: 'they' })
export const cardNoun = noun({ en: 'card', fr: ['carte', 'f'] })
export const counterNoun = noun({ en: 'counter', fr: ['marqueur', 'm'] })
export const stepNoun = noun({ en: 'step', fr: ['étape', 'f'] })
export const endNoun = noun({ en: 'end', fr: ['fin', 'f'] })
export const additional = adjective({
  en: 'additional',
  fr: ['supplémentaire', 'supplémentaire'],
  leading: true,
})

export const toBe = verb({
  en: ['be', 'was', 'been'],
  fr: { infinitive: 'être', vous: 'soyez', third: 'est', thirds: 'sont', participle: 'été' },
})
export const toMove = verb({
  en: ['move', 'moved', 'moved'],
  fr: {
    infinitive: 'déplacer',
    vous: 'déplacez',
    third: 'déplace',
    thirds: 'déplacent',
    participle: 'déplacé',
  },
})
export const toPlace = verb({
  en: ['place', 'placed', 'placed'],
  fr: { infinitive: 'placer', vous: 'placez', third: 'place', thirds: 'placent', participle: 'placé' },
})
export const toRemove = verb({
  en: ['remove', 'removed', 'removed'],
  fr: { infinitive: 'retirer', vous: 'retirez', third: 'retire', thirds: 'retirent', participle: 'retiré' },
})
export const toPrevent = verb({
  en: ['prevent', 'prevented', 'prevented'],
  fr: {
    infinitive: 'prévenir',
    vous: 'prévenez',
    third: 'prévient',
    thirds: 'préviennent',
    participle: 'prévenu',
  },
})
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
export const toGet = verb({
  en: ['get', 'got', 'got'],
  fr: { infinitive: 'gagner', vous: 'gagnez', third: 'gagne', thirds: 'gagnent', participle: 'gagné' },
})
/** To get less of something: « subir −2 Force ». */
export const toGetLess = verb({
  en: ['get', 'got', 'got'],
  fr: { infinitive: 'subir', vous: 'subissez', third: 'subit', thirds: 'subissent', participle: 'subi' },
})
export const toLose = verb({
  en: ['lose', 'lost', 'lost'],
  fr: { infinitive: 'perdre', vous: 'perdez', third: 'perd', thirds: 'perdent', participle: 'perdu' },
})
export const toRoll = verb({
  en: ['roll', 'rolled', 'rolled'],
  fr: { infinitive: 'lancer', vous: 'lancez', third: 'lance', thirds: 'lancent', participle: 'lancé' },
})
