import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../games.ts'

/** Stands for npm: notes that it was called, takes a while, and installs what the repository names, or fails. */
const npm = `
  import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
  console.log('npm speaks')
  if (process.env.BROKEN) process.exit(7)
  rmSync('node_modules', { recursive: true, force: true })
  await new Promise((resolve) => setTimeout(resolve, 300))
  mkdirSync('node_modules/typescript', { recursive: true })
`

let folder: string
const at = (...path: readonly string[]): string => join(folder, ...path)
const calls = (): readonly string[] =>
  existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadriga-install-'))
  mkdirSync(at('tools'))
  cpSync(join(root, 'tools/install.js'), at('tools/install.js'))
  writeFileSync(at('package.json'), '{ "type": "module", "devDependencies": { "typescript": "1.0.0" } }')
  writeFileSync(at('package-lock.json'), '{ "first": true }')
  writeFileSync(at('npm-cli.js'), npm)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(env: Readonly<Record<string, string>> = {}): ChildProcess {
  const npm_node_execpath = process.execPath
  return spawn(process.execPath, [at('tools/install.js')], {
    env: { ...process.env, npm_execpath: at('npm-cli.js'), npm_node_execpath, ...env },
  })
}

type Outcome = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

function end(child: ChildProcess): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}

const hook = (env?: Readonly<Record<string, string>>): Promise<Outcome> => end(start(env))

test('the first command installs, and says so on stderr only', async () => {
  const { code, stdout, stderr } = await hook()
  expect(code).toBe(0)
  expect(stdout).toBe('')
  expect(stderr).toContain('installing')
  expect(stderr).toContain('npm speaks')
  expect(calls()).toHaveLength(1)
  expect(existsSync(at('.install.lock'))).toBe(false)
})

test('the second command has nothing to do and says nothing', async () => {
  await hook()
  expect(await hook()).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(calls()).toHaveLength(1)
})

test('a changed lock file is installed', async () => {
  await hook()
  writeFileSync(at('package-lock.json'), '{ "second": true }')
  await hook()
  expect(calls()).toHaveLength(2)
})

test('an install that left the tools out is done again', async () => {
  await hook()
  rmSync(at('node_modules/typescript'), { recursive: true })
  await hook()
  expect(calls()).toHaveLength(2)
})

test('a failed install stops the command with a message and is tried again the next time', async () => {
  const { code, stderr } = await hook({ BROKEN: 'yes' })
  expect(code).toBe(1)
  expect(stderr).toContain('npm ci ended with 7')
  expect(await hook()).toMatchObject({ code: 0 })
  expect(calls()).toHaveLength(2)
})

test('of several commands at once one installs and the others wait for it', async () => {
  const outcomes = await Promise.all([hook(), hook(), hook(), hook()])
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(calls()).toHaveLength(1)
})

test('the lock of an install that was killed does not hold the next one up', async () => {
  writeFileSync(at('.install.lock'), 'elsewhere 1\n')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(at('.install.lock'), longAgo, longAgo)
  expect(await hook()).toMatchObject({ code: 0 })
  expect(calls()).toHaveLength(1)
})

test('an interrupted install leaves no lock behind and no mark of success', async () => {
  const child = start()
  child.stderr?.once('data', () => setTimeout(() => child.kill('SIGTERM'), 100))
  expect(await end(child)).toMatchObject({ code: 1 })
  expect(existsSync(at('.install.lock'))).toBe(false)
  expect(existsSync(at('node_modules/.quadriga-install'))).toBe(false)
})

const windows = process.platform === 'win32'

/** Has the stand-in for npm install a packaged Node with this text, which nothing links into .bin. */
function packNode(text: string): void {
  const manifest = { type: 'module', devDependencies: {}, optionalDependencies: { 'node-here': '1.0.0' } }
  writeFileSync(at('package.json'), JSON.stringify(manifest))
  const pack = `
    import { writeFileSync } from 'node:fs'
    mkdirSync('node_modules/.bin')
    mkdirSync('node_modules/node-here/bin', { recursive: true })
    writeFileSync('node_modules/node-here/bin/node', ${JSON.stringify(text)}, { mode: 0o755 })`
  writeFileSync(at('npm-cli.js'), `${npm}${pack}`)
}

test.skipIf(windows)('a packaged Node that npm did not link is linked', async () => {
  packNode('#!/bin/sh\necho v26')
  expect(await hook()).toMatchObject({ code: 0 })
  expect(existsSync(at('node_modules/.bin/node'))).toBe(true)
})

test.skipIf(windows)('a packaged Node that does not run here gives way to the system’s', async () => {
  packNode('#!/nowhere/sh')
  expect(await hook()).toMatchObject({ code: 0 })
  expect(existsSync(at('node_modules/.bin/node'))).toBe(false)
})
