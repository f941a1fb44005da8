import { useMemo } from 'react'
import { create } from 'zustand'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { ChampionsBoard } from '../../../model/champions/board.ts'
import type { ForecastModel } from '../../../model/champions/forecastModel.ts'
import type { Question } from '../../../model/table/question.ts'
import type { Snapshot } from '../../../model/table/snapshot.ts'
import { usePlay } from '../../play/PlayContext.ts'
import { useSettings } from '../../settings/settings.ts'
import { useFreshForecast } from '../useForecast.ts'
import { advisedPlan } from './advised.ts'
import { type Attack, attacksOn, keyOf, type Plan, planned, plannedAt } from './attacks.ts'
import { type Intentions, type Meant, meantAnswer, noted, type Standing } from './intentions.ts'
import { type PlanTold, tellPlan } from './telling.ts'

interface Kept {
  readonly table: string
  /** The plan as it was changed by hand, and the question it belongs to. */
  readonly question: number
  readonly plan: Plan
  readonly intentions: Intentions | null
  /** The version of the table that was answered last: until the next one comes, nothing is asked. */
  readonly given: number
}

const nothing: Kept = { table: '', question: -1, plan: {}, intentions: null, given: -1 }

const useKept = create<Kept>(() => nothing)

/** All attacks that wait for the defenders of one person with several hands, and the plan that is being made. */
export interface Defending {
  readonly question: Question
  readonly forecast: ForecastModel
  readonly attacks: readonly Attack[]
  readonly plan: Plan
  readonly told: PlanTold
  /** What an earlier plan answers to the question that stands; null where there is none. */
  readonly meant: Meant | null
  /** The plan answers, or an answer is on its way. */
  readonly isBusy: boolean
  readonly isHero: (thing: ThingId) => boolean
  readonly choose: (attack: Attack, defender: ThingId) => void
  readonly press: (piece: ThingId) => void
  /** Back to what is advised. */
  readonly advise: () => void
  /** Confirms a plan: it answers now, and is asked about what comes. */
  readonly give: (plan: Plan) => void
  /** Gives the answer that is meant. */
  readonly follow: (picks: readonly string[]) => void
}

/** Whether the question is asked of somebody with several hands, who answers for all of them at once. */
export function isForAll({ seats }: Snapshot, question: Question | null): question is Question {
  return question?.ask === 'ask.defend' && seats.filter(({ mine }) => mine).length > 1
}

/** Null where another question stands; `soon` until the forecast of this moment is there. */
export function useDefending(): Defending | 'soon' | null {
  const { snapshot, shown, question, answer, refusals } = usePlay()
  const { textTable } = useSettings()
  const kept = useKept()
  const asked = !textTable && snapshot.at === shown.at && isForAll(snapshot, question) ? question : null
  const forecast = useFreshForecast(asked !== null)
  return useMemo(() => {
    if (asked === null) return null
    if (forecast === null) return 'soon'
    // An attacker that has left play meanwhile is in no forecast: the rules ask seat by seat.
    if (forecast.running?.does !== 'attack') return null
    const isGiven = kept.table === snapshot.table && kept.given === snapshot.version && refusals.length === 0
    return defendingIn(snapshot, asked, forecast, forecast.running, kept, answer, isGiven)
  }, [snapshot, asked, answer, kept, forecast, refusals])
}

function defendingIn(
  snapshot: Snapshot,
  question: Question,
  forecast: ForecastModel,
  running: Attack,
  kept: Kept,
  answer: (picks: readonly string[]) => void,
  isGiven: boolean,
): Defending {
  const board = snapshot.board as ChampionsBoard
  const heroes = board.players.map(({ identity }) => identity)
  const isHero = (thing: ThingId): boolean => heroes.includes(thing)
  const mine = snapshot.seats.filter((one) => one.mine).map(({ seat }): Seat => seat)
  const attacks = attacksOn(forecast, mine)
  const now = { round: snapshot.moment.round, step: board.villainStep, at: snapshot.at }
  const intentions = kept.table === snapshot.table ? kept.intentions : null
  const meant = intentions === null ? null : meantAnswer(intentions, question, running, now)
  const plan =
    kept.table === snapshot.table && kept.question === question.id
      ? kept.plan
      : advisedPlan(attacks, isHero, wanted(intentions, meant))
  const set = (next: Plan): void =>
    useKept.setState({ table: snapshot.table, question: question.id, plan: next })
  return {
    question,
    forecast,
    attacks,
    plan,
    told: tellPlan(attacks, plan),
    meant,
    isBusy: isGiven || meant?.kind === 'answers',
    isHero,
    choose: (attack, defender) => set(planned(plan, attack, defender)),
    press: (piece) => set(plannedAt(plan, attacks, piece)),
    advise: () => set(advisedPlan(attacks, isHero)),
    give(chosen) {
      const begun = intentionsOf(attacks, chosen, now)
      const first = meantAnswer(begun, question, running, now)
      if (first.kind === 'asks') return
      const next = noted(begun, running, question.seat, now.at)
      useKept.setState({ table: snapshot.table, intentions: next, given: snapshot.version })
      answer(first.picks)
    },
    follow(picks) {
      if (intentions === null) return
      const next = noted(intentions, running, question.seat, now.at)
      useKept.setState({ intentions: next, given: snapshot.version })
      answer(picks)
    },
  }
}

/** What was planned stays as it was, but for what has changed. */
function wanted(intentions: Intentions | null, meant: Meant | null): Plan {
  if (intentions === null || meant?.kind !== 'asks') return {}
  const left = Object.entries(intentions.plan).filter(([key]) => key !== meant.changed)
  return Object.fromEntries(left)
}

function intentionsOf(attacks: readonly Attack[], plan: Plan, { round, step, at }: Standing): Intentions {
  const { told } = tellPlan(attacks, plan)
  const full = Object.fromEntries(attacks.map((attack) => [keyOf(attack), plan[keyOf(attack)] ?? -1]))
  return { round, step, plan: full, stated: Object.fromEntries(told), answered: {}, at: at - 1 }
}
