import { expect, test } from 'vitest'
import type { ScenarioFile, Step } from '../src/scenario/format.ts'
import { readScenario } from '../src/scenario/read.ts'

const file = `
game: champions
pending: not yet
position:
  turn: spider-man
  seats: {spider-man: {hp: 10, hand: [backflip]}}
  zones: {encounter deck: {top: [charge], size: 10}}
cases:
  - case: first
    rule: R21
    covers: [backflip]
    chance: {encounter: [charge], dice: [6, 2]}
    steps:
      - run: villain attacks spider-man
      - Spider-Man: {play: backflip, pay: [], target: walker#2@12V:cor21}
      - any: {wounds: {storm: 2, rogue: 1}}
      - spider-man: {play: haymaker, pay: suggested}
      - pass
      - until: turn of hela
      - expect: {spider-man.hp: 10, spider-man.is: not exhausted}
    expect:
      hand of spider-man: at most 3
      M.O.D.O.K..hp: 4
      refused: [{attack: rhino, because: guard, who: spider-man}]
    variants:
      - variant: second
        position: {seats: {spider-man: {hp: 3}}, zones: {encounter deck: {top: [advance x2]}}}
        chance: {dice: ~}
        pending: ~
        steps: []
        expect: {outcome: {winner: spider-man}}
  - case: other
    position: ~
    setup: {seats: {spider-man: {deck: spider-man-justice}}, modular: [bomb-scare], expert: false}
    expect: {outcome: none}
`

function read(text: string): ScenarioFile {
  const reading = readScenario('a.scenario.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.scenario
}

test('steps become choices, procedures, moments and expectations, each with its place in the file', () => {
  const steps = read(file).cases[0]!.runs[0]!.steps
  expect(steps.map((step) => step.kind)).toEqual([
    'run',
    'choose',
    'choose',
    'choose',
    'choose',
    'until',
    'expect',
    'expect',
  ])
  expect(steps[0]).toEqual({
    kind: 'run',
    at: { file: 'a.scenario.yaml', line: 14, column: 9 },
    procedure: 'villain attacks spider-man',
  })
  expect(steps[5]).toMatchObject({ phase: 'turn', of: 'hela' })
})

test('a choice carries one answer for each shape of decision', () => {
  const steps = read(file).cases[0]!.runs[0]!.steps as Extract<Step, { kind: 'choose' }>[]
  expect(steps[1]!.who).toBe('Spider-Man')
  expect(steps[1]!.picks.map(({ verb, answer }) => [verb, answer])).toEqual([
    ['play', { kind: 'one', thing: { name: 'backflip', nth: undefined, place: undefined } }],
    ['pay', { kind: 'list', things: [] }],
    [
      'target',
      { kind: 'one', thing: { name: 'walker', nth: 2, place: { zone: '12V:cor21', of: undefined } } },
    ],
  ])
  expect(steps[2]!.picks[0]!.answer).toMatchObject({
    kind: 'amounts',
    amounts: [{ amount: 2 }, { thing: { name: 'rogue' }, amount: 1 }],
  })
  expect(steps[3]!.picks[1]!.answer).toEqual({ kind: 'suggested' })
  expect(steps[4]).toMatchObject({ who: 'any', picks: [{ verb: 'pass', answer: { kind: 'bare' } }] })
})

test('the final expectations are the last step', () => {
  const last = read(file).cases[0]!.runs[0]!.steps.at(-1)
  expect(last).toMatchObject({
    kind: 'expect',
    expectations: [
      {
        kind: 'zone',
        place: { zone: 'hand', of: 'spider-man' },
        content: { size: { compare: 'at most', number: 3 } },
      },
      { kind: 'value', of: { name: 'M.O.D.O.K.' }, field: 'hp' },
      { kind: 'refused', offers: [{ who: 'spider-man', because: 'guard', picks: [{ verb: 'attack' }] }] },
    ],
  })
})

test('a case inherits from its file, a variant from its case, and both change only what they name', () => {
  const [first, second] = read(file).cases[0]!.runs
  expect(first).toMatchObject({ title: undefined, pending: 'not yet', otherwise: 'decline' })
  expect(first!.chance.map(({ source, values }) => [source, values])).toEqual([
    ['encounter', ['charge']],
    ['dice', [6, 2]],
  ])
  expect(second).toMatchObject({ title: 'second', pending: undefined })
  expect(second!.chance.map(({ source }) => source)).toEqual(['encounter'])
  expect(second!.start).toMatchObject({
    turn: 'spider-man',
    seats: [{ amounts: [{ name: 'hp', value: 3 }], zones: [{ top: [{ name: 'backflip' }] }] }],
    zones: [{ size: 10, top: [{ name: 'advance', count: 2 }] }],
  })
})

test('a variant expects only what it says itself', () => {
  const second = read(file).cases[0]!.runs[1]!
  expect(second.steps).toMatchObject([
    {
      kind: 'expect',
      expectations: [{ kind: 'outcome', outcome: { kind: 'winner', winners: ['spider-man'] } }],
    },
  ])
})

test('a variant without steps plays the steps of its case', () => {
  const [run, variant] = read(`
game: zombies
position: {seats: {storm: {}}}
cases:
  - case: a
    steps: [{storm: power up}]
    expect: {storm.power: 2}
    variants: [{variant: b, position: {seats: {storm: {power: 4}}}, expect: {storm.power: 4}}]
`).cases[0]!.runs
  expect(variant!.steps[0]).toEqual(run!.steps[0])
  expect(variant!.steps[1]).not.toEqual(run!.steps[1])
})

test('a case may take the position of its file out and start from a real set-up', () => {
  expect(read(file).cases[1]!.runs[0]!.start).toMatchObject({
    kind: 'setup',
    seats: [{ name: 'spider-man', options: [{ name: 'deck', values: ['spider-man-justice'] }] }],
    options: [
      { name: 'modular', values: ['bomb-scare'] },
      { name: 'expert', values: [false] },
    ],
  })
})
