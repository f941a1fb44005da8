import type { BotMaker } from '@quadriga/bots/core'
import { finishSlowly, summaryOf, type Trial, type TrialGame, trialGame } from '@quadriga/bots/trial'
import type { TrialAsked, TrialProgress } from '../../model/decks/deckTrial.ts'

/** Games that were played, by what was tried: who goes on, or tries a deck again unchanged, does not begin anew. */
const played = new Map<string, TrialGame[]>()

/** The same chance for every deck, so that two of them meet the same encounter cards as far as they can. */
const SEED = 'deck trial'

/** Plays the games that are missing, one after the other, and tells after each how it stands; the result stops it. */
export function runTrial(
  listener: (progress: TrialProgress) => void,
  { deck, scenario, difficulty, games }: TrialAsked,
  makeBot: BotMaker,
): () => void {
  const trial: Trial = { deck, scenario, difficulty, seed: SEED }
  const there = gamesOf(trial)
  const stopping = new AbortController()
  const tell = (): void => {
    const counted = there.slice(0, games)
    listener({ done: counted.length, games, summary: summaryOf(counted) })
  }
  const run = async (): Promise<void> => {
    tell()
    while (!stopping.signal.aborted && there.length < games) {
      const game = await finishSlowly(trialGame(trial, there.length, makeBot), stopping.signal)
      if (game === null) return
      there.push(game)
      tell()
    }
  }
  void run()
  return () => stopping.abort()
}

function gamesOf({ deck, scenario, difficulty }: Trial): TrialGame[] {
  const cards = Object.entries(deck.cards).toSorted(([a], [b]) => a.localeCompare(b))
  const key = JSON.stringify([deck.hero, cards, scenario, difficulty])
  const there = played.get(key) ?? []
  played.set(key, there)
  return there
}
