import { createRng, shuffled } from '@quadriga/kernel'
import type { Features } from '../search/adapter.ts'
import { logistic, type Weights } from '../search/model.ts'

/** A position of a game that is over, and how it ended for the seat. */
export interface Example {
  readonly features: Features
  /** 1 for won, 0 for lost, one half for a draw. */
  readonly won: number
  /** The game it comes from: a game is learned from or tested with, never both. */
  readonly game: number
}

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
const BATCH = 64
const RATE = 0.01
/** How strongly weights are drawn to what was thought before, which is zero for most: those of single cards the most, for many were seen seldom. */
const DECAY = { dense: 0.005, cards: 0.05 }
/** A card must have been seen so often. */
const SEEN = 40
/** Every so many games one is kept to test with. */
const TESTED = 8

/** Parameters in one list, so that one rule moves them all. */
interface Shape {
  readonly inputs: number
  readonly cards: readonly string[]
  readonly hidden: number
  readonly length: number
}

/**
 * Fits a linear part, a weight for each card and a small hidden layer by Adam, from a seed: the same examples give the same weights. Kept
 * is what did best on the tested games, over all epochs and sizes of the layer.
 */
export function fit(examples: readonly Example[], seed: string, prior: readonly number[] = []): Fitted {
  const tested = examples.filter(({ game }) => game % TESTED === 0)
  const learned = examples.filter(({ game }) => game % TESTED !== 0)
  const average = mean(learned.map(({ won }) => won))
  const plainLoss = mean(tested.map(({ won }) => crossEntropy(average, won)))
  const tries = LAYERS.map((hidden) => descended(learned, tested, shapeOf(learned, hidden), seed, prior))
  const best = tries.reduce((one, other) => (other.loss < one.loss ? other : one))
  return { weights: weightsOf(best.p, best.shape), loss: best.loss, plainLoss, examples: examples.length }
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
  const at = new Map(shape.cards.map((card, n) => [card, cardPlace(shape, n)]))
  const home = new Float64Array(shape.length)
  home.set(prior, linearPlace)
  const p = home.slice()
  for (let i = hiddenPlace(shape, 0); i < p.length; i++) p[i] = (rng.below(2001) / 1000 - 1) * 0.15
  const adam = { m: new Float64Array(p.length), v: new Float64Array(p.length), step: 0 }
  let best = { loss: Number.POSITIVE_INFINITY, p: p.slice() }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(learned, rng)
    for (let from = 0; from < order.length; from += BATCH)
      move(
        p,
        gradient(p, shape, at, order.slice(from, from + BATCH)),
        shape,
        adam,
        RATE / (1 + epoch / 8),
        home,
      )
    const loss = lossOf(p, shape, at, tested)
    if (loss < best.loss) best = { loss, p: p.slice() }
  }
  return { ...best, shape }
}

function shapeOf(examples: readonly Example[], hidden: number): Shape {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const card of Object.keys(features.cards)) seen.set(card, (seen.get(card) ?? 0) + 1)
  const cards = [...seen.keys()].filter((card) => (seen.get(card) ?? 0) >= SEEN).toSorted()
  const inputs = examples[0]?.features.dense.length ?? 0
  return { inputs, cards, hidden, length: 1 + inputs + cards.length + hidden * (inputs + 2) }
}

/** The bias comes first, then the linear part, the cards, and each hidden unit: bias, weights, its part. */
const linearPlace = 1
const cardPlace = ({ inputs }: Shape, card: number) => 1 + inputs + card
const hiddenPlace = ({ inputs, cards }: Shape, unit: number) =>
  1 + inputs + cards.length + unit * (inputs + 2)

function predict(
  p: Float64Array,
  shape: Shape,
  at: ReadonlyMap<string, number>,
  { dense, cards }: Features,
  units: Float64Array,
): number {
  let sum = p[0] as number
  for (let i = 0; i < shape.inputs; i++) sum += (p[linearPlace + i] as number) * (dense[i] as number)
  for (const card in cards) sum += (cards[card] as number) * (p[at.get(card) ?? -1] ?? 0)
  for (let unit = 0; unit < shape.hidden; unit++) {
    const place = hiddenPlace(shape, unit)
    let inner = p[place] as number
    for (let i = 0; i < shape.inputs; i++) inner += (p[place + 1 + i] as number) * (dense[i] as number)
    units[unit] = Math.tanh(inner)
    sum += (p[place + 1 + shape.inputs] as number) * (units[unit] as number)
  }
  return logistic(sum)
}

