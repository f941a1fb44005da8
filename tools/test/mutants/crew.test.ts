import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../games.ts'
import { tryAll, type Verdict } from '../../mutants/crew.ts'
import { readEquivalents, reasonsBy, staleIn } from '../../mutants/equivalents.ts'
import type { Fault } from '../../mutants/fault.ts'
import { faultsOf } from '../../mutants/plant.ts'
import { reportOf, survivorsIn, written } from '../../mutants/report.ts'
import type { Target } from '../../mutants/target.ts'

// Tic-tac-toe is the game, one case of three marks in the upper row the proof.
const source = 'packages/testkit/src/games/ticTacToe.ts'
const toy: Target = {
  name: 'ticTacToe',
  sources: [source],
  kit: 'packages/cli/src/samples/ticTacToe.ts',
  scenarios: ['tools/test/mutants/row.scenario.yaml'],
  equivalents: 'none.yaml',
}
const faults = faultsOf(source, readFileSync(join(root, source), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'quadriga-mutants-'))
afterAll(() => rmSync(folder, { recursive: true }))

function faultThat(change: string): Fault {
  const found = faults.find(({ before, after }) => `${before} → ${after}` === change)
  if (found === undefined) throw new Error(`nothing is planted as ${change}`)
  return found
}

const noticed = faultThat('return true → return false')
const unnoticed = faultThat('cell < 9 → cell <= 9')
const unreached = faultThat("m.end({ kind: 'draw', winners: [], cause: 'ticTacToe.full' }) → {}")
const whileLoading = faultThat('[0, 1, 2] → [0, 1, 3]')

/** Two marks at once, and the loop of the lines never ends. */
const endless: Fault = { ...noticed, ...placeOfText('continue'), text: 'i--' }

function placeOfText(text: string): { start: number; end: number } {
  const start = readFileSync(join(root, source), 'utf8').indexOf(text)
  return { start, end: start + text.length }
}

const verdicts = (list: readonly Fault[], target = toy): Promise<readonly Verdict[]> =>
  tryAll(target, list, { workers: 1, isEquivalent: () => false, progress: () => {} })

describe('a planted fault', () => {
  test('is caught by the case that runs through it, or it survives', async () => {
    const [one, two, three, four, five] = await verdicts([
      noticed,
      unnoticed,
      unreached,
      whileLoading,
      endless,
    ])
    expect(one?.caught).toContain('Three marks in a row win: the game goes on')
    expect([two?.caught, two?.touching]).toEqual([null, 1])
    expect([three?.caught, three?.touching]).toEqual([null, 0])
    expect(four?.caught).toContain('the game goes on')
    expect(five?.caught).toContain('a loop turned more than')
  })

  test('is known to be touched by every case that runs through it, however often it has run before', async () => {
    const often = { ...toy, scenarios: new Array<string>(200).fill(toy.scenarios[0] as string) }
    const [verdict] = await verdicts([faultThat('table.seat = 1 - seat → {}')], often)
    expect(verdict?.touching).toBe(200)
  })

  test('is not even tried when the case fails without it', async () => {
    const path = join(folder, 'wrong.scenario.yaml')
    const right = readFileSync(join(root, 'tools/test/mutants/row.scenario.yaml'), 'utf8')
    writeFileSync(path, right.replace('winner: X', 'winner: O'))
    const wrong = { ...toy, scenarios: [relative(root, path)] }
    await expect(verdicts([noticed], wrong)).rejects.toThrow('this fails with nothing planted')
  })
})

describe('a report', () => {
  const about = { package: 'ticTacToe', seed: '1', sites: 139, stale: [] }

  test('tells what survived, so that it can be planted again', () => {
    const all = [
      { fault: noticed, caught: 'a case', touching: 1 },
      { fault: unreached, caught: null, touching: 0 },
    ]
    const report = reportOf(about, all, () => undefined)
    expect(report.survivors.map(({ why }) => why)).toEqual(['no case reaches it'])
    expect(survivorsIn(JSON.stringify(report), faults)).toEqual([unreached])
    expect(() => survivorsIn('{}', faults)).toThrow('no report')
  })
})

describe('equivalent faults', () => {
  const list = (...groups: readonly unknown[]) => {
    const path = join(folder, 'equivalent.json')
    writeFileSync(path, JSON.stringify(groups))
    return readEquivalents(relative(root, path))
  }
  const entry = ({ within, before, after }: Fault) => ({ in: within, before, after })
  const verdict = (fault: Fault, caught: string | null): Verdict => ({ fault, caught, touching: 1 })
  const about = { package: 'ticTacToe', seed: '1', sites: 139, stale: [] }

  test('are left out of the share and listed with their reason', () => {
    const listed = list({ file: source, reason: 'there is no tenth cell', faults: [entry(unnoticed)] })
    const all = [verdict(noticed, 'a case'), verdict(unnoticed, null), verdict(unreached, null)]
    const report = reportOf(about, all, reasonsBy(listed))
    expect([report.sampled, report.planted, report.caught, report.share]).toEqual([3, 2, 1, 50])
    expect(report.equivalent.map(({ reason }) => reason)).toEqual(['there is no tenth cell'])
    expect(report.survivors.map(({ before }) => before)).toEqual([unreached.before])
    expect(written(report)).toContain('1 of 2 caught, 50 %')
  })

  test('that are noticed after all, or fit no source, are told', () => {
    const gone = entry({ ...noticed, before: 'return maybe' })
    const listed = list({ file: source, reason: 'who knows', faults: [entry(noticed), gone] })
    const stale = staleIn(listed, faults)
    const report = reportOf({ ...about, stale }, [verdict(noticed, 'a case')], reasonsBy(listed))
    expect(report.notEquivalent.map(({ by }) => by)).toEqual(['a case'])
    expect(report.stale).toEqual([`${source} in hasLine: return maybe → return false`])
  })

  test('need a reason', () => {
    expect(() => list({ file: source, reason: '', faults: [entry(noticed)] })).toThrow('entry 1')
    expect(() => list({ file: source, reason: 'so', faults: [{ in: 'a' }] })).toThrow('before')
  })
})

describe('the command', () => {
  const mutants = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['tools/mutants.ts', ...args], { cwd: root, encoding: 'utf8' })

  test('answers a name that is no package with the nearest', () => {
    const { status, stderr } = mutants('zombie')
    expect([status, stderr]).toEqual([1, "mutants: there is no game 'zombie', did you mean 'zombies'?\n"])
  })

  test('refuses numbers that are none and files that are not there', () => {
    expect(mutants('zombies', '--sample', 'many').stderr).toContain("--sample wants a number, not 'many'")
    expect(mutants('zombies', '--file', 'nowhere').stderr).toContain(
      "none of the sources of zombies has 'nowhere' in its path",
    )
    expect(mutants('zombies', '--cases', 'nowhere').stderr).toContain(
      "none of the scenarios of zombies has 'nowhere' in its path",
    )
    expect(mutants('zombies', '--sampel', '3').stderr).toMatch(/^mutants: .*'--sampel'/)
  })

  test('gives programs what was planted, caught and survived', () => {
    const planted = ['--file', 'wounds', '--cases', 'shared-heroes', '--sample', '2']
    const { status, stdout } = mutants('zombies', ...planted, '--json', '--least', '0')
    const report = JSON.parse(stdout) as Record<'planted' | 'caught', number> & { survivors: unknown[] }
    expect([status, report.planted, report.caught + report.survivors.length]).toEqual([0, 2, 2])
  })
})
