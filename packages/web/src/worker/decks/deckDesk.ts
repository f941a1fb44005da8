import type { BotMaker } from '@quadriga/bots/core'
import type { Language } from '@quadriga/kernel'
import { buildOf } from '../table/build.ts'
import { bareBot } from '../table/makeBot.ts'
import { openGame } from '../table/openGame.ts'
import type { Box, DeckDesk } from '../../model/decks/box.ts'
import { randomDigits } from '../../model/randomDigits.ts'
import { deckRow, deckRows, putDeck, removeDeck } from './deckStore.ts'
import { browserTrials } from './trialStore.ts'

/** The rules of deck building come with their game, when somebody first asks for them. */
async function rules() {
  await openGame('champions')
  return import('./presentDecks.ts')
}

const boxes = new Map<Language, Promise<Box>>()

async function openBox(language: Language): Promise<Box> {
  await openGame('champions')
  const { presentBox } = await import('./presentBox.ts')
  return presentBox(language)
}

function boxIn(language: Language): Promise<Box> {
  const known = boxes.get(language) ?? openBox(language)
  boxes.set(language, known)
  return known
}

/** Seconds that the bot of a trial may think about a decision. */
const TRIAL_SECONDS = 0.02

/** Bots come when somebody first tries a deck. */
async function begunTrial(...[listener, asked]: Parameters<DeckDesk['trial']>): Promise<() => void> {
  await openGame('champions')
  const make = await bareBot('champions', 'veteran')
  const { runTrial } = await import('./deckTrials.ts')
  const makeBot: BotMaker = (seed) => make(seed, { seconds: TRIAL_SECONDS })
  return runTrial(listener, asked, { store: browserTrials, build: buildOf('champions'), makeBot })
}

export const deckDesk: DeckDesk = {
  box: boxIn,
  async judge(deck, language) {
    return (await rules()).presentJudged(deck, language)
  },
  async pile(deck) {
    return (await rules()).shuffledPile(deck, randomDigits())
  },
  async read(text, language) {
    return (await rules()).presentReading(text, language)
  },
  async write(deck, language) {
    return (await rules()).writtenDeck(deck, language)
  },
  async list() {
    const { presentCover } = await rules()
    const rows = await deckRows()
    const decks = rows.flatMap(({ deck }) => (deck === null ? [] : [deck]))
    return {
      covers: decks.toSorted((a, b) => b.updated - a.updated).map(presentCover),
      broken: rows.filter(({ deck }) => deck === null).map(({ id }) => id),
    }
  },
  open: deckRow,
  put: putDeck,
  remove: removeDeck,
  async tried(deck) {
    const { latestTrial } = await import('./deckTrials.ts')
    return latestTrial(deck, { store: browserTrials, build: buildOf('champions') })
  },
  trial(listener, asked) {
    let stop: (() => void) | null = null
    let isStopped = false
    void begunTrial(listener, asked).then((stopping) => {
      stop = stopping
      if (isStopped) stopping()
    })
    return () => {
      isStopped = true
      stop?.()
    }
  },
}
