import {
  formatFailure,
  type GameKit,
  type KitField,
  KitProblem,
  readScenario,
  runScenario,
} from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'
import { oneCase } from './brawl/oneCase.ts'

/** What is said about that case. */
function said(lines: string): string {
  return played(oneCase(lines))
}

function played(text: string, kit = brawlKit): string {
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [result] = runScenario(kit, reading.scenario)
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

const misplaced = [
  ['phase: mian', "12:14: it: no phase is called 'mian', did you mean 'main'?"],
  ['turn: ana', "12:13: it: no seat is called 'ana', did you mean 'anna'?"],
  ['options:\n    lenght: 3', "13:9: it: brawl has no setting 'lenght', did you mean 'length'?"],
] as const

test.each(misplaced)('a slip in %j of a position is told where it is written', (line, why) => {
  expect(said(`position:\n  seats: {anna: {}}\n  ${line}\nexpect: {round: 1}`)).toBe(`f.yaml:${why}`)
})

test('a setting of a seat that is set up is told where it is written, by its name or by its value', () => {
  const fussy: GameKit = {
    ...brawlKit,
    setup: ({ seats }) => {
      const [deck = 'none'] = seats[0]?.settings['deck'] ?? []
      throw new KitProblem(
        { en: `no deck is called '${deck}'`, fr: `aucun paquet ne s’appelle « ${deck} »` },
        String(deck),
        ['striker'],
      )
    },
  }
  const text =
    'game: brawl\nsetup:\n  seats:\n    anna: {deck: strikr}\n    bruno: {}\ncases: [{case: it, expect: {round: 1}}]'
  expect(played(text, fussy)).toBe("f.yaml:4:12: it: no deck is called 'strikr', did you mean 'striker'?")
})

const trap =
  'position: {seats: {anna: {trap: [feint]}}}\nsteps: [{anna: {spring: feint}}]\nexpect: {round: 1}'

const near = [
  [
    'steps: [{anna: {play: strik}}]\nexpect: {round: 1}',
    "nothing takes 'play: strik': nothing is called 'strik', did you mean 'strike'? anna is asked act",
  ],
  [
    'steps: [{anna: {paly: strike}}]\nexpect: {round: 1}',
    "nothing takes 'paly: strike': no choice is called 'paly', did you mean 'play'? anna is asked act",
  ],
  [
    'steps: [{anna: {play: zzzzzz}}]\nexpect: {round: 1}',
    "nothing takes 'play: zzzzzz': nothing is called 'zzzzzz'. anna is asked act",
  ],
  [
    'expect: {offered: [{play: strik}]}',
    "'play: strik' is not offered: nothing is called 'strik', did you mean 'strike'? anna is asked act",
  ],
  [
    'expect: {offered: [{play: strike, pay: [dril]}]}',
    "is not offered: nothing is called 'dril', did you mean 'drill'? anna is asked pay",
  ],
  [
    'expect: {refused: [{play: parry, because: interupt}]}',
    "refused because of refused.interrupt (brawl:interrupt), not interupt, did you mean 'interrupt'?",
  ],
  [`${trap}\nchance: {dcie: [2]}`, "script it or give a seed; the script says 'dcie'"],
  [`${trap}\nseed: 1\nchance: {dcie: [2]}`, "chance was never asked about 'dcie: 2', did you mean 'dice'?"],
  [
    'steps: [{run: anna is hitt for 3}]\nexpect: {round: 1}',
    "no procedure is called 'anna is hitt for 3', did you mean 'anna is hit for 3'?",
  ],
] as const

test.each(near)('%j is answered with the nearest names', (lines, why) => {
  expect(said(lines)).toContain(why)
})

test('a word of a procedure that reads as a name of another one is answered with the sentence that is near', () => {
  const procedures = { ...brawlKit.procedures, 'everybody draws': () => {} }
  const text = oneCase('steps: [{run: everbody draws}]\nexpect: {round: 1}')
  expect(played(text, { ...brawlKit, procedures })).toContain(
    "no seat is called 'everbody', did you mean 'everybody draws'?",
  )
})

const impossible = [
  ['anna: {hp: -5}', "11:22: it: 'hp' cannot be below zero"],
  ['anna: {rage: -1}', "11:22: it: 'rage' cannot be below zero"],
  ['anna: {hp: 50}', "11:22: it: 'hp' cannot be 50: 'damage' would be below zero"],
  ['anna: {play: [banner: {rage: -2}]}', "11:38: it: 'rage' cannot be below zero"],
] as const

test.each(impossible)('a position with %j is refused, for no game could come there', (seat, why) => {
  expect(said(`position:\n  seats: {${seat}}\nexpect: {round: 1}`)).toBe(`f.yaml:${why}`)
})

test('a field that its kit calls signed may be below zero', () => {
  const luck: KitField = {
    signed: true,
    read: (q, { thing }) => -q.counter(thing, 'rage'),
    write: (m, { thing }, value) => {
      m.own(thing)['rage'] = -value
    },
  }
  const text = oneCase('position: {seats: {anna: {luck: -2}}}\nexpect: {anna.luck: -2}')
  expect(played(text, { ...brawlKit, fields: { luck } })).toBe('it passed')
})
