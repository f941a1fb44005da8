import { load, readSave, resume } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { preparedSave } from '../prepared/save.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { presenter } from '../src/worker/champions/presenter.ts'
import { presenter as dicethrone } from '../src/worker/dicethrone/presenter.ts'
import type { Presenter } from '../src/worker/table/presenter.ts'
import { LocalTable } from '../src/worker/table/localTable.ts'

/** A prepared game at its table. */
function tableOf(name: 'midway' | 'offence', of: Presenter): LocalTable {
  const read = readSave(preparedSave(name))
  if (!read.ok) throw new Error(read.problem.what)
  load(of.game)
  const back = resume(of.game, read.save)
  if (!back.ok) throw new Error(back.where)
  return new LocalTable({ id: 't', presenter: of, history: back.resumed.history, language: 'en' })
}

const midway = (): LocalTable => tableOf('midway', presenter)

test('the line that tells of a phase is the first one under its heading', () => {
  const told = midway()
    .log()
    .filter(({ event }) => event === 'phase')
    .map(({ round, phase, text }) => [round, phase, plainText(text)])
  expect(told.slice(0, 4)).toEqual([
    [1, 'player', 'Round 1: player phase.'],
    [1, 'villain', 'Round 1: villain phase.'],
    [2, 'player', 'Round 2: player phase.'],
    [2, 'villain', 'Round 2: villain phase.'],
  ])
})

test('the line of a main scheme says at which threat it is completed', () => {
  const { zones, pieces } = midway().snapshot().board
  const scheme = zones.find(({ name }) => name === 'mainScheme')?.pieces[0]
  expect(pieces[scheme ?? -1]?.says).toContain('main scheme, 4 of 7 threat')
})

test('the first phase of a turn stands under its own round, and rounds never go back', () => {
  const table = tableOf('offence', dicethrone)
  const phases = table.log().filter(({ event }) => event === 'phase')
  const rounds = phases.map(({ round }) => round)
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
  const upkeep = phases.findLast(({ phase }) => phase === 'upkeep')
  expect(upkeep?.round).toBe(table.snapshot().moment.round)
})