function gradient(
  p: Float64Array,
  shape: Shape,
  at: ReadonlyMap<string, number>,
  batch: readonly Example[],
): Float64Array {
  const g = new Float64Array(p.length)
  const units = new Float64Array(shape.hidden)
  for (const { features, won } of batch) {
    const wrong = (predict(p, shape, at, features, units) - won) / batch.length
    add(g, 0, wrong)
    for (let i = 0; i < shape.inputs; i++) add(g, linearPlace + i, wrong * (features.dense[i] as number))
    for (const card in features.cards) {
      const place = at.get(card)
      if (place !== undefined) add(g, place, wrong * (features.cards[card] as number))
    }
    for (let unit = 0; unit < shape.hidden; unit++) hiddenGradient(p, g, shape, features, unit, units, wrong)
  }
  return g
}

function hiddenGradient(
  p: Float64Array,
  g: Float64Array,
  shape: Shape,
  { dense }: Features,
  unit: number,
  units: Float64Array,
  wrong: number,
): void {
  const place = hiddenPlace(shape, unit)
  const out = place + 1 + shape.inputs
  const active = units[unit] as number
  add(g, out, wrong * active)
  const inner = wrong * (p[out] as number) * (1 - active * active)
  add(g, place, inner)
  for (let i = 0; i < shape.inputs; i++) add(g, place + 1 + i, inner * (dense[i] as number))
}

function add(list: Float64Array, place: number, n: number): void {
  list[place] = (list[place] as number) + n
}

interface Adam {
  readonly m: Float64Array
  readonly v: Float64Array
  step: number
}

function move(
  p: Float64Array,
  g: Float64Array,
  shape: Shape,
  adam: Adam,
  rate: number,
  home: Float64Array,
): void {
  adam.step++
  const firstCard = cardPlace(shape, 0)
  const firstUnit = hiddenPlace(shape, 0)
  const [early, late] = [1 - 0.9 ** adam.step, 1 - 0.999 ** adam.step]
  for (let i = 0; i < p.length; i++) {
    const slope = g[i] as number
    const m = 0.9 * (adam.m[i] as number) + 0.1 * slope
    const v = 0.999 * (adam.v[i] as number) + 0.001 * slope * slope
    adam.m[i] = m
    adam.v[i] = v
    const decay = i === 0 ? 0 : i >= firstCard && i < firstUnit ? DECAY.cards : DECAY.dense
    const now = p[i] as number
    p[i] =
      now - rate * (m / early / (Math.sqrt(v / late) + 1e-8)) - rate * decay * (now - (home[i] as number))
  }
}

function lossOf(
  p: Float64Array,
  shape: Shape,
  at: ReadonlyMap<string, number>,
  examples: readonly Example[],
): number {
  const units = new Float64Array(shape.hidden)
  return mean(examples.map(({ features, won }) => crossEntropy(predict(p, shape, at, features, units), won)))
}

function crossEntropy(chance: number, won: number): number {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return -won * Math.log(sure) - (1 - won) * Math.log(1 - sure)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)
}

function weightsOf(p: Float64Array, shape: Shape): Weights {
  const some = (from: number, count: number) => Array.from(p.subarray(from, from + count), rounded)
  return {
    bias: rounded(p[0] as number),
    linear: some(linearPlace, shape.inputs),
    cards: Object.fromEntries(
      shape.cards.map((card, n) => [card, rounded(p[cardPlace(shape, n)] as number)]),
    ),
    hidden: Array.from({ length: shape.hidden }, (_, unit) => {
      const place = hiddenPlace(shape, unit)
      return {
        bias: rounded(p[place] as number),
        weights: some(place + 1, shape.inputs),
        out: rounded(p[place + 1 + shape.inputs] as number),
      }
    }),
  }
}

/** Four digits: what comes after them is noise, and files stay small. */
function rounded(n: number): number {
  return Math.round(n * 1e4) / 1e4
}
