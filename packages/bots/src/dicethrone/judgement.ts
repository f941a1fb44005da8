import { type Multipliers, type Style, weighed } from '../style/style.ts'
import { type Care, careful, glancing } from './care.ts'
import { type Economy, economyOf, styledEconomy } from './economy.ts'
import { type TokenWorths, tokenWorths } from './tokens.ts'
import { type Weights, weights } from './weights.ts'
import file from './weights.json' with { type: 'json' }

/** What things are worth to somebody, and how far they think. */
export interface Judgement {
  readonly weights: Weights
  /** What is known of single tokens and cards; null judges all of them by a few kinds. */
  readonly known: Known | null
  readonly care: Care
}

export interface Known {
  readonly tokens: TokenWorths
  readonly economy: Economy
  /** How many times as much tokens of a kind are worth to somebody of a style. */
  readonly style: Multipliers<Weights>
}

export const plain: Judgement = { weights, known: null, care: glancing }

/** What the Veteran's file tells: weights, and what single tokens and cards are worth. */
export const studiedFile: { readonly weights: Readonly<Record<string, number>> } = file

/** Judges by weights from a file: what it does not name is worth what it is to greedy. */
export function judgementOf(named: Readonly<Record<string, number>>): Judgement {
  const names = Object.keys(weights) as (keyof Weights)[]
  const own = Object.fromEntries(names.map((name) => [name, named[name] ?? weights[name]])) as Weights
  const known = { tokens: tokenWorths(named), economy: economyOf(named), style: {} }
  return { weights: own, known, care: careful }
}

/** The Veteran's. */
export const studied: Judgement = judgementOf(studiedFile.weights)

/** The same for somebody of a style. */
export function styled({ weights: w, known, care }: Judgement, { dicethrone: style }: Style): Judgement {
  const { upgrade = 1, card = 1 } = style
  const own =
    known === null ? null : { ...known, economy: styledEconomy(known.economy, upgrade, card), style }
  return { weights: weighed(w, style), known: own, care }
}
