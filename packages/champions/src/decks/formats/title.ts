import type { DeckCard } from '../card.ts'
import { cardList } from '../cardList.ts'

/** Letters and digits only, without case and accents: "Sens d’Araignée" and "SENS D'ARAIGNEE" are one title. */
export function bareTitle(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const byTitle = new Map<string, DeckCard[]>()
for (const card of cardList) {
  for (const title of new Set([bareTitle(card.names.en), bareTitle(card.names.fr)])) {
    byTitle.set(title, [...(byTitle.get(title) ?? []), card])
  }
}

/** Every card with this title in either language: several when one title has several printings. */
export function cardsTitled(title: string): readonly DeckCard[] {
  return byTitle.get(bareTitle(title)) ?? []
}

/** The title as written, without its pack, and with or without a subtitle behind a colon. */
function cardsWithSubtitle(written: string): readonly DeckCard[] {
  const colon = written.lastIndexOf(':')
  if (colon < 1) return []
  const subtitle = bareTitle(written.slice(colon + 1))
  const found = cardsTitled(written.slice(0, colon))
  return subtitle === '' ? found : found.filter((card) => bareTitle(card.subtitle) === subtitle)
}

/** Cards meant by `Title`, `Title: Subtitle`, `Title (Pack)` or `Title: Subtitle (Pack)`; none when there is no such card. */
export function cardsNamed(written: string): readonly DeckCard[] {
  let rest = written.trim()
  while (rest !== '') {
    const titled = cardsTitled(rest)
    if (titled.length > 0) return titled
    const subtitled = cardsWithSubtitle(rest)
    if (subtitled.length > 0) return subtitled
    const shorter = rest.replace(/\s*(\([^()]*\)|\[[^[\]]*\])$/, '')
    if (shorter === rest) return []
    rest = shorter
  }
  return []
}
