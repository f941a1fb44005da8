import type { BotMaker } from '@quadriga/bots/core'
import { finishSlowly, summaryOf, type Trial, type TrialGame, trialGame } from '@quadriga/bots/trial'
import type { DeckContent } from '@quadriga/champions'
import type { TrialAsked, TrialKept, TrialProgress } from '../../model/decks/deckTrial.ts'
import type { TrialStore } from './trialStore.ts'

/** The same chance for every deck, so that two of them meet the same encounter cards as far as they can. */
const SEED = 'deck trial'

/** What trials are played and kept with. */
export interface TrialDesk {
  readonly store: TrialStore
  readonly build: string
  readonly makeBot: BotMaker
}

/** Plays the games that are missing, one after the other, and tells after each how it stands; the result stops it. */
export function runTrial(
  listener: (progress: TrialProgress) => void,
  asked: TrialAsked,
  desk: TrialDesk,
): () => void {
  const { deck, scenario, difficulty, games } = asked
  const trial: Trial = { deck, scenario, difficulty, seed: SEED }
  const stopping = new AbortController()
  const run = async (): Promise<void> => {
    const there = [...(await playedBefore(asked, desk))]
    listener(progressOf(there, games))
    while (!stopping.signal.aborted && there.length < games) {
      const game = await finishSlowly(trialGame(trial, there.length, desk.makeBot), stopping.signal)
      if (game === null) return
      there.push(game)
      await keep(asked, there, desk)
      listener(progressOf(there, games))
    }
  }
  void run()
  return () => stopping.abort()
}

/** The latest trial of a deck, so that it can go on; null where it was never tried. */
export async function latestTrial(
  deck: DeckContent,
  { store, build }: Omit<TrialDesk, 'makeBot'>,
): Promise<TrialKept | null> {
  const rows = await store.ofDeck(keyOf(deck))
  const latest = rows.find((row) => row.build === build && row.played.length > 0)
  if (latest === undefined) return null
  const { scenario, difficulty, games, played } = latest
  return { scenario, difficulty, progress: progressOf(played, games) }
}

function progressOf(played: readonly TrialGame[], games: number): TrialProgress {
  const counted = played.slice(0, games)
  return { done: counted.length, games, summary: summaryOf(counted) }
}

async function playedBefore(asked: TrialAsked, { store, build }: TrialDesk): Promise<readonly TrialGame[]> {
  const row = await store.get(idOf(asked))
  return row?.build === build ? row.played : []
}

async function keep(asked: TrialAsked, played: readonly TrialGame[], desk: TrialDesk): Promise<void> {
  const { scenario, difficulty, games } = asked
  await desk.store.put({
    id: idOf(asked),
    deck: keyOf(asked.deck),
    scenario,
    difficulty,
    games,
    build: desk.build,
    updated: Date.now(),
    played: [...played],
  })
}

function keyOf({ hero, cards }: DeckContent): string {
  return JSON.stringify([hero, Object.entries(cards).toSorted(([a], [b]) => a.localeCompare(b))])
}

function idOf({ deck, scenario, difficulty }: TrialAsked): string {
  return JSON.stringify([keyOf(deck), scenario, difficulty])
}
