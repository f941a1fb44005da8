import type { Game, Language } from '@quadriga/kernel'

/** What a thing is, in the word of the game's rulebook; its inner name where the game has none. */
export function kindName({ words }: Game, kind: string, language: Language): string {
  return words.kinds?.[kind]?.[language] ?? kind
}
