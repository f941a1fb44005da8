import { readFileSync } from 'node:fs'
import { formatFailure, formatProblem, readScenario, type ScenarioFile } from '@quadriga/testkit'
import { countLoopsAgain } from './loops.ts'
import type { Stage } from './stage.ts'
import { placeOf } from './target.ts'

/** Every run of every case, each as a scenario file of its own; pending ones prove nothing. */
export function casesOf(scenarios: readonly string[]): readonly ScenarioFile[] {
  return scenarios.flatMap((path) => {
    const reading = readScenario(path, readFileSync(placeOf(path), 'utf8'))
    if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'))
    const { scenario } = reading
    return scenario.cases.flatMap((one) =>
      one.runs
        .filter(({ pending }) => pending === undefined)
        .map((run) => ({ ...scenario, cases: [{ ...one, runs: [run] }] })),
    )
  })
}

/** Plays one case; what went wrong, or null. */
export function failureIn({ kit, testkit }: Stage, one: ScenarioFile): string | null {
  countLoopsAgain()
  const [result] = testkit.runScenario(kit, one)
  if (result === undefined) throw new Error(`${one.file}: nothing was played`)
  return result.status === 'failed' ? formatFailure(result) : null
}
