import { nearest } from '@quadriga/testkit'
import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { type Context, print, printError } from './context.ts'
import { GameBroke, reportBroken } from './crash.ts'
import { printHelp, printOverview } from './help.ts'
import { isLanguage, usualLanguage } from './language.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'
import { sayLoosely, speaker } from './text/index.ts'
import { visibleWord } from './visible.ts'

/** Runs a command line; gives the exit code. Whatever goes wrong is said in a sentence, never as a stack of calls. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name, ...rest] = words
  const context = contextOf(rest, surroundings)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    printOverview(commands, name === undefined ? { ...context, output: context.error } : context)
    return name === undefined ? 1 : 0
  }
  try {
    return await runCommand(commandOf(name), rest, context)
  } catch (error) {
    return explainFailure(name, error, context)
  }
}

/** What the process gives: its streams and its environment. */
export interface Surroundings extends Pick<Context, 'input' | 'output' | 'error'> {
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The language must be known before the first refusal, so it is looked for ahead of everything else. */
function contextOf(words: readonly string[], { env, input, output, error }: Surroundings): Context {
  const at = words.indexOf('--lang')
  const asked =
    at >= 0 ? words[at + 1] : words.find((word) => word.startsWith('--lang='))?.slice('--lang='.length)
  const language = isLanguage(asked) ? asked : usualLanguage(env)
  return { language, say: speaker(language), json: words.includes('--json'), input, output, error }
}

function commandOf(name: string): Command {
  const found = commands.find((command) => command.name === name)
  if (found !== undefined) return found
  const names = commands.map((command) => command.name)
  const [near] = nearest(name, names)
  throw near === undefined
    ? new Refusal('command.unknown', { command: name, known: names.join(', ') })
    : new Refusal('command.unknownNear', { command: name, near })
}

async function runCommand(command: Command, words: readonly string[], context: Context): Promise<number> {
  const given = parse(command, words)
  const lang = given.texts['lang']
  if (lang !== undefined && !isLanguage(lang)) throw new Refusal('option.notLanguage', { given: lang })
  if (given.flags.has('help')) {
    printHelp(command, context)
    return 0
  }
  return command.run(given, context)
}

function explainFailure(name: string, error: unknown, context: Context): number {
  if (error instanceof GameBroke) {
    const file = reportBroken(error.message, error.saved, context)
    if (context.json) print(context, JSON.stringify({ error: error.message, file }))
    return 1
  }
  const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const sentence =
    error instanceof Refusal
      ? sayLoosely(context.language, error.key, error.words)
      : context.say('internal.error', { problem })
  printError(context, `quadriga ${visibleWord(name)}: ${sentence}`)
  if (context.json) print(context, JSON.stringify({ error: sentence }))
  return 1
}
