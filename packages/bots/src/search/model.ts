import type { Features, Moment } from './adapter.ts'

/** Weights of one moment: a linear part, one weight for each card it knows, and a small hidden layer. */
export interface Weights {
  readonly bias: number
  readonly linear: readonly number[]
  readonly cards: Readonly<Record<string, number>>
  /** Of each hidden unit: its bias, its weights, and its part in the sum. */
  readonly hidden: readonly HiddenUnit[]
}

export interface HiddenUnit {
  readonly bias: number
  readonly weights: readonly number[]
  readonly out: number
}

/** A learned value as it lies in its file, with where it comes from. */
export interface ValueFile {
  readonly game: string
  /** The build of the game that played, the seed of the training, and how many games it saw. */
  readonly build: string
  readonly seed: string
  readonly games: number
  readonly features: readonly string[]
  readonly moments: Readonly<Record<Moment, Weights>>
}

/** A value that can be asked. */
export type Model = Readonly<Record<Moment, (features: Features) => number>>

/** A value as it is asked. */
export function modelOf({ moments: { turnBegins, turnEnds } }: ValueFile): Model {
  return { turnBegins: predictor(turnBegins), turnEnds: predictor(turnEnds) }
}

/** The chance of winning that these weights see. */
function predictor(weights: Weights): (features: Features) => number {
  const score = scorer(weights)
  return (features) => logistic(score(features))
}

/** The same before it is made a chance: the logarithm of the odds, which can be added to other judgements. */
export function scoresOf({ moments: { turnBegins, turnEnds } }: Pick<ValueFile, 'moments'>): Model {
  return { turnBegins: scorer(turnBegins), turnEnds: scorer(turnEnds) }
}

/** Plain arithmetic. */
function scorer({ bias, linear, cards, hidden }: Weights): (features: Features) => number {
  const dense = Float64Array.from(linear)
  const units = hidden.map(({ bias: own, weights, out }) => ({
    own,
    out,
    weights: Float64Array.from(weights),
  }))
  const known = new Map(Object.entries(cards))
  return ({ dense: x, cards: held }) => {
    let sum = bias + dot(dense, x)
    for (const card in held) sum += (known.get(card) ?? 0) * (held[card] as number)
    for (const { own, weights, out } of units) sum += out * Math.tanh(own + dot(weights, x))
    return sum
  }
}

function dot(weights: Float64Array, x: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (x[i] as number)
  return sum
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
