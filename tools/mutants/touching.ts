import { Session } from 'node:inspector'
import type { ScenarioFile } from '@quadriga/testkit'
import { failureIn } from './cases.ts'
import type { Fault } from './fault.ts'
import { addressOf, type Stage } from './stage.ts'

type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number }
type Scripts = ReadonlyMap<string, Script>
type Script = { readonly url: string; readonly functions: readonly { readonly ranges: Range[] }[] }

/**
 * For each fault the numbers of the cases that run through its place, those that touch fewest places first. What already
 * runs while the game is loaded may show in any case: those that run the functions around it come first.
 */
export function casesTouching(
  stage: Stage,
  loading: Scripts,
  cases: readonly ScenarioFile[],
  faults: readonly Fault[],
): number[][] {
  const touching: number[][] = faults.map(() => [])
  const extent = cases.map((one, number) => {
    const scripts = scriptsRunBy(stage, one)
    const touched = faults.flatMap((fault, i) => (isTouched(fault, stage, scripts) ? [i] : []))
    for (const i of touched) touching[i]?.push(number)
    return touched.length
  })
  const everyCase = cases.map((_, number) => number)
  return touching.map((list, i) => {
    const first = list.toSorted((a, b) => (extent[a] as number) - (extent[b] as number))
    const fault = faults[i] as Fault
    return fault.atLoad || isTouched(fault, stage, loading) ? [...new Set([...first, ...everyCase])] : first
  })
}

/** What a case runs, by V8's own counting. A case that fails with nothing planted proves nothing. */
function scriptsRunBy(stage: Stage, one: ScenarioFile): Scripts {
  const failure = failureIn(stage, one)
  if (failure !== null) throw new Error(`this fails with nothing planted: ${failure}`)
  return counted()
}

const session = new Session()

/** Begins to count what runs; modules loaded before are not counted well. */
export function beginCounting(): void {
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
}

export function endCounting(): void {
  session.disconnect()
}

/** What has run since the last time, by address. */
export function counted(): Scripts {
  let scripts: readonly Script[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error
    scripts = result
  })
  return new Map(scripts.map((script) => [script.url, script]))
}

/** Whether a place was run; of a place outside every function, whether a function declared around it was. */
function isTouched({ file, start, atLoad, declaration }: Fault, stage: Stage, scripts: Scripts): boolean {
  const ranges = scripts.get(addressOf(file, stage.number))?.functions.flatMap((one) => one.ranges) ?? []
  if (!atLoad) return (innermost(ranges, start)?.count ?? 0) > 0
  return ranges.some(
    ({ startOffset, endOffset, count }) =>
      count > 0 && startOffset >= declaration.start && endOffset <= declaration.end,
  )
}

function innermost(ranges: readonly Range[], place: number): Range | undefined {
  let best: Range | undefined
  for (const range of ranges) {
    if (range.startOffset > place || place >= range.endOffset) continue
    if (best === undefined || range.endOffset - range.startOffset <= best.endOffset - best.startOffset)
      best = range
  }
  return best
}
