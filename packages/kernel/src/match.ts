import { type Compiled, isCompiled } from './compile.ts'
import type { Env } from './env.ts'
import { evaluate } from './evaluate.ts'
import { type Draft, fieldOf } from './event.ts'
import type { Query } from './query.ts'
import { NOTHING } from './state.ts'

/** Whether an event is of the pattern's kind and each named field fits. */
export function matches(q: Query, pattern: Compiled, draft: Readonly<Draft>, env: Env): boolean {
  if (pattern.args['event'] !== draft.kind) return false
  const where = pattern.args['where'] as Readonly<Record<string, unknown>>
  for (const name in where) if (!fits(q, where[name], fieldOf(draft, name), env)) return false
  return true
}

/** A thing or seat fits a selector that stands for it or includes it; anything else must be equal. */
function fits(q: Query, wanted: unknown, given: unknown, env: Env): boolean {
  const value = isCompiled(wanted) ? evaluate(q, wanted, env) : wanted
  // Nobody defends, and you have no hero: "your hero defends" is not true for that.
  if (isCompiled(wanted) && value === NOTHING) return false
  return Array.isArray(value) ? value.includes(given) : value === given
}
