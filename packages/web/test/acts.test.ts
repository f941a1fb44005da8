import { expect, test } from 'vitest'
import type { Act } from '../src/model/table/act.ts'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { tableOf } from './tables.ts'

/** Spider-Man alone, at the menu of his first turn. */
function atMenu(seed = '1'): LocalTable {
  const table = tableOf('champions', { setup: { heroes: ['spider-man'], scenario: 'rhino' }, seed })
  for (let n = 0; n < 10 && table.snapshot().question?.isMenu !== true; n++) {
    const { question } = table.snapshot()
    if (question === null) throw new Error('nobody is asked')
    const picks = question.shape === 'some' ? [] : [question.choices[0]?.key ?? '']
    table.answer({ decision: question.id, seat: question.seat, picks })
  }
  return table
}

const actsOf = (table: LocalTable): readonly Act[] => table.snapshot().question?.fan.acts ?? []
const names = (table: LocalTable, { source, targets }: Act): readonly string[] =>
  [source, ...targets].map((id) => table.snapshot().board.pieces[id]?.name ?? '')

function act(table: LocalTable, { line }: Act): void {
  const { question } = table.snapshot()
  const [picks = [], ...then] = line
  expect(table.answer({ decision: question?.id ?? -1, seat: 0, picks }, then)).toEqual({ ok: true })
}

function inHeroForm(): LocalTable {
  const table = atMenu()
  const change = actsOf(table).find(({ verb }) => verb === 'changeForm')
  if (change === undefined) throw new Error('no change of form')
  act(table, change)
  return table
}

test('an attack has the attacker as its source and the enemy as its target, though the rules ask the other way round', () => {
  const table = inHeroForm()
  const attack = actsOf(table).find(({ verb }) => verb === 'attack')
  expect(attack === undefined ? [] : names(table, attack)).toEqual(['Spider-Man', 'Rhino'])
})

test('a card with its payment is one act: given in one go, taken back in one go, done again in one go', () => {
  const table = inHeroForm()
  const play = actsOf(table).find(({ payAt, end }) => payAt > 0 && end === 'done')
  if (play === undefined) throw new Error('no card to play')
  const [before, hand] = [table.snapshot().at, handOf(table)]
  act(table, play)
  expect(table.snapshot().question?.isMenu).toBe(true)
  expect(handOf(table)).toBeLessThan(hand)
  const [back] = table.snapshot().undo.targets
  expect(back).toMatchObject({ granularity: 'act', to: before })
  table.undo(before)
  expect(handOf(table)).toBe(hand)
  table.redo()
  expect(handOf(table)).toBeLessThan(hand)
  expect(table.snapshot().question?.isMenu).toBe(true)
})

test('who looks sees an act as a whole: no question between its answers is shown, and a refused one shows nothing', () => {
  const table = inHeroForm()
  const play = actsOf(table).find(({ payAt, end }) => payAt > 0 && end === 'done')
  if (play === undefined) throw new Error('no card to play')
  const shown: number[] = []
  table.updates(({ snapshot }) => shown.push(snapshot.at), table.snapshot().version)
  const { at } = table.snapshot()
  act(table, play)
  expect(shown).toEqual([at + play.line.length])
  const question = table.snapshot().question?.id ?? -1
  table.answer({ decision: question, seat: 0, picks: ['x'] }, [['endTurn']])
  expect(shown).toHaveLength(1)
})

test('the rest of a line falls where the rules ask something else', () => {
  const table = inHeroForm()
  const attack = actsOf(table).find(({ verb }) => verb === 'attack')
  const { question } = table.snapshot()
  const picks = attack?.line[0] ?? []
  const taken = table.answer({ decision: question?.id ?? -1, seat: 0, picks }, [['with:nobody'], ['endTurn']])
  expect(taken).toEqual({ ok: true })
  expect(table.snapshot().question?.isMenu).toBe(true)
})

test('a first answer that is refused changes nothing', () => {
  const table = inHeroForm()
  const { question, at } = table.snapshot()
  expect(table.answer({ decision: question?.id ?? -1, seat: 0, picks: ['x'] }, [['endTurn']]).ok).toBe(false)
  expect(table.snapshot().at).toBe(at)
})

test('ending the turn is no act', () => {
  expect(actsOf(atMenu()).some(({ verb }) => verb === 'endTurn')).toBe(false)
})

function handOf(table: LocalTable): number {
  return table.snapshot().board.zones.find(({ name }) => name === 'hand')?.size ?? 0
}
