/** Everything a test, a scenario file or the command line needs around a game. */
export { faultOf, GameFailure } from './failure.ts'
export * from './invariants.ts'
export * from './kit.ts'
export { randomSetup, watchingOf } from './kitGame.ts'
export { scenarioPage } from './page/page.ts'
export { observe } from './page/seen.ts'
export { PlayProblem, type Unmet } from './play/problem.ts'
export { type Trace, traceLines } from './play/trace.ts'
export { courseOf, type Played, type Policy, type RandomGame, randomGame, uniform } from './randomGame.ts'
export { referenceProblems } from './reference.ts'
export { coverage, touched, unknownCovers } from './scenario/coverage.ts'
export type { Case, Problem, Reading, Run, ScenarioFile, Spot } from './scenario/format.ts'
export { didYouMean, foldName, nearest } from './scenario/nearest.ts'
export { formatProblem, readScenario } from './scenario/read.ts'
export { ruleCoverage, unknownRules } from './scenario/ruleCoverage.ts'
export {
  failureLines,
  type Follow,
  formatFailure,
  type RunResult,
  runScenario,
  titleOf,
} from './scenario/run.ts'
export { failureOf, shrink } from './shrink.ts'
export { type Literal, setUpTable, type Table, table, type TableTerms } from './table.ts'
export { malformedSetups } from './malformedSetups.ts'
export { type SetupTrial, trySetups } from './trySetups.ts'
export { writeScenario } from './writeScenario.ts'
export { answered, plainWords } from './answered.ts'
