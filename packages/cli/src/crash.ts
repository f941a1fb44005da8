import { join } from 'node:path'
import type { Save } from '@quadriga/kernel'
import { type Context, printError } from './context.ts'
import { writeWhole } from './files.ts'

export { GameBroke } from '@quadriga/table'

/** Tells what broke with everything needed to see it again, and keeps the game in a file. */
export function reportBroken(problem: string, saved: Save, context: Context, folder = '.'): string {
  const name = `${saved.game}-${saved.seed}-${saved.answers.length}`.replaceAll(/[^\w.-]+/g, '-')
  const file = join(folder, `quadriga-broken-${name}.json`)
  writeWhole(file, `${JSON.stringify(saved)}\n`)
  const { say } = context
  const { game, seed, setup, answers } = saved
  const [first = '', ...frames] = problem.split('\n')
  printError(context, `quadriga: ${say('internal.error', { problem: first })}`)
  for (const frame of frames) printError(context, frame)
  const setupText = JSON.stringify(setup)
  printError(context, say('internal.where', { game, seed, answers: answers.length, setup: setupText }))
  printError(context, say('internal.kept', { file }))
  return file
}
