import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblem, readScenario } from '../src/scenario/read.ts'

/** The problems of a case with these extra lines, which begin on line 5 of the file. */
function problemsOf(...lines: string[]): string[] {
  const head = ['game: champions', 'position: {seats: {spider-man: {}}}', 'cases:', '  - case: a rule']
  return problemsIn([...head, ...lines].join('\n'))
}

function problemsIn(text: string): string[] {
  const reading = readScenario('f.yaml', text)
  return reading.ok ? [] : reading.problems.map(formatProblem)
}

test('an unknown key is answered with its place and the nearest known one', () => {
  expect(problemsOf('    exepct: {rhino.hp: 1}', '    expect: {rhino.hp: 1}')).toEqual([
    "f.yaml:5:5: unknown key 'exepct', did you mean 'expect'?",
  ])
  expect(problemsOf('    position: {seets: {}}', '    expect: {rhino.hp: 1}')).toEqual([
    "f.yaml:5:16: unknown key 'seets', did you mean 'seats'?",
  ])
})

test("a slip in one of the format's words is not taken for the name of a seat or zone", () => {
  expect(problemsOf('    steps: [{expcet: {rhino.hp: 1}}]', '    expect: {rhino.hp: 1}')).toEqual([
    "f.yaml:5:14: unknown step 'expcet', did you mean 'expect'?",
  ])
  expect(problemsOf('    expect: {ofered: [pass]}')[0]).toContain("did you mean 'offered'?")
})

test('a case that expects nothing is refused, for it could not fail', () => {
  expect(problemsOf('    steps: [pass]')).toEqual([
    'f.yaml:4:5: nothing is expected here, so nothing is tested',
  ])
  expect(problemsOf('    expect: {refused: []}')).toEqual([
    'f.yaml:5:23: an expectation must expect something',
  ])
  expect(problemsOf('    expect: {rhino.hp: }')).toHaveLength(1)
})

test('several problems are told at once, in the order of the file', () => {
  expect(problemsOf('    seed: -1', '    otherwise: declin', '    expect: {outcome: win}')).toEqual([
    'f.yaml:5:11: seed must be a whole number',
    "f.yaml:6:16: unknown policy 'declin', did you mean 'decline'?",
    "f.yaml:7:23: unknown outcome 'win', did you mean 'won'?",
  ])
})

test('a problem in the defaults of a file is told once, where it stands', () => {
  const text =
    'game: x\nposition: {seats: {a: {hp: many}}}\ncases: [{case: b, expect: {a.hp: 1}}, {case: c, expect: {a.hp: 1}}]'
  expect(problemsIn(text)).toEqual(["f.yaml:2:28: 'hp' must be a number or, for a zone, a list"])
})

test.each([
  ['a step of two keys', '    steps: [{run: a, until: b}]', 'a step is one'],
  ['a thing with two names', '    position: {zones: {hand: [{a: {}, b: {}}]}}', 'a thing is a name'],
  ['setup beside position', '    setup: {seats: [a]}', 'not both'],
  ['a broken reference', '    steps: [{a: {target: "b@"}}]', "'b@' is not a name"],
  ['a zone without its owner', '    expect: {hand of: 3}', "'hand of' is not a zone"],
  ['a field cut off', '    expect: {rhino.: 3}', "'rhino.' is not a zone"],
  ['a fraction to share out', '    steps: [{a: {share: {b: 0.5}}}]', 'must be a whole number'],
  ['a choice without object', '    steps: [{a: {play: }}]', 'has no object'],
  ['an unknown part of a zone', '    expect: {hand: {hsa: [a]}}', "did you mean 'has'?"],
  ['a truth value for a name', '    expect: {rhino.is: true}', 'must be a text'],
])('%s is a problem', (_, line, message) => {
  const more = line.includes('expect:') ? [] : ['    expect: {rhino.hp: 1}']
  expect(problemsOf(line, ...more).join('\n')).toContain(message)
})

test('a damaged file is refused or read, never a crash, and every problem lies inside it', () => {
  const path = '../../champions/scenarios/cards-and-decks.scenario.yaml'
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8').split('\n')
  const damaged = lines.flatMap((line, index) => [
    lines.toSpliced(index, 1),
    lines.slice(0, index),
    lines.with(index, line.replace(':', '')),
    lines.with(index, line.replace(/[[{]/, '')),
    lines.with(index, line.replace(/: .*/, ':')),
  ])
  const readings = damaged.map((text) => readScenario('f.yaml', text.join('\n')))
  const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems))
  expect(readings.filter((reading) => !reading.ok).length).toBeGreaterThan(damaged.length / 2)
  expect(problems.filter(({ line, column }) => line < 1 || line > lines.length || column < 1)).toEqual([])
})

test.each([
  ['', '1:1: the file is empty'],
  ['[a]', 'must be a mapping'],
  ['game: a\ngame: b\ncases: []', '2:1: this key stands twice'],
  ['game: a\ncases: [', '2:'],
  ['game: a\nnote: &x b\nrule: *x\ncases: []', '3:7: anchors and aliases'],
  ['cases: [{case: a, expect: {a.b: 1}}]', "needs 'game'"],
  [
    'game: a\nposition: {seats: {b: {}}}\ncases: [{case: a, expect: {a.b: 1}}, {case: a, expect: {a.b: 1}}]',
    'two cases',
  ],
])('a file that is no scenario file says why: %j', (text, message) => {
  expect(problemsIn(text).join('\n')).toContain(message)
})
