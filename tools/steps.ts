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
  if (count.failed === 0) return
  // Names first: where a long output is cut, they are what is left of it.
  for (const name of count.failing ?? []) console.log(`        ${name}`)
  console.log(`${result.stdout}${result.stderr}`.trimEnd())
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
 * Asks again for what failed beside another step, now with nothing beside it: it has passed if every run of it passes, and
 * the output names it as unsteady.
 */
export async function runAlone(step: Step, beside: Count): Promise<Count> {
  const failing = beside.failing ?? []
  const runs = failing.length === 0 ? [] : (step.alone?.(failing) ?? [])
  for (const run of runs) {
    const count = await runStep({ ...step, name: `${step.name}, alone`, run })
    if (count.failed > 0) return beside
  }
  if (runs.length === 0) return beside
  console.log(`unsteady: failed beside other work and passed alone: ${failing.join(', ')}`)
  return { passed: beside.passed + beside.failed, failed: 0 }
}

/** Runs steps two at a time; how each went. */
async function runBeside(steps: readonly Step[]): Promise<Map<Step, Count>> {
  const counts = new Map<Step, Count>()
  const waiting = [...steps]
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      counts.set(step, await runStep(step))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane))
  return counts
}

/**
 * Runs the steps whose names begin with one of these, two at a time. Each says how it went, a failing one shows all it
 * printed, the last line counts them all: "N passed, N failed".
 */
export async function runSteps(steps: readonly Step[], names: readonly string[]): Promise<void> {
  console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}`)
  let passed = 0
  let failed = 0
  for (const [step, beside] of await runBeside(chosen(steps, names))) {
    const count = beside.failed === 0 ? beside : await runAlone(step, beside)
    passed += count.passed
    failed += count.failed
  }
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}
