import {
  type Committed,
  type Message,
  NOTHING,
  type Query,
  query,
  type Seat,
  type State,
  type ThingId,
  type View,
} from '@quadriga/kernel/author'
import { minionsOf } from '../query/characters.ts'
import { nextPlayer, playerOrder } from '../query/seat.ts'
import { enemyAttackSteps } from '../rules/enemyAttack.ts'
import { enemySchemeSteps } from '../rules/enemyScheme.ts'
import { tableOf } from '../table.ts'
import { activate, type Foreseen } from './activate.ts'
import type { Activation } from './activation.ts'
import { encounterPile, type EncounterPile } from './boost.ts'
import { type SideEffect, sideEffects } from './effect.ts'
import { endOfRound, type EndOfRoundEffect } from './endOfRound.ts'
import type { Range } from './odds.ts'
import type { Moment, PlayedOut } from './play.ts'
import { nextEnemy, type Remaining, remainingOf, type Turn } from './remaining.ts'
import { running } from './running.ts'
import { playStepOne, stepOne, type StepOne } from './stepOne.ts'
import { type PlayerForecast, playerForecasts } from './players.ts'
import { type SchemeForecast, schemeForecasts } from './schemes.ts'
import { dealtOnTheWay, type Ways } from './ways.ts'
import { comingView, type Forms, sturdyView, worldOf } from './world.ts'
import { forecastMessages } from './words.ts'

export interface ForecastOptions {
  /** "If I changed form": by seat, the form to suppose. */
  readonly forms?: Forms
}

/** A choice that somebody will have to make and on which the numbers depend. */
export interface Choice {
  readonly seat: Seat
  readonly source: ThingId
  /** How many of the activations are surely over by then: their numbers do not depend on it. */
  readonly after: number
  readonly words: Message
}

/** The encounter deck: what is there, what is surely taken from it, and whether that empties it. */
export interface DeckForecast {
  readonly size: number
  readonly taken: number
  readonly runsOut: boolean
  /** Null as long as it lasts. */
  readonly words: Message | null
}

/** The villain phase to come, or what is left of the one that runs, from what one seat may know. */
export interface Forecast {
  readonly viewer: Seat
  /** Whether the villain phase has already begun. */
  readonly begun: boolean
  /** Null when it is over. */
  readonly stepOne: StepOne | null
  /** The attack or scheme under way. */
  readonly running: Activation | null
  /** In order: the villain, then that player's minions as they lie, player by player. */
  readonly activations: readonly Activation[]
  readonly effects: readonly SideEffect[]
  readonly choices: readonly Choice[]
  readonly schemes: readonly SchemeForecast[]
  readonly players: readonly PlayerForecast[]
  /** Surges, which nobody can foresee, are not counted. */
  readonly encounterDeck: DeckForecast
  readonly nextFirstPlayer: Seat
  readonly endOfRound: readonly EndOfRoundEffect[]
}

/** Foretells the next villain phase from a view: the same for all states that look the same to its seat. */
export function forecast(seen: View, options: ForecastOptions = {}): Forecast {
  const coming = comingView(seen, options.forms ?? {})
  const now = query(worldOf(coming))
  const pile = encounterPile(seen)
  const left = remainingOf(seen, now)
  const current = running(seen, pile)
  const step = left.stepOne ? stepOne(now) : null
  const played = playPhase(now, worldOf(sturdyView(coming)), pile, left, step, current)
  const foreseen = [...(current === null ? [] : [current]), ...played.foreseen]
  const players = playerForecasts(now, left.deal, foreseen, played.effects, played.dealt)
  return {
    viewer: seen.viewer,
    begun: left.begun,
    stepOne: step,
    running: current?.activation ?? null,
    activations: played.foreseen.map(({ activation }) => activation),
    effects: played.effects,
    choices: played.choices,
    schemes: schemeForecasts(now, step?.threat ?? 0, foreseen, played.effects),
    players,
    encounterDeck: deckForecast(pile, played.foreseen, players),
    nextFirstPlayer: nextPlayer(now, tableOf(now).firstPlayer),
    endOfRound: endOfRound(now),
  }
}

