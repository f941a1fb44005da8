import { createRng } from '@quadriga/kernel'
import type { Weights } from '../search/model.ts'
import {
  cardsSeen,
  copyOf,
  crossEntropy,
  type Example,
  lossOf,
  mean,
  newAdam,
  newNet,
  pass,
  type Shape,
  weightsOf,
} from './net.ts'

export interface Fitted {
  readonly weights: Weights
  /** Mean logarithmic loss on games that were not learned from, and that of always saying the average. */
  readonly loss: number
  readonly plainLoss: number
  readonly examples: number
}

/** Sizes of the hidden layer that are tried: with few games none at all does best on games that were not learned from. */
const LAYERS = [0, 8]
const EPOCHS = 80
const RATE = 0.01
/** A card must have been seen so often. */
const SEEN = 40
/** Every so many games one is kept to test with. */
const TESTED = 8

/**
 * Fits a linear part, a weight for each card and a small hidden layer by Adam, from a seed: the same examples give the same weights. Kept
 * is what did best on the tested games, over all epochs and sizes of the layer.
 */
export function fit(examples: readonly Example[], seed: string, prior: readonly number[] = []): Fitted {
  const tested = examples.filter(({ game }) => game % TESTED === 0)
  const learned = examples.filter(({ game }) => game % TESTED !== 0)
  const average = mean(learned.map(({ won }) => won))
  const plainLoss = mean(tested.map(({ won }) => crossEntropy(average, won)))
  const inputs = learned[0]?.features.dense.length ?? 0
  const cards = cardsSeen(learned, SEEN)
  const tries = LAYERS.map((hidden) => descended(learned, tested, { inputs, cards, hidden }, seed, prior))
  const best = tries.reduce((one, other) => (other.loss < one.loss ? other : one))
  return { weights: weightsOf(best.net), loss: best.loss, plainLoss, examples: examples.length }
}

/** Parameters of the epoch that did best on the tested games. */
function descended(
  learned: readonly Example[],
  tested: readonly Example[],
  shape: Shape,
  seed: string,
  prior: readonly number[],
) {
  const rng = createRng(`fit/${seed}`)
  const net = newNet(shape, prior, rng)
  const home = newNet({ ...shape, hidden: 0 }, prior, rng)
  const adam = newAdam(net)
  let best = { loss: Number.POSITIVE_INFINITY, net: copyOf(net) }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    pass(net, learned, rng, RATE / (1 + epoch / 8), adam, home)
    const loss = lossOf(net, tested)
    if (loss < best.loss) best = { loss, net: copyOf(net) }
  }
  return best
}
