import type { Language } from '@quadriga/kernel'
import { BrokenLaw } from '../invariants.ts'
import { KitProblem, type GameKit } from '../kit.ts'
import { finish, leftWaiting, settle } from '../play/ending.ts'
import { PlayProblem, problemWords, type Unmet } from '../play/problem.ts'
import { begin, type Looking, type Session } from '../play/session.ts'
import { playStep } from '../play/step.ts'
import { broken, lawBroken } from '../text/playing.ts'
import { strangeCovers } from './coverage.ts'
import type { Case, Run, ScenarioFile, Spot, Step } from './format.ts'
import { unknownRules } from './ruleCoverage.ts'

/** How one run of a case went. */
export type RunResult = {
  readonly game: string
  readonly case: string
  /** The variant's title; the case's own run has none. */
  readonly variant: string | undefined
  readonly at: Spot
} & (
  | { readonly status: 'passed' }
  | { readonly status: 'pending'; readonly reason: string }
  | { readonly status: 'failed'; readonly problems: readonly Unmet[] }
)

/** Plays every case of a file with the game's kit. */
export function runScenario(kit: GameKit, file: ScenarioFile, follow: Follow = () => ({})): RunResult[] {
  return file.cases.flatMap((one) => one.runs.map((run) => runOne(kit, file.game, one, run, follow)))
}

/** Who looks on at a run that is about to be played. */
export type Follow = (run: Pick<RunResult, 'case' | 'variant' | 'at'>) => Looking

function runOne(kit: GameKit, game: string, one: Case, run: Run, follow: Follow): RunResult {
  const named = { game, case: one.title, variant: run.title, at: run.at }
  if (run.pending !== undefined) return { ...named, status: 'pending', reason: run.pending }
  const strange = [...unknownRules(kit, one), ...strangeCovers(kit.game, one)]
  const problems = [...strange.map((said) => ({ at: one.at, said })), ...playRun(kit, run, follow(named))]
  return problems.length === 0 ? { ...named, status: 'passed' } : { ...named, status: 'failed', problems }
}

/** All that does not come true. A step that cannot be played ends the run: what follows it is another game. */
function playRun(kit: GameKit, run: Run, looking: Looking): Unmet[] {
  const { trace } = looking
  const found: Unmet[] = []
  let at = run.start.at
  try {
    const session = begin(kit, run.start, run, looking)
    run.steps.forEach((step, i) => {
      at = step.at
      if (i === run.steps.length - 1) lastLook(session, step)
      trace?.step(step)
      const unmet = playStep(session, step)
      if (step.kind === 'expect') trace?.expected(unmet.length)
      found.push(...unmet)
    })
    found.push(...ended(session, run))
  } catch (error) {
    found.push(problemOf(error, at))
  }
  return found
}

/** Questions that a case leaves open are declined before it looks at the end. */
function lastLook(session: Session, step: Step): void {
  if (step.kind === 'expect') settle(session, step.at, step.expectations)
}

function ended(session: Session, { steps, at }: Run): Unmet[] {
  const last = steps.at(-1)
  // A recorded game stops where it was recorded.
  if (last === undefined) return finish(session)
  const expectations = last.kind === 'expect' ? last.expectations : []
  return [...leftWaiting(session, last.at ?? at, expectations), ...finish(session)]
}

function problemOf(error: unknown, at: Spot): Unmet {
  if (error instanceof PlayProblem) return { at: error.at, said: error.problem }
  if (error instanceof KitProblem) return { at, said: problemWords(error) }
  if (error instanceof BrokenLaw) return { at, said: lawBroken(error.law, error.message) }
  return { at, said: broken(error instanceof Error ? (error.stack ?? error.message) : String(error)) }
}

/** The title of a run: its case, and what is different in a variant. */
export function titleOf({ case: title, variant }: Pick<RunResult, 'case' | 'variant'>): string {
  return variant === undefined ? title : `${title}: ${variant}`
}

/** What is wrong with a run, a line for each problem, in the form editors and terminals make clickable. */
export function failureLines(result: RunResult, language: Language): string[] {
  if (result.status !== 'failed') return []
  return result.problems.map(
    ({ at, said }) => `${at.file}:${at.line}:${at.column}: ${titleOf(result)}: ${said[language]}`,
  )
}

/** The same in English, as one text. */
export function formatFailure(result: RunResult): string {
  return failureLines(result, 'en').join('\n')
}
