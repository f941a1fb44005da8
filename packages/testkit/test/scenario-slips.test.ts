import { formatFailure, readScenario, runScenario } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'

/** What is said about a case of Brawl whose own lines begin on line 10 of the file. */
function said(lines: string): string {
  const text = `game: brawl
position:
  turn: anna
  phase: main
  seats:
    anna: {hand: [strike, drill, parry]}
    bruno: {hand: [parry, dodge]}
cases:
  - case: it
${lines.replace(/^/gm, '    ')}`
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [result] = runScenario(brawlKit, reading.scenario)
  return result?.status === 'failed' ? formatFailure(result) : `it ${result?.status}`
}

const neverTrue = [
  ['expect: {refused: [{paly: strike}]}', "10:25: it: no choice is called 'paly', did you mean 'play'?"],
  ['expect: {refused: [{play: parri}]}', "10:25: it: nothing is called 'parri', did you mean 'parry'?"],
  ['expect: {refused: [edn]}', "no choice is called 'edn', did you mean 'end'?"],
  ['expect: {refused: ["play:parri"]}', "nothing is called 'parri', did you mean 'parry'?"],
  ['expect: {refused: [{play: strike, pay: [doge]}]}', "nothing is called 'doge', did you mean 'dodge'?"],
  ['expect: {refused: [{play: strike, apy: [dodge]}]}', "no choice is called 'apy', did you mean 'pay'?"],
  ['expect: {refused: [{play: parry@hnad of anna}]}', "no zone is called 'hnad', did you mean 'hand'?"],
  ['expect: {unlogged: [damgae]}', "10:25: it: no event is called 'damgae', did you mean 'damage'?"],
  ['expect: {unlogged: [hrut]}', "no event is called 'hrut', did you mean 'hurt'?"],
  ['expect: {unlogged: [{damage: brunno}]}', "nothing is called 'brunno', did you mean 'bruno'?"],
  ['expect:\n  hand of anna:\n    lacks:\n      - scuot', "13:13: it: nothing is called 'scuot'"],
  ['expect: {view: {bruno: {hand of anna: {lacks: [scuot]}}}}', "nothing is called 'scuot'"],
] as const

test.each(neverTrue)('%j is true of every table, so it is a slip that is named', (lines, why) => {
  expect(said(lines)).toContain(why)
})

const wellSaid = [
  'expect: {refused: [{play: Parade}, {set: Épines}, {spring: any}, "spring:feint", taunt: bruno]}',
  'expect: {refused: [{target: bruno}, {who: bruno, play: dodge}, {play: strike, pay: [parry@hand of bruno]}]}',
  'expect: {unlogged: [log.damage, hurt, {move: Coup}, {draw: anna}, counters]}',
  'expect: {hand of anna: {lacks: [scout, Épines, anna]}}',
  'expect: {view: {bruno: {hand of anna: {lacks: [strike]}, hand of bruno: {lacks: [unknown]}}}}',
]

test.each(wellSaid)('%j says what is not so in words of the game', (lines) => {
  expect(said(lines)).toBe('it passed')
})
