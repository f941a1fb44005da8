import { count, defineMessages, group, type Phrase } from '@quadriga/kernel/text'
import { readMessages } from './readMessages.ts'
import { aspectList, aspectName, card, cardName, copy } from './words.ts'

type Card = { card: string }
type Copies = { card: string; count: number; limit: number }
type Own = { card: string; hero: string; have: number; need: number }

const plainly = (en: string, fr: string) => ({ en: (): Phrase => en, fr: (): Phrase => fr })

const identityProblems = {
  'deck.noIdentity': plainly('choose an identity', 'choisissez une identité'),
  'deck.unknownIdentity': {
    en: (a: { hero: string }) => group('there is no identity', cardName(a.hero)),
    fr: (a: { hero: string }) => group('il n’y a pas d’identité', cardName(a.hero)),
  },
  'deck.identityInDeck': {
    en: (a: Card) => group(cardName(a.card), 'lies on the table: an identity is not part of the deck'),
    fr: (a: Card) => group(cardName(a.card), 'reste sur la table : une identité ne fait pas partie du deck'),
  },
  'deck.ownMissing': {
    en: (a: Own) =>
      group(
        cardName(a.hero),
        'brings',
        count(a.need, copy),
        'of',
        cardName(a.card),
        group(', the deck has', a.have),
      ),
    fr: (a: Own) =>
      group(
        cardName(a.hero),
        'apporte',
        count(a.need, copy),
        'de',
        cardName(a.card),
        group(', le deck en a', a.have),
      ),
  },
  'deck.ownExtra': {
    en: (a: Own) =>
      group(
        cardName(a.hero),
        'brings only',
        count(a.need, copy),
        'of',
        cardName(a.card),
        group(', not', a.have),
      ),
    fr: (a: Own) =>
      group(
        cardName(a.hero),
        'n’apporte que',
        count(a.need, copy),
        'de',
        cardName(a.card),
        group(', et non', a.have),
      ),
  },
  'deck.otherIdentity': {
    en: (a: { card: string; hero: string }) => group(cardName(a.card), 'belongs to', cardName(a.hero)),
    fr: (a: { card: string; hero: string }) => group(cardName(a.card), 'appartient à', cardName(a.hero)),
  },
}

const cardProblems = {
  'deck.unknownCard': {
    en: (a: Card) => group('this box has no card', cardName(a.card)),
    fr: (a: Card) => group('cette boîte n’a pas de carte', cardName(a.card)),
  },
  'deck.badCount': {
    en: (a: Card) => group('the number of copies must be a whole number, at least 1:', cardName(a.card)),
    fr: (a: Card) =>
      group('le nombre d’exemplaires doit être un nombre entier, au moins 1 :', cardName(a.card)),
  },
  'deck.encounterCard': {
    en: (a: Card) =>
      group(cardName(a.card), 'is an encounter card: it is set aside before the game, not in the deck'),
    fr: (a: Card) =>
      group(
        cardName(a.card),
        'est une carte Rencontre : elle est mise de côté avant la partie, pas dans le deck',
      ),
  },
  'deck.tooManyCopies': {
    en: (a: Copies) =>
      group(count(a.count, copy), 'of', cardName(a.card), group(': at most', a.limit, 'by title')),
    fr: (a: Copies) =>
      group(count(a.count, copy), 'de', cardName(a.card), group(': au plus', a.limit, 'par titre')),
  },
  'deck.printedLimit': {
    en: (a: Copies) =>
      group(count(a.count, copy), 'of', cardName(a.card), group(': the card says at most', a.limit)),
    fr: (a: Copies) =>
      group(count(a.count, copy), 'de', cardName(a.card), group(': la carte en permet au plus', a.limit)),
  },
  'deck.uniqueTwice': {
    en: (a: { card: string; count: number }) =>
      group(cardName(a.card), group('is unique: one copy in a deck, not', a.count)),
    fr: (a: { card: string; count: number }) =>
      group(cardName(a.card), group('est unique : un exemplaire par deck, et non', a.count)),
  },
  'deck.sameUnique': {
    en: (a: { card: string; other: string }) =>
      group(cardName(a.card), 'is unique and already there:', cardName(a.other)),
    fr: (a: { card: string; other: string }) =>
      group(cardName(a.card), 'est unique et déjà présent :', cardName(a.other)),
  },
}

const deckProblems = {
  'deck.tooFew': {
    en: (a: { size: number; min: number }) =>
      group('a deck has at least', count(a.min, card), group(', this one', a.size)),
    fr: (a: { size: number; min: number }) =>
      group('un deck a au moins', count(a.min, card), group(', celui-ci', a.size)),
  },
  'deck.tooMany': {
    en: (a: { size: number; max: number }) =>
      group('a deck has at most', count(a.max, card), group(', this one', a.size)),
    fr: (a: { size: number; max: number }) =>
      group('un deck a au plus', count(a.max, card), group(', celui-ci', a.size)),
  },
  'deck.unknownAspect': {
    en: (a: { aspect: string }) => group('there is no aspect', aspectName(a.aspect)),
    fr: (a: { aspect: string }) => group('il n’y a pas d’affinité', aspectName(a.aspect)),
  },
  'deck.severalAspects': {
    en: (a: { aspects: readonly string[] }) => group('a deck has one aspect, not', aspectList(a.aspects)),
    fr: (a: { aspects: readonly string[] }) =>
      group('un deck a une seule affinité, et non', aspectList(a.aspects)),
  },
  'deck.offAspect': {
    en: (a: { card: string; aspect: string; chosen: string }) =>
      group(cardName(a.card), 'is', aspectName(a.aspect), ', the deck', aspectName(a.chosen)),
    fr: (a: { card: string; aspect: string; chosen: string }) =>
      group(cardName(a.card), 'est de l’affinité', aspectName(a.aspect), ', le deck', aspectName(a.chosen)),
  },
  'deck.sameIdentity': {
    en: (a: { hero: string }) => group('two players cannot both be', cardName(a.hero)),
    fr: (a: { hero: string }) => group('deux joueurs ne peuvent pas être tous deux', cardName(a.hero)),
  },
  'deck.boxCopies': {
    en: (a: { card: string; need: number; have: number }) =>
      group(count(a.need, copy), 'of', cardName(a.card), group('are wanted, the box has', a.have)),
    fr: (a: { card: string; need: number; have: number }) =>
      group('il faudrait', count(a.need, copy), 'de', cardName(a.card), group(', la boîte en a', a.have)),
  },
}

/** Words for everything deck building refuses or remarks, both languages side by side. */
export const deckMessages = defineMessages({
  ...identityProblems,
  ...cardProblems,
  ...deckProblems,
  ...readMessages,
})
