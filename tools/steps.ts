import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { exists, root } from './games.ts'
import { type Count, countOf, type Result, runNode, type Step } from './step.ts'

/** The steps whose names begin with one of these; all of them where none is named. */
function chosen(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  for (const name of names) {
    if (steps.some((step) => step.name.startsWith(name))) continue
    throw new Error(`no step begins with "${name}"; there are: ${steps.map((step) => step.name).join(', ')}`)
  }
  return names.length === 0 ? steps : steps.filter((step) => names.some((name) => step.name.startsWith(name)))
}

function missing(step: Step): string | undefined {
  return step.needs.find((path) =>
    path.includes('*') ? globSync(path, { cwd: root }).length === 0 : !exists(path),
  )
}

function say(step: Step, started: number, count: Count, result: Result): void {
  const verdict = count.failed > 0 ? 'FAILED' : 'ok'
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8)
  const counted = count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed` : ''
  const notes = [counted, count.note ?? ''].filter((note) => note !== '').join('; ')
  console.log(`${verdict.padEnd(8)}${step.name.padEnd(36)}${seconds}  ${notes}`.trimEnd())
  if (count.failed > 0) console.log(`${result.stdout}${result.stderr}`.trimEnd())
}

async function runStep(step: Step): Promise<Count> {
  const lacking = missing(step)
  if (lacking !== undefined) {
    const nothing = `${'not run'.padEnd(8)}${step.name.padEnd(36)}${''.padStart(8)}`
    console.log(`${nothing}  there is no ${lacking} yet`)
    return { passed: 0, failed: 0 }
  }
  const started = performance.now()
  const result = await runNode(step.run, step.minutes)
  const count = countOf(step, result)
  say(step, started, count, result)
  return count
}

/**
 * Runs the steps whose names begin with one of these, two at a time. Each says how it went, a failing one shows all it
 * printed, the last line counts them all: "N passed, N failed".
 */
export async function runSteps(steps: readonly Step[], names: readonly string[]): Promise<void> {
  const waiting = [...chosen(steps, names)]
  console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}`)
  let passed = 0
  let failed = 0
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const count = await runStep(step)
      passed += count.passed
      failed += count.failed
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane))
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}
