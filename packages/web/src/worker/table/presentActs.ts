import { type Decision, NOTHING, type ThingId } from '@quadriga/kernel'
import { type Act, type ActStep, actsFrom, type Eye, labelOf, type Scene, verbOf } from '@quadriga/table'
import type { Act as ActModel, ActFan } from '../../model/table/act.ts'
import type { Question } from '../../model/table/question.ts'
import type { Presenter } from './presenter.ts'

/** How a payment is put into words; the question itself is presented elsewhere. */
type PresentPayment = (decision: Decision) => Question

/** Everything that a seat can do at a question, as acts of pieces on pieces. */
export function presentActs(
  presenter: Presenter,
  scene: Scene,
  eye: Eye,
  decision: Decision,
  payment: PresentPayment,
): ActFan {
  const payments: Question[] = []
  const known = new Map<string, number>()
  const paymentOf = ({ steps }: Act): number => {
    const paid = steps.find(isPayment)
    if (paid === undefined) return -1
    const key = `${steps[0]?.picks[0]} ${paid.picks.join()}`
    const place = known.get(key) ?? payments.push(payment(paid.decision)) - 1
    known.set(key, place)
    return place
  }
  const acts = actsFrom(presenter, eye, decision).map((act): ActModel => {
    const option = decision.options.find(({ key }) => key === act.steps[0]?.picks[0])
    if (option === undefined) throw new Error('an act begins with no option')
    const verb = verbOf(option)
    return {
      verb,
      label: labelOf(scene, eye, decision.options, option),
      ...partsOf(presenter.agents?.(eye, decision.seat, verb) ?? null, act),
      line: act.steps.map(({ picks }) => picks),
      payAt: act.steps.findIndex(isPayment),
      payment: paymentOf(act),
      end: act.end,
    }
  })
  return { acts, payments }
}

function isPayment({ decision }: ActStep): boolean {
  return decision.shape === 'pay'
}

/** Who acts on whom: the first piece acts, unless the verb is offered at what it is done to. */
function partsOf(agents: readonly ThingId[] | null, { steps }: Act): Pick<ActModel, 'source' | 'targets'> {
  const chosen = steps
    .filter((step) => !isPayment(step))
    .map(thingOf)
    .filter((thing) => thing !== NOTHING)
  if (agents === null) return { source: chosen[0] ?? NOTHING, targets: chosen.slice(1) }
  // A sole agent is not asked for.
  const source = chosen.slice(1).find((thing) => agents.includes(thing)) ?? agents[0] ?? NOTHING
  return { source, targets: chosen.filter((thing) => thing !== source) }
}

function thingOf({ decision, picks }: ActStep): ThingId {
  return decision.options.find(({ key }) => key === picks[0])?.thing ?? NOTHING
}
