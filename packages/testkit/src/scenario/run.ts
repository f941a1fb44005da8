import { KitProblem, type GameKit } from '../kit.ts'
import { PlayProblem } from '../play/problem.ts'
import { begin, type Session } from '../play/session.ts'
import { finish, playStep, settle } from '../play/step.ts'
import { strangeCovers } from './coverage.ts'
import type { Case, Run, ScenarioFile, Spot, Step } from './format.ts'
import { unknownRules } from './ruleCoverage.ts'

/** How one run of a case went. */
export type RunResult = {
  readonly title: string
  readonly at: Spot
} & (
  | { readonly status: 'passed' }
  | { readonly status: 'pending'; readonly reason: string }
  | { readonly status: 'failed'; readonly problem: Failed }
)

/** Where and why a run failed. */
export interface Failed {
  readonly at: Spot
  readonly message: string
}

/** Plays every case of a file with the game's kit. */
export function runScenario(kit: GameKit, { cases }: ScenarioFile): RunResult[] {
  return cases.flatMap((one) => one.runs.map((run) => runOne(kit, one, run)))
}

function runOne(kit: GameKit, one: Case, run: Run): RunResult {
  const { title } = one
  const named = { title: run.title === undefined ? title : `${title}: ${run.title}`, at: run.at }
  if (run.pending !== undefined) return { ...named, status: 'pending', reason: run.pending }
  const [unknown] = [...unknownRules(kit, one), ...strangeCovers(kit.game, one)]
  if (unknown !== undefined) return { ...named, status: 'failed', problem: { at: one.at, message: unknown } }
  let at = run.start.at
  try {
    const session = begin(kit, run.start, run)
    run.steps.forEach((step, i) => {
      at = step.at
      if (i === run.steps.length - 1) lastLook(session, step)
      playStep(session, step)
    })
    finish(session)
    return { ...named, status: 'passed' }
  } catch (error) {
    return { ...named, status: 'failed', problem: problemOf(error, at) }
  }
}

/** Questions that a case leaves open are declined before it looks at the end. */
function lastLook(session: Session, step: Step): void {
  if (step.kind === 'expect') settle(session, step.expectations)
}

function problemOf(error: unknown, at: Spot): Failed {
  if (error instanceof PlayProblem) return { at: error.at, message: error.problem }
  if (error instanceof KitProblem) return { at, message: error.message }
  return { at, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** A failure on one line, in the form editors and terminals make clickable. */
export function formatFailure({ title, problem }: RunResult & { status: 'failed' }): string {
  const { at, message } = problem
  return `${at.file}:${at.line}:${at.column}: ${title}: ${message}`
}
