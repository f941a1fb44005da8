import { languages, plain, type Reason } from '@quadriga/kernel'
import fc from 'fast-check'
import { aspects, cardList, type Deck, deckMessages, identities, noExtra } from '../src/decks/index.ts'
import { cleanName } from '../src/decks/deck.ts'

/** Names that look like something else, among any others. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme' }).map(cleanName),
  fc.constantFrom(
    '',
    '3x Backflip',
    'Spider-Man',
    'Packs: all',
    'MC1-ABC',
    '{',
    '[{',
    '<deck>',
    '12345',
    ']]> &amp;',
  ),
  fc.constantFrom(
    'https://marvelcdb.com/deck/view/1',
    'Aspect: Justice',
    'Alliés',
    '•',
    'L’œuvre – «été»',
    '🕷️ 3',
  ),
)

/** Any deck that the rules allow: an identity with its cards, and 25 to 35 cards of one aspect and the basics. */
export const legalDeck: fc.Arbitrary<Deck> = fc
  .record({ name: names, identity: fc.constantFrom(...identities), aspect: fc.constantFrom(...aspects) })
  .chain(({ name, identity, aspect }) => {
    const pool = cardList.filter((card) => card.aspect === aspect || card.aspect === 'basic')
    const copies = pool.flatMap((card) => Array.from({ length: card.deckLimit }, () => card.id))
    return fc.shuffledSubarray(copies, { minLength: 25, maxLength: 35 }).map((chosen) => {
      const cards = Object.fromEntries(identity.own.map((card) => [card.id, card.deckLimit]))
      for (const id of chosen) cards[id] = (cards[id] ?? 0) + 1
      return { name, hero: identity.hero.id, aspect, cards, extra: noExtra }
    })
  })

/** A reason in both languages; throws where words are missing. */
export function said(reason: Reason): string {
  return languages.map((language) => plain(deckMessages.say(reason, language))).join(' / ')
}

export const keysOf = (reasons: readonly Reason[]): string[] => reasons.map(({ key }) => key)
