import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { here } from './inProcess.ts'
import { json, quadriga, temporaryFolder } from './quadriga.ts'

const good = `game: ticTacToe
setup: {seats: []}
cases:
  - case: Three in a row win
    steps:
      - any: cell:0
      - any: cell:3
      - any: cell:1
      - any: cell:4
      - any: cell:2
    expect: {outcome: {winner: X}}
`
const bad = `game: ticTacToe
setup: {seats: []}
cases:
  - case: One mark is not enough
    steps:
      - any: cell:0
    expect: {outcome: draw}
  - case: Diagonals
    pending: nobody wrote it yet
    expect: {outcome: none}
`

test('files and folders are played, and every failure names its place', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'good.scenario.yaml'), good)
  writeFileSync(join(folder, 'deep', 'bad.scenario.yaml'), bad)
  writeFileSync(join(folder, 'notes.yaml'), 'not: a scenario')
  const left = await here(['scenario', '.', '--json'], [], folder)
  expect(left.code).toBe(1)
  expect(json(left)).toMatchObject({
    passed: 1,
    failed: 1,
    pending: 1,
    failures: [{ file: 'deep/bad.scenario.yaml', line: 7, case: 'One mark is not enough' }],
  })
  const told = await here(['scenario', 'good.scenario.yaml', 'deep', '--lang', 'fr'], [], folder)
  expect(told.out).toMatch(/^deep\/bad\.scenario\.yaml:7:\d+: One mark is not enough: la partie continue\n/)
  expect(told.out).toContain('1 réussi, 1 échoué, 1 en attente')
})

test('programs are told every case and variant, the passed ones too', async () => {
  const folder = temporaryFolder()
  const more = `    variants:
      - {variant: in a column, steps: [{any: 'cell:0'}], expect: {outcome: none}}
      - {variant: later, pending: no time, expect: {outcome: none}}
`
  writeFileSync(join(folder, 'good.scenario.yaml'), `${good}${more}`)
  const left = await here(['scenario', '.', '--json'], [], folder)
  const told = { game: 'ticTacToe', file: 'good.scenario.yaml', case: 'Three in a row win', problems: [] }
  expect(json(left)).toMatchObject({
    passed: 2,
    failed: 0,
    pending: 1,
    failures: [],
    cases: [
      { ...told, status: 'passed', variant: null, line: 4 },
      { ...told, status: 'passed', variant: 'in a column', line: 13 },
      { ...told, status: 'pending', variant: 'later', line: 14, reason: 'no time' },
    ],
  })
})

test('a trace is read by people while a case is played, and by programs with the case', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'good.scenario.yaml'), good)
  const told = await here(['scenario', 'good.scenario.yaml', '--trace', '--lang', 'fr'], [], folder)
  expect(told.out).toMatch(/^good\.scenario\.yaml:4: Three in a row win\n {2}cela commence \(setup\)\n/)
  expect(told.out).toContain(': cell:0\n')
  expect(told.out).toContain('1 réussi')
  const left = await here(['scenario', 'good.scenario.yaml', '--trace', '--json'], [], folder)
  const { cases } = json(left) as { cases: { trace: string[] }[] }
  expect(cases[0]?.trace.at(0)).toBe('  it begins (setup)')
  expect(cases[0]?.trace.at(-1)).toBe('    as expected')
})

test('problems of a file are told in French, and it counts once however many there are', async () => {
  const folder = temporaryFolder()
  const worse = good.replace('expect:', 'exepct:').replace('outcome', 'seed').replace('case:', 'cas:')
  writeFileSync(join(folder, 'a.scenario.yaml'), worse)
  const left = await here(['scenario', 'a.scenario.yaml', '--lang', 'fr'], [], folder)
  expect(left.out).toContain('a.scenario.yaml:11:5: clé inconnue « exepct », vouliez-vous dire « expect » ?')
  expect(left.out).toContain('a.scenario.yaml:4:5: clé inconnue « cas », vouliez-vous dire « case » ?')
  expect(left.out).toContain('0 réussi, 1 échoué, 0 en attente')
})

test('files that are all true end with 0', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'good.scenario.yaml'), good)
  const left = await quadriga(['scenario', 'good.scenario.yaml'], [], folder)
  expect(left).toMatchObject({ code: 0, out: '1 passed, 0 failed, 0 pending\n' })
})

test('a file that cannot be read fails with its line and the nearest word', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.scenario.yaml'), good.replace('expect:', 'exepct:'))
  const left = await here(['scenario', 'a.scenario.yaml'], [], folder)
  expect(left.code).toBe(1)
  expect(left.out).toContain("a.scenario.yaml:11:5: unknown key 'exepct', did you mean 'expect'?")
})

test('cases of a game that is not there wait if they are pending, and fail if they are not', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.scenario.yaml'), bad.replace('ticTacToe', 'chess'))
  const left = await here(['scenario', 'a.scenario.yaml', '--json'], [], folder)
  expect(json(left)).toMatchObject({ passed: 0, failed: 1, pending: 1, failures: [{ line: 4 }] })
})

test('a case that covers nothing of its game fails', async () => {
  const folder = temporaryFolder()
  const covering = good.replace(
    'case: Three in a row win',
    'case: Three in a row win\n    covers: [excalibur]',
  )
  writeFileSync(join(folder, 'a.scenario.yaml'), covering)
  const left = await here(['scenario', 'a.scenario.yaml'], [], folder)
  expect(left.code).toBe(1)
  expect(left.out).toContain("ticTacToe has no 'excalibur' to cover")
  expect(left.out).toContain('0 passed, 1 failed, 0 pending')
})

test('a slip in the name of the game is answered with the nearest one', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.scenario.yaml'), good.replace('ticTacToe', 'champoins'))
  const left = await here(['scenario', 'a.scenario.yaml'], [], folder)
  expect(left.code).toBe(1)
  expect(left.out).toContain('champions')
})

test('nothing to play is a failure, not a success', async () => {
  const folder = temporaryFolder()
  const empty = await here(['scenario', '.'], [], folder)
  expect(empty).toMatchObject({ code: 1, out: '' })
  expect(empty.err).toContain('there is no scenario file in .')
  expect((await here(['scenario', 'nowhere'], [], folder)).err).toContain('there is no file nowhere')
})
