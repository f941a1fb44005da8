import { both, type Clause, type Phrase } from './phrase.ts'

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
