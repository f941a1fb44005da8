import { champions } from '@quadriga/champions'
import {
  answer,
  type Committed,
  createRng,
  type Decision,
  type Rng,
  sample,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { type Forecast, forecast } from '../src/forecast/index.ts'
import { kit } from '../src/kit.ts'

/** A villain phase as it was foretold by the last answer before it, and as it came. */
export interface PhaseSeen {
  readonly before: State
  readonly foretold: Forecast
  /** From the last answer of the player phase on: first what came before the villain phase, then the phase. */
  readonly preparing: readonly Committed[]
  readonly events: readonly Committed[]
  /** Where the phase and the next player phase stopped to ask. */
  readonly states: readonly State[]
}

function isVillainPhase({ kind, fields }: Committed): boolean {
  return kind === 'phase' && fields['phase'] === 'villain'
}

/** Interrupts and responses are mostly declined: a phase in which players interfere cannot be foretold. */
function declines({ ask, options }: Decision, rng: Rng): boolean {
  return ask.key === 'ask.window' && options.some(({ key }) => key === 'pass') && rng.below(8) > 0
}

/** Plays a random game and keeps each villain phase with its forecast. */
export function villainPhases(seed: string, players: 'solo' | 'pair' = 'solo'): PhaseSeen[] {
  const rng = createRng(seed)
  const begun = start(champions, kit.setups[players]!(rng), seed)
  if (!begun.ok) throw new Error('the setup is refused')
  let { state } = begun
  const phases: PhaseSeen[] = []
  let events: Committed[] = []
  let states: State[] = []
  while (state.outcome === null) {
    const before = state
    const asked = state.pending.filter((decision) => !decision.open)
    const decision = asked[rng.below(asked.length)]!
    const picks = declines(decision, rng) ? ['pass'] : sample(decision, rng)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error('a sampled answer is refused')
    state = result.state
    states.push(state)
    const begins = result.events.findIndex(isVillainPhase)
    if (begins < 0) {
      events.push(...result.events)
      continue
    }
    events = result.events.slice(begins)
    states = [state]
    const preparing = result.events.slice(0, begins)
    phases.push({ before, foretold: forecast(view(before, decision.seat)), preparing, events, states })
  }
  return phases
}

/** An enemy's attack or scheme with everything that happened until the next one. */
export interface Acted {
  readonly event: Committed
  readonly during: readonly Committed[]
}

/** What the enemies did of themselves: everything before the cards of step three are dealt. */
export function activationsIn(events: readonly Committed[]): Acted[] {
  const found: { event: Committed; during: Committed[] }[] = []
  for (const event of events) {
    if (event.kind === 'turnUp' || event.kind === 'roundEnds') break
    if (event.kind === 'enemyAttack' || event.kind === 'enemyScheme') found.push({ event, during: [] })
    else found.at(-1)?.during.push(event)
  }
  return found
}
