import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Fault } from './fault.ts'
import type { Target } from './target.ts'
import type { Answer, Order } from './worker.ts'

/** What became of a planted fault. */
export type Verdict = {
  readonly fault: Fault
  /** What noticed it; null if nothing did. */
  readonly caught: string | null
  /** How many cases run through its place. */
  readonly touching: number
}

/** Every fault leaves a whole program behind in memory, so a worker retires after this many. */
const SHIFT = 40

/** The last resort against a fault that hangs where no step and no loop is counted. */
const LONGEST = 5 * 60_000

const workerFile = fileURLToPath(new URL('worker.ts', import.meta.url))

const flags = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=4096']

/** V8 no longer counts the calls of a function that it has optimized, so for a survey it may not. */
const countingFlags = ['--no-opt', '--no-maglev']

/** A worker's process, asked one thing at a time. */
function hire(target: Target, more: readonly string[] = []) {
  const child = fork(workerFile, [JSON.stringify(target)], { execArgv: [...flags, ...more] })
  return { ask: (order: Order) => answerOf(child, order), dismiss: () => child.kill() }
}

/**
 * The answer to an order; a process that dies of a fault, or has to be stopped, has noticed it too. A survey plants none and
 * may take as long as it takes.
 */
function answerOf(child: ChildProcess, order: Order): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = order.kind === 'plant' ? setTimeout(() => child.kill('SIGKILL'), LONGEST) : undefined
    const gone = (code: number | null): void => {
      clearTimeout(timer)
      const by = code === null ? 'it hangs' : `the process ends with ${code}`
      if (order.kind === 'plant') resolve({ kind: 'caught', by })
      else reject(new Error(`the worker is gone: ${by}`))
    }
    child.once('exit', gone)
    child.once('message', (answer: Answer) => {
      clearTimeout(timer)
      child.off('exit', gone)
      if (answer.kind === 'broken') reject(new Error(answer.message))
      else resolve(answer)
    })
    child.send(order)
  })
}

/** Which cases run through the place of each fault. */
async function surveyed(target: Target, faults: readonly Fault[]): Promise<readonly (readonly number[])[]> {
  const worker = hire(target, countingFlags)
  try {
    const answer = await worker.ask({ kind: 'survey', faults })
    if (answer.kind !== 'touching') throw new Error(`a survey is answered with '${answer.kind}'`)
    return answer.cases
  } finally {
    worker.dismiss()
  }
}

/** How a run goes. */
export type Terms = {
  /** How many processes work at a time. */
  readonly workers: number
  /** Faults that should show in no case: the most specific ones are asked, not all of them. */
  readonly isEquivalent: (fault: Fault) => boolean
  readonly progress: (done: number) => void
}

const ENOUGH = 50

/** Plants every fault, several at a time in processes of their own, and tells which are noticed. */
export async function tryAll(
  target: Target,
  faults: readonly Fault[],
  { workers, isEquivalent, progress }: Terms,
): Promise<readonly Verdict[]> {
  const touching = await surveyed(target, faults)
  const verdicts = new Array<Verdict>(faults.length)
  let next = 0
  let done = 0
  const shift = async (): Promise<void> => {
    const worker = hire(target)
    try {
      for (let turn = 0; turn < SHIFT && next < faults.length; turn++) {
        const number = next++
        const fault = faults[number] as Fault
        const all = touching[number] ?? []
        const cases = isEquivalent(fault) ? all.slice(0, ENOUGH) : all
        const answer = await worker.ask({ kind: 'plant', fault, cases })
        const caught = answer.kind === 'caught' ? answer.by : null
        verdicts[number] = { fault, caught, touching: all.length }
        progress(++done)
        if (caught !== null && hasEnded(caught)) return
      }
    } finally {
      worker.dismiss()
    }
  }
  const lane = async (): Promise<void> => {
    while (next < faults.length) await shift()
  }
  await Promise.all(Array.from({ length: workers }, lane))
  return verdicts
}

const hasEnded = (by: string): boolean => by === 'it hangs' || by.startsWith('the process ends')
