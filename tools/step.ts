import { spawn } from 'node:child_process'
import { root } from './games.ts'

/** How many things a step checked, and how that went. */
export type Count = {
  readonly passed: number
  readonly failed: number
  readonly note?: string
  /** Names of what failed, as its program takes them, where it can run them by themselves. */
  readonly failing?: readonly string[]
}

/** What a program left behind. `code` is null when it was stopped. */
export type Result = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** One program of the test run. */
export type Step = {
  readonly name: string
  /** A JavaScript or TypeScript file of the repository, then its arguments. */
  readonly run: readonly string[]
  /** Without these there is nothing to check yet: the run says so instead of counting a success. */
  readonly needs: readonly string[]
  /** How to count what it checked; a step that does not say counts as one. */
  readonly count: (result: Result) => Count
  /** The minutes after which it is stopped: a step that hangs is a failing step. 20 unless told. */
  readonly minutes?: number
  /** What decides when it failed beside other work: runs of what failed with nothing beside them. */
  readonly alone?: (failing: readonly string[]) => readonly (readonly string[])[]
}

/** A program that checks one thing: it passed if it ended with 0. */
export const asOne = (result: Result): Count =>
  result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Runs a file of the repository on the Node that runs this one. */
export function runNode(args: readonly string[], minutes = 20): Promise<Result> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      if (code === null) stderr += `stopped after ${minutes} minutes\n`
      resolve({ code, stdout, stderr })
    })
  })
}

/** Counts a step, and never lets one that ended badly, or counted nothing, look like a success. */
export function countOf(step: Step, result: Result): Count {
  let count: Count
  try {
    count = step.count(result)
  } catch (error) {
    count = { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
  if (count.failed > 0) return count
  if (result.code !== 0) return { ...count, failed: 1, note: `ended with ${result.code}` }
  if (count.passed === 0) return { ...count, failed: 1, note: 'it checked nothing' }
  return count
}
