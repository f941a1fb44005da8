import { existsSync } from 'node:fs'
import { type DeckContent, deckMessages, readDeck, starterDecks } from '@quadriga/champions'
import { plain } from '@quadriga/kernel'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'
import { Refusal } from '../refusal.ts'

/** A deck by what it was asked for: the id of a ready-made one, or a file in any format that decks are shared in. */
export function deckAsked(asked: string, context: Context): DeckContent {
  const ready = starterDecks.find(({ id }) => id === asked)
  if (ready !== undefined) return ready
  if (!existsSync(asked))
    throw new Refusal('deck.unknown', { deck: asked, known: starterDecks.map(({ id }) => id).join(', ') })
  const { deck, problems } = readDeck(readText(asked))
  if (deck !== null) return deck
  const [first] = problems
  const problem = first === undefined ? '' : plain(deckMessages.say(first.reason, context.language))
  throw new Refusal('deck.unread', { file: asked, problem })
}
