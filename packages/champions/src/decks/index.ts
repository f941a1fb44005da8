/** Deck building: the card list, ready-made decks, the rules, import and export. */
export { type Aspect, aspects, copyLimit, type DeckCard } from './card.ts'
export { cardByCode, cardById, cardList } from './cardList.ts'
export { checkDeck, deckSize } from './check.ts'
export { checkBox, checkTable } from './checkTable.ts'
export { type Deck, type DeckContent, type DeckExtra, type Listed, noExtra } from './deck.ts'
export type { Reading } from './formats/draft.ts'
export type { Finding } from './finding.ts'
export { openingHand, sampleHand } from './hand.ts'
export { identities, type Identity, identityByHero } from './identities.ts'
export { listedCards } from './listed.ts'
export { deckMessages } from './messages.ts'
export { type DeckChoice, heroDecks, type PlayedDeck, playedDeck } from './played.ts'
export { type DeckFormat, deckFormats, type ReadDeck, readDeck } from './readDeck.ts'
export { writeCode } from './formats/shortCode.ts'
export {
  deckOfStarter,
  type StarterDeck,
  starterDecks,
  type StarterKind,
  starterKinds,
} from './starterDecks.ts'
export { type DeckStats, deckStats } from './stats.ts'
export { writeJson } from './formats/writeJson.ts'
export { writeOctgn } from './formats/writeOctgn.ts'
export { writeText } from './formats/writeText.ts'
