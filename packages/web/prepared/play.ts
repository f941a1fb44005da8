import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import { villainous } from '@quadriga/villainous'
import { zombies } from '@quadriga/zombies'
import { type Bot, bots } from '@quadriga/bots'
import {
  beginHistory,
  type Chance,
  createRng,
  type Decision,
  generator,
  type History,
  type Json,
  load,
  type Rng,
  sample,
  type State,
  view,
} from '@quadriga/kernel'
import { buildOf } from '../builds.ts'

const games = { champions, dicethrone, villainous, zombies } as const
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
  /** Verbs, or whole keys of options, that are taken before all others, best first. */
  readonly prefers?: readonly string[]
  /** Verbs that are taken only when nothing else is left. */
  readonly avoids?: readonly string[]
  /** Cards that are given first where something is paid or discarded; then no more than must be is given. */
  readonly pays?: readonly string[]
  /** Every seat is played by this bot, from the seed. */
  readonly bot?: 'greedy'
  /** What chance says, where it is not left to the seed (null). */
  readonly draws?: (source: string, words: readonly string[], state: State) => string | null
}

/** Answers at random, but always the same, until the moment has come. */
export function played(situation: Situation): History {
  const { game, setup, seed, people, until } = situation
  if (!loaded.has(game)) load(games[game], buildOf(game))
  loaded.add(game)
  const chance = chanceOf(situation)
  const begun = beginHistory(games[game], setup, seed, people, chance)
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  const rng = createRng(seed)
  const players = botsOf(situation)
  while (!until(history.state, history.length)) {
    const decision = asked(history.state)
    if (decision === undefined) throw new Error(`the ${game} with seed ${seed} never comes there`)
    const { id, seat: by } = decision
    const give = (picks: readonly string[]) => history.answer({ decision: id, seat: by, picks }, chance)
    const thought = decided(players, history.state, decision)
    if (thought !== null && give(thought).ok) continue
    if (sparing(situation, decision).some((picks) => give(picks).ok)) continue
    const result = give(steered(situation, decision, rng) ?? sample(decision, rng) ?? [])
    if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  }
  return history
}

function botsOf({ bot, people, seed }: Situation): readonly Bot[] {
  const make = bot === undefined ? undefined : bots[bot]
  return make === undefined ? [] : people.map((_, seat) => make(`${seed}.${seat}`))
}

/** What the bot of the seat answers; null where no bot plays. */
function decided(players: readonly Bot[], state: State, decision: Decision): readonly string[] | null {
  return players[decision.seat]?.decide(view(state, decision.seat), decision) ?? null
}

function chanceOf({ draws }: Situation): Chance {
  return draws === undefined ? generator : { next: (source, words, { state }) => draws(source, words, state) }
}

/** What a thrifty situation gives, from the least to the most, and the first that is enough: cards to pay with, then others, then those it wants to play. */
function sparing(situation: Situation, { shape, options, min }: Decision): readonly (readonly string[])[] {
  const { pays, prefers = [] } = situation
  if (pays === undefined || (shape !== 'pay' && shape !== 'some')) return []
  const cardOf = (key: string): string => key.split(':')[1] ?? ''
  const rank = (key: string): number =>
    pays.includes(cardOf(key)) ? 0 : prefers.includes(`play:${cardOf(key)}`) ? 2 : 1
  const keys = options.map(({ key }) => key).toSorted((a, b) => rank(a) - rank(b))
  return Array.from({ length: keys.length - min + 1 }, (_, n) => keys.slice(0, min + n))
}

/** What holds the game up; opportunities are let lie. */
function asked({ pending, outcome }: State): Decision | undefined {
  return outcome === null ? pending.find(({ open }) => !open) : undefined
}

const verbOf = (key: string): string => key.split(':')[0] ?? ''

const isMeant = (wish: string, key: string): boolean => key === wish || verbOf(key) === wish

/** What the situation wants of a choice of one; null leaves it to chance. */
function steered(
  { prefers = [], avoids = [] }: Situation,
  { shape, options }: Decision,
  rng: Rng,
): readonly string[] | null {
  if (shape !== 'one') return null
  const keys = options.map(({ key }) => key)
  const best = prefers.find((wish) => keys.some((key) => isMeant(wish, key)))
  const bearable = keys.filter((key) => !avoids.includes(verbOf(key)))
  const among = best === undefined ? bearable : keys.filter((key) => isMeant(best, key))
  return among.length === 0 ? null : [among[rng.below(among.length)] as string]
}
