import { type Refusal, reason } from './reason.ts'
import { type Rng, shuffled } from './random.ts'
import type { Decision, Option, ThingId } from './state.ts'

/** Whether these picks answer the decision; null when they do, else why not. */
export function judge(decision: Decision, picks: readonly string[]): Refusal {
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as string
    if (optionWith(decision.options, pick) === null) return reason('refused.noSuchOption', { pick })
  }
  switch (decision.shape) {
    case 'one':
      return picks.length === 1 ? null : reason('refused.count', { min: 1, max: 1, given: picks.length })
    case 'some':
      return judgeCount(decision, picks)
    case 'order':
      return sameKeys(decision, picks) ? null : reason('refused.order', { given: picks.length })
    case 'distribute':
      return judgeShares(decision, picks)
    case 'pay':
      return judgePayment(decision, picks)
  }
}

/**
 * The option with this key, or null. A plain loop: this runs on every answer. The length is read once, for reading an
 * element may change the list's elements kind, and the optimised loop would then be deoptimised.
 */
export function optionWith(options: readonly Option[], key: string): Option | null {
  for (let i = 0, count = options.length; i < count; i++) {
    const option = options[i] as Option
    if (option.key === key) return option
  }
  return null
}

/** The things behind picked options, in the order of the picks. */
export function thingsOf(options: readonly Option[], picks: readonly string[]): ThingId[] {
  const found: ThingId[] = []
  for (let i = 0; i < picks.length; i++) {
    const option = optionWith(options, picks[i] as string)
    if (option !== null) found.push(option.thing)
  }
  return found
}

function judgeCount(decision: Decision, picks: readonly string[]): Refusal {
  if (repeated(picks)) return reason('refused.repeated', {})
  if (picks.length < decision.min || picks.length > decision.max) {
    return reason('refused.count', { min: decision.min, max: decision.max, given: picks.length })
  }
  return null
}

function sameKeys(decision: Decision, picks: readonly string[]): boolean {
  return picks.length === decision.options.length && !repeated(picks)
}

/** `distribute`: a key stands in the picks once per point. */
function judgeShares(decision: Decision, picks: readonly string[]): Refusal {
  if (picks.length < decision.min || picks.length > decision.max) {
    return reason('refused.count', { min: decision.min, max: decision.max, given: picks.length })
  }
  for (const option of decision.options) {
    const share = picks.filter((pick) => pick === option.key).length
    if (share > option.cap) return reason('refused.cap', { pick: option.key, cap: option.cap, given: share })
  }
  return null
}

function judgePayment(decision: Decision, picks: readonly string[]): Refusal {
  if (repeated(picks)) return reason('refused.repeated', {})
  const given = gains(decision, picks)
  if (given.length < decision.min)
    return reason('refused.payment', { cost: decision.min, given: given.length })
  const missing = unmet(decision, given)
  return missing === null ? null : reason('refused.paymentType', { type: missing })
}

/** What the picked sources of a payment give together. */
export function gains(decision: Decision, picks: readonly string[]): string[] {
  return givenBy(decision.options.filter((option) => picks.includes(option.key)))
}

function givenBy(options: readonly Option[]): string[] {
  const given: string[] = []
  for (const option of options) for (const type of option.gives) given.push(type)
  return given
}

/** The first needed type that the given ones cannot meet; the joker meets any. */
export function unmet(
  { need, joker }: Pick<Decision, 'need' | 'joker'>,
  given: readonly string[],
): string | null {
  if (need.length === 0) return null
  const left = [...given]
  for (const type of need) {
    const exact = left.indexOf(type)
    const found = exact >= 0 ? exact : left.indexOf(joker)
    if (found < 0) return type
    left.splice(found, 1)
  }
  return null
}

function repeated(picks: readonly string[]): boolean {
  for (let i = 1; i < picks.length; i++) if (picks.indexOf(picks[i] as string) < i) return true
  return false
}

/** Some legal answer, for bots and random play: every legal answer of `one`, `some` and `order` can come up. */
export function sample(decision: Decision, rng: Rng): string[] {
  const { options } = decision
  switch (decision.shape) {
    case 'one':
      return [keyAt(options, rng.below(options.length))]
    case 'some': {
      const count = decision.min + rng.below(Math.min(decision.max, options.length) - decision.min + 1)
      return shuffled(options, rng)
        .slice(0, count)
        .map((option) => option.key)
    }
    case 'order':
      return shuffled(options, rng).map((option) => option.key)
    case 'distribute':
      return sampleShares(decision, rng)
    case 'pay':
      return samplePayment(decision, rng)
  }
}

function keyAt(options: readonly Option[], index: number): string {
  return (options[index] as Option).key
}

function sampleShares(decision: Decision, rng: Rng): string[] {
  const picks: string[] = []
  const count = decision.min + rng.below(decision.max - decision.min + 1)
  while (picks.length < count) {
    const open = decision.options.filter(
      (option) => picks.filter((pick) => pick === option.key).length < option.cap,
    )
    if (open.length === 0) break
    picks.push(keyAt(open, rng.below(open.length)))
  }
  return picks
}

/** Sources are added in random order until the cost is met, then every source that is not needed goes back. */
function samplePayment(decision: Decision, rng: Rng): string[] {
  const picked: Option[] = []
  for (const option of shuffled(decision.options, rng)) {
    if (pays(decision, picked)) break
    picked.push(option)
  }
  let kept = picked
  for (const option of picked) {
    const fewer = kept.filter((other) => other !== option)
    if (pays(decision, fewer)) kept = fewer
  }
  return kept.map((option) => option.key)
}

function pays(decision: Decision, options: readonly Option[]): boolean {
  const given = givenBy(options)
  return given.length >= decision.min && unmet(decision, given) === null
}
