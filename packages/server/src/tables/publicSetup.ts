import type { Json } from '@quadriga/kernel'

/** Decks of one's own are nobody else's to read before the game. */
export function publicSetup(setup: Json): Json {
  if (typeof setup !== 'object' || setup === null || !('decks' in setup)) return setup
  const { decks: _, ...others } = setup as Readonly<Record<string, Json>>
  return others
}
