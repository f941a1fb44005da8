import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command } from '../command.ts'
import { Refusal } from '../refusal.ts'

const program = fileURLToPath(new URL('../../../../benchmarks/run.ts', import.meta.url))

/** `bench`: the benchmarks, on the same Node, with the same input and output. */
export const bench: Command = {
  name: 'bench',
  options: {},
  positionals: { min: 0, max: Number.POSITIVE_INFINITY },
  usage:
    '[--json] [--rounds N] [--seconds N] [--seed N] [--sides quadriga,plain,boardgameio] [--only champions,…]',
  passesOn: true,
  run: ({ positionals }) => {
    if (!existsSync(program)) throw new Refusal('file.unreadable', { file: program, problem: 'ENOENT' })
    const child = spawn(process.execPath, [program, ...positionals], { stdio: 'inherit' })
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code === 0 ? 0 : 1))
    })
  },
}
