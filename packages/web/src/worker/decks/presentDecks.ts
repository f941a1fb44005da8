import {
  checkDeck,
  type Deck,
  type DeckContent,
  deckStats,
  type Finding,
  readDeck,
  sampleHand,
  writeCode,
  writeJson,
  writeOctgn,
  writeText,
} from '@quadriga/champions'
import { createRng, type Language, loadedGame, type Reason } from '@quadriga/kernel'
import { said } from '@quadriga/table'
import { refusalOf } from '../table/refusals.ts'
import type { DeckCover, DeckProblem, Judged, ReadLine, ReadModel, Written } from '../../model/decks/box.ts'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'

const voiceIn = (language: Language) => ({ loaded: loadedGame('champions'), language })

function presentProblem(reason: Reason, language: Language): DeckProblem {
  const { card } = reason.args
  return { ...refusalOf(voiceIn(language), reason), card: typeof card === 'string' ? card : '' }
}

function presentFinding({ line, reason }: Finding, language: Language): ReadLine {
  return { text: said(voiceIn(language), reason), line }
}

/** What the rules say of a deck, in words. */
export function presentJudged(deck: DeckContent, language: Language): Judged {
  return {
    problems: checkDeck(deck).map((reason) => presentProblem(reason, language)),
    stats: deckStats(deck),
  }
}

/** The whole deck in one shuffled order. */
export function shuffledPile(deck: DeckContent, seed: string): readonly string[] {
  return sampleHand(deck, createRng(seed), Number.MAX_SAFE_INTEGER).map(({ id }) => id)
}

/** What a text holds, with everything worth saying about it. */
export function presentReading(text: string, language: Language): ReadModel {
  const { format, deck, notes, problems } = readDeck(text)
  const said = (findings: readonly Finding[]) => findings.map((one) => presentFinding(one, language))
  return { format, deck, notes: said(notes), problems: said(problems) }
}

export function writtenDeck(deck: Deck, language: Language): Written {
  return {
    text: writeText(deck, language),
    json: writeJson(deck),
    octgn: writeOctgn(deck),
    code: writeCode(deck),
  }
}

export function presentCover(deck: KeptDeck): DeckCover {
  return { deck, size: deckStats(deck).size, problems: checkDeck(deck).length }
}
