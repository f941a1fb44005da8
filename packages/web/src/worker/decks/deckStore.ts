import { database } from '../saves/database.ts'
import { type KeptDeck, readKept } from '../../model/decks/keptDeck.ts'
import { sameContent, withVersion } from '../../model/decks/versions.ts'

/** The rows of all decks, read or not. */
export async function deckRows(): Promise<
  readonly { readonly id: string; readonly deck: KeptDeck | null }[]
> {
  const rows = await (await database()).getAll('decks')
  return rows.map((row) => ({ id: row.id, deck: readKept(row) }))
}

export async function deckRow(id: string): Promise<KeptDeck | null> {
  return readKept(await (await database()).get('decks', id))
}

/** Writes a deck; what another tab wrote in between is kept as a version, so that nothing is lost. */
export async function putDeck(deck: KeptDeck, known: number): Promise<KeptDeck> {
  const transaction = (await database()).transaction('decks', 'readwrite')
  const other = readKept(await transaction.store.get(deck.id))
  const isForeign = other !== null && other.updated > known && !sameContent(other, deck)
  const whole = isForeign ? { ...deck, versions: withVersion(deck.versions, other, other.updated) } : deck
  await transaction.store.put({ ...whole })
  await transaction.done
  return whole
}

export async function removeDeck(id: string): Promise<void> {
  await (await database()).delete('decks', id)
}
