import { noun } from '@quadriga/kernel/text'
import * as n from './nouns.ts'

/** What the places on the table are called. */
export const zoneNouns = {
  identity: noun({ en: ['identity', 'identities'], fr: ['identité', 'f'] }),
  play: noun({ en: 'play area', fr: ['zone de jeu', 'zones de jeu', 'f'] }),
  engaged: noun({ en: 'engaged minion', fr: ['sbire engagé', 'sbires engagés', 'm'] }),
  hand: n.hand,
  deck: n.deck,
  discard: n.discardPileNoun,
  dealt: noun({
    en: 'dealt encounter card',
    fr: ['carte Rencontre distribuée', 'cartes Rencontre distribuées', 'f'],
  }),
  setAside: noun({ en: 'set-aside card', fr: ['carte mise de côté', 'cartes mises de côté', 'f'] }),
  villain: noun({ en: 'villain', fr: ['méchant', 'm'] }),
  mainScheme: noun({ en: 'main scheme', fr: ['manigance principale', 'manigances principales', 'f'] }),
  sideSchemes: noun({ en: 'side scheme', fr: ['manigance annexe', 'manigances annexes', 'f'] }),
  attachments: noun({ en: 'attachment', fr: ['attachement', 'm'] }),
  environments: noun({ en: 'environment', fr: ['environnement', 'm'] }),
  villainDeck: noun({ en: 'villain deck', fr: ['deck Méchant', 'decks Méchant', 'm'] }),
  schemeDeck: noun({
    en: 'main scheme deck',
    fr: ['deck Manigance principale', 'decks Manigance principale', 'm'],
  }),
  encounterDeck: n.encounterDeckNoun,
  encounterDiscard: n.encounterDiscardNoun,
  boosts: noun({ en: 'boost card', fr: ['carte Boost', 'cartes Boost', 'f'] }),
  resolving: noun({
    en: 'card being resolved',
    fr: ['carte en cours de résolution', 'cartes en cours de résolution', 'f'],
  }),
  under: noun({
    en: 'card under another',
    fr: ['carte placée sous une autre', 'cartes placées sous une autre', 'f'],
  }),
  removed: noun({ en: 'card out of the game', fr: ['carte retirée du jeu', 'cartes retirées du jeu', 'f'] }),
} as const
