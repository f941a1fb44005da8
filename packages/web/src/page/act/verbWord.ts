import { isMessage, type Say } from '../words/i18n.ts'

/** What a piece does, by the verb of a game: "attacks"; '' where the game has no word for it. */
export function verbWord(t: Say, game: string, verb: string): string {
  const id = `act.${game}.${verb}`
  return isMessage(id) ? t(id) : ''
}
