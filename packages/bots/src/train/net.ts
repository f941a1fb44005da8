import type { Rng } from '@quadriga/kernel'
import { shuffled } from '@quadriga/kernel'
import type { Features } from '../search/adapter.ts'
import { logistic, type Weights } from '../search/model.ts'

/** A position of a game that is over, and how it ended for the seat. */
export interface Example {
  readonly features: Features
  /** 1 for won, 0 for lost, something between for a draw and where nearly won counts. */
  readonly won: number
  /** What somebody else says of it, as the logarithm of odds: only what that misses is learned. */
  readonly usual: number
  /** The game it comes from: a game is learned from or tested with, never both. */
  readonly game: number
}

/** How many numbers, which cards and how many hidden units parameters are for; they stand in one list, so that one rule moves them all. */
export interface Shape {
  readonly inputs: number
  readonly cards: readonly string[]
  readonly hidden: number
}

/** Parameters while they are learned: the bias first, then the linear part, the cards, and each hidden unit: bias, weights, its part. */
export interface Net {
  readonly shape: Shape
  readonly at: ReadonlyMap<string, number>
  readonly p: Float64Array
}

const linearPlace = 1
const cardPlace = ({ inputs }: Shape, card: number) => 1 + inputs + card
const hiddenPlace = ({ inputs, cards }: Shape, unit: number) =>
  1 + inputs + cards.length + unit * (inputs + 2)

function netWith(shape: Shape, p: Float64Array): Net {
  return { shape, p, at: new Map(shape.cards.map((card, n) => [card, cardPlace(shape, n)])) }
}

/** A net that knows only what was thought of single numbers before; hidden units begin with small weights at random. */
export function newNet(shape: Shape, prior: readonly number[], rng: Rng): Net {
  const p = new Float64Array(hiddenPlace(shape, shape.hidden))
  p.set(prior, linearPlace)
  for (let i = hiddenPlace(shape, 0); i < p.length; i++) p[i] = (rng.below(2001) / 1000 - 1) * 0.15
  return netWith(shape, p)
}

/** Weights as they were learned, to go on from; cards that are new begin at nothing. */
export function netOf({ bias, linear, cards, hidden }: Weights, shape: Shape): Net {
  const p = new Float64Array(hiddenPlace(shape, shape.hidden))
  p[0] = bias
  p.set(linear, linearPlace)
  for (const [n, card] of shape.cards.entries()) p[cardPlace(shape, n)] = cards[card] ?? 0
  for (const [unit, { bias: own, weights, out }] of hidden.entries())
    p.set([own, ...weights, out], hiddenPlace(shape, unit))
  return netWith(shape, p)
}

export function copyOf({ shape, p }: Net): Net {
  return netWith(shape, p.slice())
}

export function weightsOf({ shape, p }: Net): Weights {
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
export function rounded(n: number): number {
  return Math.round(n * 1e4) / 1e4
}

/** Cards that were seen so often in the examples, in a fixed order. */
export function cardsSeen(examples: readonly Example[], often: number): readonly string[] {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const card of Object.keys(features.cards)) seen.set(card, (seen.get(card) ?? 0) + 1)
  return [...seen.keys()].filter((card) => (seen.get(card) ?? 0) >= often).toSorted()
}

function predict({ p, shape, at }: Net, { features, usual }: Example, units: Float64Array): number {
  const { dense, cards } = features
  let sum = usual + (p[0] as number)
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

function gradient(net: Net, batch: readonly Example[]): Float64Array {
  const { p, shape, at } = net
  const g = new Float64Array(p.length)
  const units = new Float64Array(shape.hidden)
  for (const example of batch) {
    const { dense, cards } = example.features
    const wrong = (predict(net, example, units) - example.won) / batch.length
    add(g, 0, wrong)
    for (let i = 0; i < shape.inputs; i++) add(g, linearPlace + i, wrong * (dense[i] as number))
    for (const card in cards) {
      const place = at.get(card)
      if (place !== undefined) add(g, place, wrong * (cards[card] as number))
    }
    for (let unit = 0; unit < shape.hidden; unit++) hiddenGradient(net, g, dense, unit, units, wrong)
  }
  return g
}

function hiddenGradient(
  { p, shape }: Net,
  g: Float64Array,
  dense: readonly number[],
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

/** What Adam remembers between two moves. */
export interface Adam {
  readonly m: Float64Array
  readonly v: Float64Array
  step: number
}

export function newAdam({ p }: Net): Adam {
  return { m: new Float64Array(p.length), v: new Float64Array(p.length), step: 0 }
}

const BATCH = 64
/** How strongly weights are drawn to those of `home`, zero for most: those of single cards the most, for many were seen seldom. */
const DECAY = { dense: 0.005, cards: 0.05 }

/** Goes once through the examples in an order drawn at random, and moves the parameters after every few of them. */
export function pass(
  net: Net,
  examples: readonly Example[],
  rng: Rng,
  rate: number,
  adam: Adam,
  home: Net,
): void {
  const order = shuffled(examples, rng)
  for (let from = 0; from < order.length; from += BATCH)
    move(net, gradient(net, order.slice(from, from + BATCH)), rate, adam, home)
}

function move({ p, shape }: Net, g: Float64Array, rate: number, adam: Adam, home: Net): void {
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
    p[i] = now - rate * (m / early / (Math.sqrt(v / late) + 1e-8)) - rate * decay * (now - (home.p[i] ?? 0))
  }
}

/** The mean logarithmic loss. */
export function lossOf(net: Net, examples: readonly Example[]): number {
  const units = new Float64Array(net.shape.hidden)
  return mean(examples.map((example) => crossEntropy(predict(net, example, units), example.won)))
}

export function crossEntropy(chance: number, won: number): number {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return -won * Math.log(sure) - (1 - won) * Math.log(1 - sure)
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)
}
