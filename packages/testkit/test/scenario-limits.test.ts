import { formatFailure, formatProblem, readScenario, runScenario } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'
import { oneCase } from './brawl/oneCase.ts'

/** What is wrong with a text, read and played. */
function problems(text: string): string[] {
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) return reading.problems.map(formatProblem)
  return runScenario(brawlKit, reading.scenario).flatMap((result) =>
    result.status === 'failed' ? [formatFailure(result)] : [],
  )
}

const position = (seat: string) => oneCase(`position: {seats: {anna: {${seat}}}}\nexpect: {round: 1}`)
const expecting = (what: string) => oneCase(`expect: {${what}}`)

const tooMuch = [
  [position('hand: [strike x99999999]'), 'f.yaml:10:38: strike cannot be 99999999; 1000 is the most'],
  [position('hand: [strike: {}, drill x1001: {}]'), 'drill cannot be 1001; 1000 is the most'],
  [position('deck: {size: 999999999}'), 'f.yaml:10:44: size cannot be 999999999; 1000 is the most'],
  [position('deck: {size: 1.0e300}'), 'size cannot be 1e+300'],
  [position('deck: {size: .inf}'), 'size must be a whole number'],
  [position('deck: {size: .nan}'), 'size must be a whole number'],
  [position('hp: 99999999999'), 'f.yaml:10:31: hp cannot be 99999999999; 1000 is the most'],
  [position('hp: -99999'), 'hp cannot be -99999; -1000 is the least'],
  [position('hp: .inf'), "'hp' must be a number"],
  [position('hp: 0.5'), "'hp' must be a number"],
  [
    position('play: [banner x900: {holds: [banner x900: {holds: [banner x900]}]}]'),
    'lays 729810905 things; 5000 is the most',
  ],
  [
    position(
      'deck: {size: 1000}, hand: {size: 1000}, play: {size: 1000}, trap: {size: 1000}, discard: {size: 1001}',
    ),
    'size cannot be 1001',
  ],
  [oneCase('position: {round: 99999999999}\nexpect: {round: 1}'), 'round cannot be 99999999999'],
  [
    oneCase('seed: 99999999999999999999999\nexpect: {round: 1}'),
    'seed cannot be 1e+23; 9007199254740991 is the most',
  ],
  [expecting('round: 99999999999'), 'round cannot be 99999999999'],
  [expecting('hand of anna: [strike x99999999]'), 'strike cannot be 99999999'],
  [expecting('hand of anna: {top: [strike x99999999]}'), 'strike cannot be 99999999'],
  [expecting('hand of anna: .inf'), 'expected a number of things'],
  [expecting('anna.hp: .nan'), 'expected a number'],
  [
    oneCase('steps: [{anna: {wounds: {bruno: 99999999}}}]\nexpect: {round: 1}'),
    "the share of 'bruno' cannot be 99999999",
  ],
  [oneCase('steps: [{run: bruno is hit for 99999999999}]\nexpect: {round: 1}'), 'run cannot be 99999999999'],
  [oneCase(`steps: [{run: ${'a '.repeat(4000)}}]\nexpect: {round: 1}`), 'a text of 7999 characters'],
  [
    oneCase(`steps: [{run: ${'a '.repeat(400)}}]\nexpect: {round: 1}`),
    'a name of 799 characters; 300 is the most',
  ],
  [
    oneCase(`steps: [${'pass, '.repeat(2000)}]\nexpect: {round: 1}`),
    '2000 steps; 1000 is the most of one case',
  ],
  [expecting(`${'a'.repeat(900)}.hp: 1`), 'a name of 903 characters'],
  [expecting(`turn: ${'a'.repeat(900)}`), 'a name of 900 characters'],
] as const

test.each(tooMuch)(
  'what asks for too much is told with its place and the most there may be: %#',
  (text, why) => {
    expect(problems(text).join('\n')).toContain(why)
  },
)

test('a position may lay many things in all its zones, but not without end', () => {
  const zones = Array.from({ length: 6 }, (_, i) => `z${i}: {size: 999}`).join(', ')
  expect(problems(oneCase(`position: {zones: {${zones}}}\nexpect: {round: 1}`)).join('\n')).toContain(
    'f.yaml:10:15: this position lays 5999 things; 5000 is the most',
  )
})

