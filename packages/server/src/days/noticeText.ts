import type { Language } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'

const gameNames: Readonly<Record<GameId, string>> = {
  champions: 'Marvel Champions',
  dicethrone: 'Dice Throne',
  villainous: 'Marvel Villainous',
  zombies: 'Marvel Zombies',
}

/** What a notice says. It holds nothing of the game: it passes through other hands and is shown on locked screens. */
export interface NoticeText {
  readonly title: string
  readonly body: string
}

const title: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `Your move · ${game}`,
  fr: (game) => `C’est à vous · ${game}`,
}

const waits: Readonly<Record<Language, (names: string, n: number) => string>> = {
  en: (names, n) => `${names} ${n === 1 ? 'waits' : 'wait'} for you.`,
  fr: (names, n) => `${names} ${n === 1 ? 'vous attend' : 'vous attendent'}.`,
}

const alone: Readonly<Record<Language, string>> = {
  en: 'The game waits for you.',
  fr: 'La partie vous attend.',
}

const keptTitle: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `Another game? · ${game}`,
  fr: (game) => `Une autre partie ? · ${game}`,
}

const keeps: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} keeps a seat for you.`,
  fr: (name) => `${name} vous garde une place.`,
}

/** The notice of a seat that is kept for somebody, in their language. */
export function keptText(game: GameId, by: string, language: Language): NoticeText {
  return { title: keptTitle[language](gameNames[game]), body: keeps[language](by) }
}

/** The notice of somebody's move, in their language. */
export function noticeText(game: GameId, others: readonly string[], language: Language): NoticeText {
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(others)
  const body = others.length === 0 ? alone[language] : waits[language](names, others.length)
  return { title: title[language](gameNames[game]), body }
}
