import { answer, type Answer, type Decision, judge, type Rng, sample, type State } from '@quadriga/kernel'

/** A game that is not over asks somebody; each question has options, takes every sampled answer and no bad one. */
export function brokenDecision(state: State, rng: Rng, samples: number): string | null {
  if (state.outcome === null && !state.pending.some((decision) => !decision.open)) return 'nobody is asked'
  if (state.outcome !== null && state.pending.length > 0) return 'somebody is asked after the end'
  for (const decision of state.pending) {
    const found =
      brokenOptions(decision) ?? refusedSample(state, decision, rng, samples) ?? takesBad(state, decision)
    if (found !== null) return `${decision.ask.key} (${decision.shape}, seat ${decision.seat}): ${found}`
  }
  return null
}

function brokenOptions({ options, seat, id }: Decision): string | null {
  if (options.length === 0) return 'no options'
  if (seat < 0 || id < 0) return `seat ${seat}, id ${id}`
  const keys = options.map((option) => option.key)
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  return twice === undefined ? null : `two options have the key '${twice}'`
}

function refusedSample(state: State, decision: Decision, rng: Rng, samples: number): string | null {
  for (let n = 0; n < samples; n++) {
    const picks = sample(decision, rng)
    const unfit = judge(decision, picks)
    if (unfit !== null)
      return `the sampled [${picks.join(', ')}] is refused: ${unfit.key} ${JSON.stringify(unfit.args)}`
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok)
      return `[${picks.join(', ')}] is refused: ${result.reasons.map((one) => one.key).join(', ')}`
  }
  return null
}

/** Every option of every question that takes one is taken once. */
export function brokenOption(state: State): string | null {
  for (const { id, seat, shape, ask, options } of state.pending) {
    for (const { key } of shape === 'one' ? options : []) {
      const result = answer(state, { decision: id, seat, picks: [key] })
      if (!result.ok) return `${ask.key} (seat ${seat}): [${key}] is refused: ${result.reasons[0]?.key ?? ''}`
    }
  }
  return null
}

/** Foreign, unknown and malformed answers are refused with a reason. */
function takesBad(state: State, { id, seat, options }: Decision): string | null {
  const picks = [options[0]?.key ?? '']
  const bad: readonly Answer[] = [
    { decision: id, seat: seat + 1, picks },
    { decision: state.asked, seat, picks },
    { decision: id, seat, picks: ['there is no such option'] },
    { decision: id, seat, picks: [7] as unknown as string[] },
  ]
  for (const given of bad) {
    const result = answer(state, given)
    if (result.ok || result.reasons.length === 0) return `takes the bad answer ${JSON.stringify(given)}`
  }
  return null
}
