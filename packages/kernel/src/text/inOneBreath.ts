import { and } from './nominal.ts'
import { both, type Clause, type Nominal, type Phrase } from './phrase.ts'

/** Lines about one subject with one verb are one line: "gets +1 THW and +1 ATK", "has 1 SCH, 1 ATK, and 1 hit point". */
export function inOneBreath(lines: readonly Phrase[]): Phrase[] {
  const runs: Phrase[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before !== undefined && goesOn(before, line)) run?.push(line)
    else runs.push([line])
  }
  return runs.map(together)
}

function goesOn(before: Phrase, line: Phrase): boolean {
  return isClause(before) && isClause(line) && frameOf(before) === frameOf(line)
}

function isClause(phrase: Phrase): phrase is Clause {
  return typeof phrase === 'object' && phrase.kind === 'clause'
}

/** Everything of a clause but what it says of its subject. */
function frameOf(clause: Clause): string {
  return JSON.stringify({ ...clause, complements: [] })
}

function together(run: readonly Phrase[]): Phrase {
  const clauses = run.filter(isClause)
  const [first] = clauses
  if (first === undefined || clauses.length < 2) return run[0] as Phrase
  const complements = clauses.flatMap(({ complements: said }, i) => {
    if (i === 0) return said
    if (i < clauses.length - 1) return [',', ...said]
    return [clauses.length > 2 ? both(', and', 'et') : both('and', 'et'), ...said]
  })
  return { ...first, complements }
}

/** Conditions that say one thing of several subjects are one: "Transformation and Optimization are revealed". */
export function withOnePredicate(conditions: readonly Phrase[]): Phrase[] {
  const merged: Phrase[] = []
  for (const one of conditions.flatMap(partsOf)) {
    const before = merged.at(-1)
    if (before !== undefined && isClause(before) && isClause(one) && sharesPredicate(before, one))
      merged.splice(-1, 1, { ...before, subject: and(...subjectsOf(before), one.subject) })
    else merged.push(one)
  }
  return merged
}

/** Conditions inside conditions are conditions beside each other. */
function partsOf(condition: Phrase): Phrase[] {
  if (typeof condition !== 'object' || condition.kind !== 'row' || condition.how !== 'conditions')
    return [condition]
  return condition.items.flatMap(partsOf)
}

function sharesPredicate(before: Clause, one: Clause): boolean {
  return predicateOf(before) === predicateOf(one) && !one.negative
}

/** Everything of a clause but its subject. */
function predicateOf(clause: Clause): string {
  return JSON.stringify({ ...clause, subject: null })
}

function subjectsOf({ subject }: Clause): readonly Nominal[] {
  return subject.kind === 'nounList' && subject.joined === 'and' ? subject.items : [subject]
}
