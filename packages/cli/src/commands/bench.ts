import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command, Given } from '../command.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'

const program = fileURLToPath(new URL('../../../../benchmarks/run.ts', import.meta.url))

/** `bench`: the benchmarks, on the same Node, with the same output. They read the values of their options themselves. */
export const bench: Command = {
  name: 'bench',
  options: { rounds: 'text', seconds: 'text', seed: 'text', sides: 'text', only: 'text' },
  positionals: { min: 0, max: 0 },
  usage:
    '[--json] [--rounds N] [--seconds N] [--seed N] [--sides quadriga,plain,boardgameio] [--only champions,…]',
  run: (given, context) => {
    if (!existsSync(program)) throw new Refusal('file.missing', { file: program })
    return measure(wordsFor(given), context)
  },
}

/** What the benchmarks are told; they have no language, for their tables are numbers. */
function wordsFor({ texts, flags }: Given): string[] {
  const told = Object.entries(texts).filter(([name]) => name !== 'lang')
  return [...told.map(([name, text]) => `--${name}=${text}`), ...(flags.has('json') ? ['--json'] : [])]
}

/** Runs them; gives the exit code. For programs what went wrong is the one JSON value. */
function measure(words: readonly string[], { json, output, error }: Context): Promise<number> {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['inherit', 'inherit', json ? 'pipe' : 'inherit'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    error.write(text)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (json && code !== 0)
        output.write(`${JSON.stringify({ error: said.trim().replace(/^bench: /, '') })}\n`)
      resolve(code === 0 ? 0 : 1)
    })
  })
}