interface PhasePlayed {
  readonly foreseen: Foreseen[]
  readonly effects: SideEffect[]
  readonly choices: Choice[]
  /** By seat, the encounter cards that abilities deal on the way. */
  dealt: readonly Range[]
}

/** The first two steps, activation after activation, in one imagined world. */
function playPhase(
  now: Query,
  world: State,
  pile: EncounterPile,
  left: Remaining,
  step: StepOne | null,
  current: Foreseen | null,
): PhasePlayed {
  const dealt = tableOf(now).eliminated.map(() => ({ min: 0, max: 0 }))
  const found: PhasePlayed = { foreseen: [], effects: [], choices: [], dealt }
  let state = world
  const note = (ways: Ways, place: number): void => {
    state = ways.course.state
    found.effects.push(...sideEffects(ways))
    found.choices.push(...choicesIn(ways, place))
    found.dealt = found.dealt.map((range, seat) => both(range, dealtOnTheWay(ways, seat)))
  }
  if (step !== null) note(playStepOne(state, step), 0)
  for (let turn of left.turns) {
    for (let enemy = NOTHING; ; turn = after(turn, enemy)) {
      const q = query(state)
      enemy = playerOrder(q).includes(turn.seat) && state.outcome === null ? nextEnemy(q, turn) : NOTHING
      if (enemy === NOTHING) break
      const sofar = [...(current === null ? [] : [current]), ...found.foreseen]
      const earlier = sofar.filter(({ activation }) => activation.does === 'attack').length + rivals(q, turn)
      const { foreseen, ways } = activate(now, state, pile, { enemy, seat: turn.seat, earlier })
      note(ways, found.foreseen.length)
      found.foreseen.push(...foreseen)
    }
  }
  return found
}

/** Other minions that this player may let activate first. */
function rivals(q: Query, { seat, past, done }: Turn): number {
  return past ? minionsOf(q, seat).filter((id) => !done.includes(id)).length - 1 : 0
}

function both(a: Range, b: Range): Range {
  return { min: a.min + b.min, max: a.max + b.max }
}

/** Each choice once, also those that come up in some ways only. */
function choicesIn({ course, others }: Ways, place: number): Choice[] {
  const choices = ({ events, forced }: PlayedOut) =>
    forced.map((moment) => choiceAt(moment, place + actsDone(events, moment)))
  const found = choices(course)
  for (const choice of others.flatMap(choices)) {
    const isNew = !found.some(
      ({ seat, source, after: done }) =>
        seat === choice.seat && source === choice.source && done <= choice.after,
    )
    if (isNew) found.push(choice)
  }
  return found
}

function after({ seat, past, done }: Turn, enemy: ThingId): Turn {
  return { seat, past: true, done: past ? [...done, enemy] : done }
}

/** Attacks and schemes that began before a question and are through their steps. */
function actsDone(events: readonly Committed[], { state, past }: Moment): number {
  const begun = events.slice(0, past).filter(({ kind }) => kind === 'enemyAttack' || kind === 'enemyScheme')
  const open = state.frames.filter(({ at }) => at === enemyAttackSteps.name || at === enemySchemeSteps.name)
  return begun.length - open.length
}

function choiceAt({ state, decision }: Moment, done: number): Choice {
  const { seat, because: source } = decision
  const card = source === NOTHING ? '' : query(state).thing(source).face
  return { seat, source, after: done, words: forecastMessages.message('forecast.choice', { card }) }
}

function deckForecast(
  { size }: EncounterPile,
  foreseen: readonly Foreseen[],
  players: readonly PlayerForecast[],
): DeckForecast {
  const boosts = foreseen.reduce((sum, { slots }) => sum + slots.length, 0)
  const taken = players.reduce((sum, { encounterCards }) => sum + encounterCards.dealt, boosts)
  const runsOut = taken >= size
  return { size, taken, runsOut, words: runsOut ? forecastMessages.message('forecast.runsOut', {}) : null }
}