test('files that are huge, deep or full of cases are refused at once', () => {
  expect(problems('a'.repeat(4_000_001))).toEqual([
    'f.yaml:1:1: the file has 4000001 characters; 4000000 is the most (split it into several files)',
  ])
  for (const sign of ['[', '{a: ', '- ', '? ']) {
    const deep = problems(`game: brawl\ncases:\n ${sign.repeat(20_000)}`)
    expect(deep.join('\n')).toMatch(/^f\.yaml:3:\d+: this lies more than 32 levels deep/)
  }
  const nested = `game: brawl\nnote: ${'['.repeat(50)}a${']'.repeat(50)}\ncases: []`
  expect(problems(nested).join('\n')).toContain('more than 32 levels deep')
  const blocks = `game: brawl\nnote:\n${Array.from({ length: 40 }, (_, i) => `${' '.repeat(i + 1)}a:`).join('\n')}\ncases: []`
  expect(problems(blocks).join('\n')).toContain('more than 32 levels deep')
  const many = Array.from({ length: 1001 }, (_, i) => `  - {case: c${i}, expect: {round: 1}}`).join('\n')
  expect(problems(`game: brawl\nposition: {seats: {anna: {}}}\ncases:\n${many}`)).toContain(
    'f.yaml:4:3: the file has 1001 cases and variants; 1000 is the most',
  )
})

test('anchors that would grow without end, or bite their own tail, are not followed', () => {
  const bomb = Array.from(
    { length: 30 },
    (_, i) => `a${i}: &a${i} [${i === 0 ? 'x' : `*a${i - 1}, *a${i - 1}`}]`,
  )
  expect(problems(`game: brawl\n${bomb.join('\n')}\ncases: []`).join('\n')).toContain('anchors and aliases')
  expect(problems('game: brawl\nnote: &a [*a]\ncases: []').join('\n')).toContain('anchors and aliases')
})

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const places: readonly ((word: string) => string)[] = [
  (word) => oneCase(`${word}: 1\nexpect: {round: 1}`),
  (word) => expecting(`anna.${word}: 0`),
  (word) => expecting(`anna.is: ${word}`),
  (word) => expecting(`${word}.hp: 0`),
  (word) => expecting(`${word} of anna: 0`),
  (word) => expecting(`phase: ${word}`),
  (word) => expecting(`turn: ${word}`),
  (word) => expecting(`asked: {anna: ${word}}`),
  (word) => expecting(`unasked: {anna: ${word}}`),
  (word) => expecting(`offered: [{${word}: strike}]`),
  (word) => expecting(`offered: [${word}]`),
  (word) => expecting(`refused: [${word}]`),
  (word) => expecting(`refused: [{play: ${word}}]`),
  (word) => expecting(`refused: [{play: parry, because: ${word}}]`),
  (word) => expecting(`log: [${word}]`),
  (word) => expecting(`unlogged: [${word}]`),
  (word) => expecting(`outcome: ${word}`),
  (word) => position(`${word}: 1`),
  (word) => position(`is: [${word}]`),
  (word) => position(`${word}: [strike]`),
  (word) => position(`hand: [${word}]`),
  (word) => oneCase(`position: {options: {${word}: 1}}\nexpect: {round: 1}`),
  (word) => oneCase(`position: {seats: {${word}: {}}}\nexpect: {round: 1}`),
  (word) => oneCase(`position: {phase: ${word}}\nexpect: {round: 1}`),
  (word) => oneCase(`chance: {${word}: [1]}\nexpect: {round: 1}`),
  (word) => oneCase(`steps: [{run: ${word}}]\nexpect: {round: 1}`),
  (word) => oneCase(`steps: [{until: ${word}}]\nexpect: {round: 1}`),
  (word) => oneCase(`steps: [{${word}: pass}]\nexpect: {round: 1}`),
  (word) => oneCase(`steps: [{anna: ${word}}]\nexpect: {round: 1}`),
  (word) => oneCase(`otherwise: ${word}\nexpect: {round: 1}`),
  (word) => oneCase(`rule: "brawl:${word}"\nexpect: {round: 1}`),
  (word) => oneCase(`covers: [${word}]\nexpect: {round: 1}`),
]

test.each(inherited)('%s is a name like any other that means nothing', (word) => {
  for (const place of places) {
    const found = problems(place(word)).join('\n')
    expect(found).toMatch(/^f\.yaml:\d+:\d+: /)
    expect(found).not.toContain('something broke')
  }
})
