import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** What the command left behind. */
export interface Left {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** French puts unbreakable spaces before its signs; tests write plain ones. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Runs the command as a person or a script would; `input` is what is typed, line by line. */
export function quadriga(
  words: readonly string[],
  input: readonly string[] = [],
  cwd = tmpdir(),
  lang = 'C',
): Promise<Left> {
  const env = { ...process.env, LANG: lang, LC_ALL: '', LC_MESSAGES: '' }
  const child = spawn(process.execPath, [program, ...words], { cwd, env })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.end(input.map((line) => `${line}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out: plainSpaces(out), err: plainSpaces(err) }))
  })
}

/** What the command printed as JSON. */
export function json(left: Left): unknown {
  return JSON.parse(left.out)
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
