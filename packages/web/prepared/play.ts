import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import {
  beginHistory,
  createRng,
  type Decision,
  type History,
  type Json,
  load,
  type Rng,
  sample,
  type State,
} from '@quadriga/kernel'
import { buildOf } from '../builds.ts'

const games = { champions, dicethrone } as const
export type GameName = keyof typeof games

const loaded = new Set<GameName>()

/** A game that plays itself to a moment worth testing. */
export interface Situation {
  readonly game: GameName
  readonly setup: Json
  readonly seed: string
  /** By seat: a person's name, or a bot's id. */
  readonly people: readonly string[]
  /** The moment that is wanted; a game that never comes there is an error. */
  readonly until: (state: State, length: number) => boolean
  /** Verbs that are taken before all others, best first. */
  readonly prefers?: readonly string[]
  /** Verbs that are taken only when nothing else is left. */
  readonly avoids?: readonly string[]
}

/** Answers at random, but always the same, until the moment has come. */
export function played(situation: Situation): History {
  const { game, setup, seed, people, until } = situation
  if (!loaded.has(game)) load(games[game], buildOf(game))
  loaded.add(game)
  const begun = beginHistory(games[game], setup, seed, people)
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  const rng = createRng(seed)
  while (!until(history.state, history.length)) {
    const decision = asked(history.state)
    if (decision === undefined) throw new Error(`the ${game} with seed ${seed} never comes there`)
    const picks = steered(situation, decision, rng) ?? sample(decision, rng) ?? []
    const result = history.answer({ decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  }
  return history
}

/** What holds the game up; opportunities are let lie. */
function asked({ pending, outcome }: State): Decision | undefined {
  return outcome === null ? pending.find(({ open }) => !open) : undefined
}

const verbOf = (key: string): string => key.split(':')[0] ?? ''

/** What the situation wants of a choice of one; null leaves it to chance. */
function steered(
  { prefers = [], avoids = [] }: Situation,
  { shape, options }: Decision,
  rng: Rng,
): readonly string[] | null {
  if (shape !== 'one') return null
  const keys = options.map(({ key }) => key)
  const best = prefers.find((verb) => keys.some((key) => verbOf(key) === verb))
  const bearable = keys.filter((key) => !avoids.includes(verbOf(key)))
  const among = best === undefined ? bearable : keys.filter((key) => verbOf(key) === best)
  return among.length === 0 ? null : [among[rng.below(among.length)] as string]
}
