import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../games.ts'

// The rules live in the configuration of the linter and of the compiler: these tests see that they bite.
const folder = mkdtempSync(join(tmpdir(), 'quadriga-lint-'))

const lines = (line: string, n: number): string =>
  Array.from({ length: n }, (_, i) => line.replace('#', `${i}`)).join('')

const chance = 'export const a = Math.random()\n'
const samples: Readonly<Record<string, string>> = {
  'packages/kernel/src/chance.ts': chance,
  'packages/zombies/src/rules/chance.ts': 'const { random } = Math\nexport const a = random()\n',
  'packages/kernel/src/time.ts': 'export const a = Date.now()\n',
  'packages/kernel/src/moment.ts': 'export type Moment = Date\n',
  'packages/kernel/src/wait.ts': 'export async function a() {}\n',
  'packages/kernel/src/later.ts': 'export type Later = Promise<number>\n',
  'packages/champions/src/order.ts': "export const a = ['b'].sort((x, y) => x.localeCompare(y))\n",
  'packages/kernel/src/host.ts': 'export const a = globalThis\n',
  'packages/kernel/src/node.ts': 'export const a = process.argv\n',
  'packages/kernel/src/timer.ts': 'setTimeout(String, 1)\n',
  'packages/kernel/src/page.ts': 'export const a = document.title\n',
  'packages/kernel/src/own.ts': 'export const turn = { document: 1 }\nexport const a = turn.document\n',
  'packages/cli/src/any.ts': 'export const a = (b: any): unknown => b\n',
  'packages/cli/src/default.ts': 'export default 1\n',
  'packages/cli/src/kinds.ts': 'export enum Kind { Hero }\n',
  'packages/cli/src/long.ts': lines('export const a# = 1\n', 401),
  'packages/cli/src/longFunction.ts': `export function a() {\n${lines('  String(#)\n', 60)}}\n`,
  'packages/cli/src/chance.ts': chance,
}

function run(...args: readonly string[]): string {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
}

let lint: string
let types: string

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.pure.json'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries(samples)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  lint = run('node_modules/oxlint/bin/oxlint', '--format=unix', 'packages')
  types =
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json') +
    run('node_modules/typescript/bin/tsc')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter finds', () => {
  test.each([
    ['packages/kernel/src/chance.ts', 'no-restricted-properties'],
    ['packages/zombies/src/rules/chance.ts', 'no-restricted-properties'],
    ['packages/kernel/src/time.ts', 'no-restricted-globals'],
    ['packages/kernel/src/moment.ts', 'no-restricted-types'],
    ['packages/kernel/src/wait.ts', 'no-async-await'],
    ['packages/kernel/src/later.ts', 'no-restricted-types'],
    ['packages/champions/src/order.ts', 'no-restricted-properties'],
    ['packages/kernel/src/host.ts', 'no-restricted-globals'],
    ['packages/kernel/src/node.ts', 'no-restricted-globals'],
    ['packages/kernel/src/timer.ts', 'no-restricted-globals'],
    ['packages/kernel/src/page.ts', 'no-restricted-globals'],
    ['packages/cli/src/any.ts', 'no-explicit-any'],
    ['packages/cli/src/default.ts', 'no-default-export'],
    ['packages/cli/src/long.ts', 'max-lines'],
    ['packages/cli/src/longFunction.ts', 'max-lines-per-function'],
  ])('%s: %s', (path, rule) => {
    const found = lint.split('\n').filter((line) => line.startsWith(`${path}:`))
    expect(found.join('\n')).toContain(`(${rule})`)
  })

  test.each(['packages/kernel/src/own.ts', 'packages/cli/src/chance.ts'])('nothing in %s', (path) => {
    expect(lint).not.toContain(path)
  })
})

describe('the compiler finds', () => {
  test.each([
    'packages/kernel/src/node.ts',
    'packages/kernel/src/timer.ts',
    'packages/kernel/src/page.ts',
    'packages/cli/src/kinds.ts',
  ])('%s', (path) => {
    expect(types).toContain(`${path}(`)
  })
})
