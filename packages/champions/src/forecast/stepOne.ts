import type { Query, State, ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { threatDraft } from '../events/threat.ts'
import { cardsInPlay } from '../query/card.ts'
import { mainSchemeOf, stepOneThreat } from '../query/schemes.ts'
import { playOut } from './play.ts'
import type { Ways } from './ways.ts'
import { type Part, part, whyStat } from './why.ts'

/** The threat of the villain phase's first step. */
export interface StepOne {
  readonly scheme: ThingId
  readonly threat: number
  /** Acceleration per player, each icon, the tokens. */
  readonly parts: readonly Part[]
}

export function stepOne(q: Query): StepOne {
  const scheme = mainSchemeOf(q)
  const tokens = q.counter(scheme, 'acceleration')
  const icons = cardsInPlay(q).flatMap((id) => {
    const n = q.stat(id, 'accelerationIcon')
    return n === 0 ? [] : [part('icon', n, id, q.thing(id).face)]
  })
  const own = whyStat(q, scheme, 'acceleration')
  const placed = tokens === 0 ? [] : [part('token', tokens, scheme, q.thing(scheme).face)]
  return { scheme, threat: stepOneThreat(q), parts: [...own, ...icons, ...placed] }
}

/** The step in an imagined world, for whatever answers it. */
export function playStepOne(world: State, { scheme, threat }: StepOne): Ways {
  const course = playOut(world, (m) => {
    if (threat > 0) m.propose(event.placeThreat, threatDraft(scheme, threat, scheme, 'step'))
  })
  return { course, others: [] }
}
