import { load, readSave, resume } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { preparedSave } from '../prepared/save.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { presenter } from '../src/worker/champions/presenter.ts'
import { LocalTable } from '../src/worker/table/localTable.ts'

test('the line that tells of a phase is the first one under its heading', () => {
  const read = readSave(preparedSave('midway'))
  if (!read.ok) throw new Error(read.problem.what)
  load(presenter.game)
  const back = resume(presenter.game, read.save)
  if (!back.ok) throw new Error(back.where)
  const table = new LocalTable({ id: 't', presenter, history: back.resumed.history, language: 'en' })
  const told = table
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
