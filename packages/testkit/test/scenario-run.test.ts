import { formatFailure, readScenario, type RunResult, runScenario, titleOf } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'
import { oneCase } from './brawl/oneCase.ts'

/** Plays the cases of a text; its first line is line 1. */
function play(text: string): RunResult[] {
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return runScenario(brawlKit, reading.scenario)
}

const aCase = (lines: string) => play(oneCase(lines))

function problem(lines: string): string {
  const [result] = aCase(lines)
  return result?.status === 'failed' ? formatFailure(result) : `it ${result?.status}`
}

const passes = [
  'expect: {anna.hp: 12, bruno.hp: at least 3, anna.strength: at most 0, anna.mood: calm}',
  'expect: {anna.rivals: [bruno], anna.cards: {hand: 3, trap: 0}, anna.is: not angry}',
  'expect: {hand of anna: [drill, Coup, Parade], hand of bruno: {size: 2, has: [parry], lacks: [strike]}}',
  'expect: {strike.at: hand of anna, turn: anna, phase: principale, round: 1, asked: {anna: act}}',
  'expect: {offered: [{play: strike}, {set: parry}, end], refused: [{play: parry, because: interrupt}, {play: scout}]}',
  'expect: {refused: [{play: parry, because: "brawl:interrupt"}]}',
  'position: {seats: {anna: {trap: [drill, drill]}}}\nexpect: {refused: [{set: any, because: traps}, {set: parry}]}',
  'expect: {offered: [{play: strike, pay: [drill], target: bruno}], refused: [{play: strike, pay: [dodge]}]}',
  'expect:\n  offered only: [{play: strike}, {play: drill}, {set: strike}, {set: drill}, {set: parry}, end, taunt]',
  'expect: {outcome: none, unlogged: [damage]}',
  'steps:\n  - anna: {play: strike, pay: [drill], target: bruno}\n  - bruno: {trigger: parry}\nexpect: {bruno.hp: 12, log: [{move: drill}, {hurt: bruno}], unlogged: [taunt]}',
  'steps: [{anna: {target: bruno, pay: [drill], play: strike}}]\nexpect: {bruno.hp: 9, discard of anna: {top: [drill], bottom: [strike]}}',
  'steps: [{anna: "play:drill"}]\nexpect: {drill.at: discard of anna}',
  'steps: [{bruno: taunt}, {any: {set: strike}}]\nexpect: {log: [{taunt: bruno}, {trap: anna}]}',
  'steps: [pass]\nexpect: {turn: bruno}\nseed: 1',
  'steps: [{run: bruno is hit for 20}]\nexpect: {outcome: {winner: anna}}',
  'steps: [{run: bruno is hit for 3}]\nexpect: {asked: {bruno: window}, bruno.hp: 12}',
  'steps: [{run: bruno is hit for 3}]\nexpect: {bruno.hp: 9}',
  'steps: [{anna: {set: strike}}]\nexpect: {view: {bruno: {trap of anna: [unknown], hand of anna: [unknown x2]}, anna: {trap of anna: [strike]}}}',
  'position: {seats: {anna: {trap: [feint]}}}\nsteps: [{chance: {dice: [2]}}, {anna: {spring: feint}}]\nexpect: {bruno.hp: 10}',
  'position: {seats: {bruno: {deck: {top: [strike], size: 4}}}}\nsteps: [{until: turn of bruno}]\nexpect: {hand of bruno: {size: 4, has: [strike]}}\nchance: {deck.bruno: []}',
]

test.each(passes)('plays %j', (lines) => {
  const [result] = aCase(lines)
  const shown = result?.status === 'failed' ? formatFailure(result) : result?.status
  expect(shown).toBe('passed')
})

