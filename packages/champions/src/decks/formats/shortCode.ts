import { aspects } from '../card.ts'
import { toBase32 } from './base32.ts'
import { bytesOf, pushNumber } from './bytes.ts'
import { checksum } from './checksum.ts'
import { cleanName, type Deck, type Listed } from '../deck.ts'
import { identityByHero } from '../identities.ts'
import { listedCards } from '../listed.ts'

/** The version is part of the code and of its check: what it says never changes meaning. */
export const codeVersion = 1
export const codePrefix = 'MC'

/** Set when the identity's own cards are all there in the right number, and so need not be listed. */
export const ownComplete = 1
/** Marks of a listed card, in the three low bits before its distance from the card before. */
export const mark = { more: 3, letter: 4, bits: 3 } as const

/** A printed number as a whole number and a letter: 01043b is 1043 and 2. */
export function numberOf(code: string): { readonly number: number; readonly letter: number } {
  const letter = code.slice(5)
  return { number: Number(code.slice(0, 5)), letter: letter === '' ? 0 : letter.charCodeAt(0) - 96 }
}

/** One card: distance from the card before, one to three copies in two bits, more copies or a letter behind it. */
function pushCard(bytes: number[], { card, count }: Listed, last: number): number {
  const { number, letter } = numberOf(card.code)
  const copies = count <= mark.more ? count - 1 : mark.more
  pushNumber(bytes, ((number - last) << mark.bits) | (letter === 0 ? 0 : mark.letter) | copies)
  if (copies === mark.more) pushNumber(bytes, count)
  if (letter !== 0) bytes.push(letter)
  return number
}

/**
 * A deck as a short code for links and messages: `MC1-` and characters that every address may hold. It lists
 * printed numbers, so it outlives changes of our ids; names of decks are part of it unless told otherwise.
 */
export function writeCode(deck: Deck, options: { readonly name?: boolean } = {}): string {
  const identity = identityByHero(deck.hero)
  const complete = identity?.own.every((card) => deck.cards[card.id] === card.deckLimit) ?? false
  const listed = listedCards(deck).filter(({ card }) => !(complete && card.set === identity?.hero.set))
  const bytes: number[] = [codeVersion]
  pushNumber(bytes, identity === undefined ? 0 : numberOf(identity.hero.code).number)
  bytes.push(aspects.findIndex((aspect) => aspect === deck.aspect) + 1, complete ? ownComplete : 0)
  pushNumber(bytes, listed.length)
  let last = 0
  for (const one of listed) last = pushCard(bytes, one, last)
  if (options.name !== false) bytes.push(...bytesOf(cleanName(deck.name)))
  // The version stands in front in plain sight; here it only takes part in the check.
  return `${codePrefix}${codeVersion}-${toBase32([...bytes, ...checksum(bytes)].slice(1))}`
}
