import { catalogue } from '../words/catalogue.ts'
import type { Say } from '../words/i18n.ts'

/** What a piece does, by the verb of a game: "attacks"; '' where the game has no word for it. */
export function verbWord(t: Say, game: string, verb: string): string {
  const key = `act.${game}.${verb}`
  return key in catalogue ? t(key as Parameters<Say>[0]) : ''
}
