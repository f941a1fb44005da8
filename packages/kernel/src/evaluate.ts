import { type Compiled, isCompiled } from './compile.ts'
import { type Chosen, type Env, pickOf, picksWithout } from './env.ts'
import type { AnyArg } from './op.ts'
import type { Query } from './query.ts'
import { NO_EFFECT, type Refusal } from './reason.ts'
import type { ThingId } from './state.ts'

/** What a part of the language stands for, here and now; plain values stand for themselves. */
export function evaluate(q: Query, value: unknown, env: Env): unknown {
  if (!isCompiled(value)) return value
  const { op } = value
  if (op.value === null) throw new Error(`${value.program}: '${op.name}' has no value`)
  return op.value(q, received(q, value, env) as never, env, value)
}

/** The arguments of a node as its op receives them. */
export function received(q: Query, node: Compiled, env: Env): Readonly<Record<string, unknown>> {
  if (node.evaluated.length === 0) return node.args
  // Not spread: that takes five times as long where every call brings another shape.
  const result: Record<string, unknown> = Object.assign({}, node.args)
  for (let i = 0; i < node.evaluated.length; i++) {
    const { name, kind } = node.evaluated[i] as AnyArg
    result[name] = evaluateAs(q, kind.sort, node.args[name], env)
  }
  return result
}

function evaluateAs(q: Query, sort: string, value: unknown, env: Env): unknown {
  if (sort === 'named') return evaluateNamed(q, value as Readonly<Record<string, unknown>>, env)
  const result = evaluate(q, value, env)
  // A single thing or seat serves where several may stand.
  if (sort === 'things' || sort === 'seats')
    return Array.isArray(result) ? result : oneOrNone(result as number)
  return result
}

function oneOrNone(id: number): readonly number[] {
  return id < 0 ? [] : [id]
}

function evaluateNamed(
  q: Query,
  values: Readonly<Record<string, unknown>>,
  env: Env,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) result[name] = evaluate(q, value, env)
  return result
}

/** The things a selector stands for, as a list. */
export function evaluateThings(q: Query, node: unknown, env: Env): readonly ThingId[] {
  return evaluateAs(q, 'things', node, env) as readonly ThingId[]
}

/** Whether running the node could change anything here. */
export function couldAffect(q: Query, node: Compiled, env: Env): boolean {
  return effectRefusal(q, node, env) === null
}

/**
 * Why running the node would change nothing here; null when it could. Open questions count as yes when some answer makes it
 * so. The same fold serves legality, the choice of targets and "why can't I?".
 */
export function effectRefusal(q: Query, node: Compiled, env: Env): Refusal {
  for (const n of node.asks) if (pickOf(env, n) === null) return everyAnswerRefused(q, node, env, n)
  const { affects, refusal } = node.op
  if (refusal !== null) return refusal(q, received(q, node, env) as never, env, node)
  if (affects === null) return null
  return affects(q, received(q, node, env) as never, env, node) ? null : NO_EFFECT
}

/** Null when some answer to the open question would do something; else why the first one would not. */
function everyAnswerRefused(q: Query, node: Compiled, env: Env, open: number): Refusal {
  const asker = q.program(node.program).nodes[open] as Compiled
  let refusal = NO_EFFECT
  const trial = { node: open, things: NO_THINGS }
  const tried = trying(env, trial)
  for (const candidate of evaluateThings(q, asker.args['from'], env)) {
    trial.things = [candidate]
    const result = effectRefusal(q, node, tried)
    if (result === null) return null
    if (refusal === NO_EFFECT) refusal = result
  }
  return refusal
}

const NO_THINGS: readonly ThingId[] = []

/** A copy of an environment in which one answer after the other can be tried; nobody keeps it. */
function trying(env: Env, trial: Chosen): Env {
  const others = env.picks.length === 0 ? env.picks : picksWithout(env.picks, [trial.node])
  return { ...env, picks: [...others, trial] }
}

/** The candidates of a question for which the effect that uses it would do something. */
export function usefulCandidates(q: Query, node: Compiled, asker: Compiled, env: Env): readonly ThingId[] {
  const all = evaluateThings(q, asker.args['from'], env)
  return all.filter(usefulness(q, node, asker, env))
}

/** Asks of one candidate after the other whether the effect would do something if it were chosen. */
function usefulness(q: Query, node: Compiled, asker: Compiled, env: Env): (candidate: ThingId) => boolean {
  const trial = { node: asker.n, things: NO_THINGS }
  const tried = trying(env, trial)
  return (candidate) => {
    trial.things = [candidate]
    return couldAffect(q, node, tried)
  }
}
