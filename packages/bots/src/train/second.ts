import { createRng } from '@quadriga/kernel'
import type { Moment } from '../search/adapter.ts'
import { logistic, scoresOf, type Weights } from '../search/model.ts'
import type { Lived } from './lived.ts'
import { cardsSeen, type Example, mean, netOf, newAdam, newNet, pass, rounded, weightsOf } from './net.ts'
import type { Learned } from './secondLesson.ts'

/** The part of what is learned that is the chance at the beginning of the next turn; the rest is how the game ended. */
const SOON = 0.2
const HIDDEN = 16
/** A card must have been seen so often. */
const SEEN = 20
const PASSES = 4
const RATE = 0.002

/** One step further: some passes over the latest games, from where learning stands. The same games give the same step. */
export function learnedFrom(second: Learned | null, games: readonly Lived[], seed: string): Learned {
  const examples = examplesOf(second, games)
  const step = (moment: Moment): Weights => {
    const rng = createRng(`second/${seed}/${moment}`)
    const own = examples[moment]
    const before = second?.[moment]
    const cards = [...new Set([...Object.keys(before?.cards ?? {}), ...cardsSeen(own, SEEN)])].toSorted()
    const shape = { inputs: own[0]?.features.dense.length ?? 0, cards, hidden: HIDDEN }
    const net = before === undefined ? newNet(shape, [], rng) : netOf(before, shape)
    const home = newNet({ ...shape, hidden: 0 }, [], rng)
    const adam = newAdam(net)
    for (let n = 0; n < PASSES; n++) pass(net, own, rng, RATE, adam, home)
    return weightsOf(net)
  }
  return { turnBegins: step('turnBegins'), turnEnds: step('turnEnds') }
}

/** What each position was worth, as far as it is known by now. */
function examplesOf(second: Learned | null, games: readonly Lived[]): Record<Moment, Example[]> {
  const found: Record<Moment, Example[]> = { turnBegins: [], turnEnds: [] }
  const scores = second === null ? null : scoresOf({ moments: second })
  for (const { n, positions, score } of games) {
    // From the last position to the first: what comes next is known then.
    const next = new Map<number, number>()
    for (const { moment, seat, features, usual } of positions.toReversed()) {
      const won = (1 - SOON) * score + SOON * (next.get(seat) ?? score)
      found[moment].push({ features, usual, won, game: n })
      if (moment === 'turnBegins') next.set(seat, logistic(usual + (scores?.turnBegins(features) ?? 0)))
    }
  }
  return found
}

/** The mean of several steps: single ones waver. A card that one of them does not know counts nothing there. */
export function meanOf(steps: readonly Learned[]): Learned {
  return { turnBegins: meanWeights(steps, 'turnBegins'), turnEnds: meanWeights(steps, 'turnEnds') }
}

function meanWeights(steps: readonly Learned[], moment: Moment): Weights {
  const all = steps.map((step) => step[moment])
  const over = (of: (weights: Weights) => number) => rounded(mean(all.map(of)))
  const last = all.at(-1) as Weights
  return {
    bias: over(({ bias }) => bias),
    linear: last.linear.map((_, i) => over(({ linear }) => linear[i] as number)),
    cards: Object.fromEntries(
      Object.keys(last.cards).map((card) => [card, over(({ cards }) => cards[card] ?? 0)]),
    ),
    hidden: last.hidden.map((unit, n) => ({
      bias: over(({ hidden }) => hidden[n]?.bias ?? 0),
      weights: unit.weights.map((_, i) => over(({ hidden }) => hidden[n]?.weights[i] ?? 0)),
      out: over(({ hidden }) => hidden[n]?.out ?? 0),
    })),
  }
}
