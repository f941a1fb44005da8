import { failureLines, formatFailure, readScenario, type RunResult, runScenario } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'
import { oneCase } from './brawl/oneCase.ts'

function play(text: string): RunResult {
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [result] = runScenario(brawlKit, reading.scenario)
  if (result === undefined) throw new Error('there is no case')
  return result
}

function told(lines: string): string {
  const result = play(oneCase(lines))
  return result.status === 'failed' ? formatFailure(result) : result.status
}

const scouting = `position: {seats: {anna: {hand: [scout], deck: {top: [strike, parry, dodge], size: 5}}}}
steps: [{anna: {play: scout}}]
`

test('a case that ends while somebody must answer fails, and shows the question', () => {
  expect(told(`${scouting}expect: {round: 1}`)).toBe(
    "f.yaml:12:5: it: the case ends while a question waits: anna is asked order (order): order:strike, order:parry, order:dodge. Answer it, or say with 'asked' that it ends there",
  )
})

test.each(['asked: anna', 'asked: {anna: order}', 'offered: [{order: [parry, strike, dodge]}]'])(
  'a case may end at a question that it speaks of: %s',
  (about) => {
    expect(told(`${scouting}expect: {${about}}`)).toBe('passed')
  },
)

test('speaking of another question, or of another seat, is not enough', () => {
  expect(told(`${scouting}expect: {unasked: bruno}`)).toContain('ends while a question waits')
  expect(told(`${scouting}expect: {asked: bruno}`)).toContain('ends while a question waits')
})

test('a turn’s menu and what could be declined are no questions that wait', () => {
  expect(told('expect: {round: 1}')).toBe('passed')
  expect(told('steps: [{run: bruno is hit for 3}]\nexpect: {bruno.hp: 9}')).toBe('passed')
})

test('where nothing is declined automatically, what could be declined waits too', () => {
  const lines = 'otherwise: fail\nsteps: [{run: bruno is hit for 3}]\nexpect: {bruno.hp: 12}'
  expect(told(lines)).toContain('the case ends while a question waits: bruno is asked window')
})

test('steps without a last look may not stop at a question either', () => {
  const lines = scouting.replace('steps: [', 'steps: [{expect: {round: 1}}, ')
  expect(told(lines)).toContain('anna is asked order')
})

test('nothing is refused to a seat that is not asked; the reason would say something', () => {
  expect(told('expect: {refused: [{who: bruno, play: parry}]}')).toBe('passed')
  const rest = `position: {phase: night, turn: ~}\nexpect: {refused: [{who: bruno, play: parry}]}`
  expect(told(rest)).toContain(
    "'play: parry' is not refused, for bruno is not asked anything (write 'unasked' if that is meant, or the reason)",
  )
  expect(told(rest.replace('who: bruno, ', ''))).toContain('for nobody is asked anything')
  expect(told(rest.replace('play: parry', 'play: parry, because: interrupt'))).toBe('passed')
  expect(told(rest.replace('refused: [{who: bruno, play: parry}]', 'unasked: bruno'))).toBe('passed')
})

test('unasked names a seat, or a question that the game has', () => {
  expect(told('expect: {unasked: anna}')).toContain('anna is asked act')
  expect(told('expect: {unasked: any}')).toContain('anna is asked act')
  expect(told('expect: {unasked: [bruno], asked: anna}')).toBe('passed')
  expect(told('expect: {unasked: {anna: share}}')).toBe('passed')
  expect(told('expect: {unasked: {anna: sharee}}')).toContain(
    "no choice is called 'sharee', did you mean 'share'?",
  )
  const hit = 'steps: [{run: bruno is hit for 3}]\n'
  expect(told(`${hit}expect: {unasked: {bruno: window}}`)).toContain('bruno is asked window')
})

test('a choice that a question does not take is refused there, before the question is declined', () => {
  const lines = 'steps: [{run: bruno is hit for 3}]\nexpect: {refused: [{trigger: parry}]}'
  expect(told(lines)).toContain("'trigger: parry' is not refused")
})

test('all that is not as expected is told at once, also when steps go on in between', () => {
  const result = play(
    oneCase(`covers: [nothing-like-it]
steps:
  - expect: {bruno.hp: 3, brunno.hp: 3}
  - anna: {play: drill}
chance: {dice: [1, 2]}
expect:
  anna.hp: 1
  offered: [{play: scout}, {play: strike}, {play: parry}]
  view: {bruno: {anna.hp: 2, turn: bruno}}`),
  )
  if (result.status !== 'failed') throw new Error(result.status)
  expect(result.problems.map(({ at, said }) => `${at.line}:${at.column} ${said.en.slice(0, 40)}`)).toEqual([
    "9:5 brawl has no 'nothing-like-it' to cover",
    '12:18 bruno.hp is 12, not 3',
    "12:31 nothing here is called 'brunno', did you",
    '16:7 anna.hp is 12, not 1',
    "17:17 'play: scout' is not offered. anna is as",
    "17:48 'play: parry' is not offered. anna is as",
    '18:22 seen by bruno: anna.hp is 12, not 2',
    '18:34 seen by bruno: it is the turn of anna',
    "14:14 chance was never asked about 'dice: 1'",
    "14:14 chance was never asked about 'dice: 2'",
  ])
})

test('a step that cannot be played ends its case, with what was wrong before', () => {
  const lines = 'steps: [{expect: {bruno.hp: 3}}, {anna: {play: scout}}]\nexpect: {bruno.hp: 4}'
  expect(told(lines).split('\n')).toHaveLength(2)
})

test('two seats of one hero are refused, whatever they are called', () => {
  const twice = (seats: string) =>
    `game: brawl\nposition: {seats: ${seats}}\ncases: [{case: it, expect: {round: 1}}]`
  const result = play(twice('{anna: {}, "Anna": {hand: [strike]}}'))
  expect(formatFailure(result)).toBe(
    "f.yaml:2:30: it: two seats are called 'anna': each hero sits at a table once",
  )
  const setup =
    'game: brawl\nsetup: {seats: [bruno, anna, bruno]}\nseed: 1\ncases: [{case: it, expect: {round: 1}}]'
  expect(formatFailure(play(setup))).toContain("f.yaml:2:30: it: two seats are called 'bruno'")
})

test('everything that is told is told in French too', () => {
  const result = play(oneCase('steps: [{anna: {play: strik}}]\nexpect: {round: 1}'))
  expect(failureLines(result, 'fr').map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'f.yaml:10:14: it: rien n’accepte « play: strik » : rien ne s’appelle « strik », vouliez-vous dire « strike » ? ' +
      'on demande à anna act (one) : play:strike, play:drill, set:strike, set:drill, set:parry, end',
  ])
})