const fails = [
  ['expect: {bruno.hp: 3}', 'f.yaml:10:14: it: bruno.hp is 12, not 3'],
  ['expect: {bruno.hp: at most 3}', 'bruno.hp is 12, not at most 3'],
  ['expect: {anna.mood: angry}', 'anna.mood is calm, not angry'],
  ['expect: {anna.rivals: [carla]}', 'anna.rivals is ["bruno"], not ["carla"]'],
  ['expect: {anna.cards: {hand: 2}}', 'anna.cards is {"hand":3,"trap":0}, not {"hand":2}'],
  ['expect: {bruno.is: angry}', 'bruno is not angry'],
  ['expect: {bruno.speed: 3}', "it has no 'speed'"],
  ['expect: {brunno.hp: 3}', "nothing here is called 'brunno', did you mean 'bruno'"],
  ['expect: {hand of anna: 2}', 'hand has 3 cards, not 2'],
  ['expect: {hand of anna: [strike, drill, drill]}', 'hand: strike, drill, parry'],
  ['expect: {hand of anna: {has: [scout]}}', 'scout is not there'],
  ['expect: {hand of anna: {lacks: [parry]}}', 'parry is there'],
  ['expect: {hand of anna: {top: [drill]}}', 'hand: strike, drill, parry'],
  ['expect: {strike.at: discard of anna}', 'strike is at hand of anna'],
  ['expect: {turn: bruno}', 'it is the turn of anna'],
  ['expect: {phase: limit}', 'the phase is main'],
  ['expect: {round: 2}', 'it is round 1'],
  ['expect: {asked: bruno}', 'anna is asked act (one): play:strike'],
  ['expect: {asked: {anna: pay}}', 'anna is asked act'],
  ['expect: {offered: [{play: parry}]}', "'play: parry' is not offered. anna is asked act"],
  [
    'expect: {offered: [{play: strike, pay: [dodge]}]}',
    "'play: strike, pay: [dodge]' is not offered. anna is asked pay",
  ],
  ['expect: {refused: [{play: strike}]}', "'play: strike' is not refused"],
  [
    'expect: {refused: [{play: parry, because: cost}]}',
    'refused because of refused.interrupt (brawl:interrupt), not cost',
  ],
  [
    'expect: {refused: [{play: scout, because: cost}]}',
    'refused because of no reason that is given, not cost',
  ],
  [
    'expect: {offered only: [{play: strike}, end]}',
    'also offered: play:drill, set:strike, set:drill, set:parry',
  ],
  ['expect: {outcome: draw}', 'the game goes on'],
  ['expect: {log: [taunt]}', "'taunt' did not happen; the log: nothing"],
  ['steps: [{bruno: taunt}]\nexpect: {unlogged: [{taunt: bruno}]}', "'taunt: bruno' happened"],
  ['steps: [{anna: {play: scout}}]\nexpect: {round: 1}', "f.yaml:10:14: it: nothing takes 'play: scout'"],
  ['steps: [{anna: {play: drill, target: bruno}}]\nexpect: {round: 1}', "nothing takes 'target: bruno'"],
  [
    'steps: [{nobody: {play: drill}}]\nexpect: {round: 1}',
    "no seat is called 'nobody'; known here: anna, bruno",
  ],
  ['steps: [{run: anna is kissed}]\nexpect: {round: 1}', "no procedure is called 'anna is kissed'"],
  ['steps: [{run: anna is hit for much}]\nexpect: {round: 1}', "'much' is not a number"],
  ['steps: [{until: dusk}]\nexpect: {round: 1}', "no phase is called 'dusk'"],
  [
    'steps: [{run: anna draws}]\nposition: {seats: {anna: {deck: {size: 2}, hand: {size: 3}}}}\nchance: {dice: [1]}\nexpect: {round: 1}',
    "chance was never asked about 'dice: 1'",
  ],
  [
    'otherwise: fail\nsteps: [{run: bruno is hit for 3}, {anna: {play: strike}}]\nexpect: {round: 1}',
    'bruno is asked window',
  ],
  [
    'expect: {view: {bruno: {hand of anna: [strike, drill, parry]}}}',
    'seen by bruno: hand: unknown, unknown, unknown',
  ],
  ['expect: {view: {bruno: {strike.at: hand of anna}}}', "nothing here is called 'strike'"],
] as const

test.each(fails)('%j fails and says why', (lines, why) => {
  expect(problem(lines)).toContain(why)
})

test('a pick whose question had one answer and answered itself counts as made', () => {
  const lines = `position: {seats: {anna: {hand: [drill], play: [banner]}}}
steps: [{anna: {play: drill, next: banner}}]
expect: {banner.rage: 1}`
  expect(problem(lines)).toBe('it passed')
  expect(problem(lines.replace('next: banner', 'next: thorns'))).toContain("nothing takes 'next: thorns'")
})

test('a variant starts again from the position and expects for itself', () => {
  const results = aCase(`steps: [{run: bruno is hit for 3}]
expect: {bruno.hp: 9}
variants:
  - {variant: parried, steps: [{run: bruno is hit for 3}, {bruno: {trigger: parry}}], expect: {bruno.hp: 12}}
  - {variant: later, pending: not yet, expect: {bruno.hp: 1}}
  - {variant: wrong, expect: {bruno.hp: 1}}`)
  expect(results.map((result) => [titleOf(result), result.status])).toEqual([
    ['it', 'passed'],
    ['it: parried', 'passed'],
    ['it: later', 'pending'],
    ['it: wrong', 'failed'],
  ])
})

test('a set-up is played from its first question', () => {
  const [result] = play(`game: brawl
cases:
  - case: the first player begins with seven cards
    setup: {seats: [carla, dario]}
    seed: 3
    steps:
      - carla: {throw: none}
      - dario: {mulligan: none}
    expect: {turn: carla, hand of carla: 7, deck of dario: 19}`)
  expect(result?.status === 'failed' ? formatFailure(result) : result?.status).toBe('passed')
})
