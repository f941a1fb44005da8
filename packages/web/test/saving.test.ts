import { readSave, resume, type Save, save } from '@quadriga/kernel'
import { afterAll, expect, test } from 'vitest'
import { connect, serve } from '../src/model/table/port.ts'
import { forgetful } from '../src/worker/table/keeper.ts'
import { savedFrom } from '../src/worker/saves/savedFrom.ts'
import { LocalTable } from '../src/worker/table/localTable.ts'
import type { Shelf } from '../src/worker/table/shelf.ts'
import { tables } from '../src/worker/table/tables.ts'
import type { TablesService } from '../src/model/table/tableService.ts'
import { closePorts, openTable } from './ports.ts'
import { playRandomly } from './random.ts'
import { presenters, tableOf } from './tables.ts'

afterAll(closePorts)

test('a game saved in the middle of an effect goes on where it was', async () => {
  const table = tableOf('champions', { seed: 'middle' })
  let isInside = false
  for (let n = 0; n < 300 && !isInside; n++) {
    await playRandomly(table, `middle ${n}`, 1)
    const { question } = table.snapshot()
    isInside = question?.shape === 'pay' || question?.ask === 'ask.defend'
  }
  expect(isInside).toBe(true)
  const read = readSave(table.export())
  const resumed = read.ok ? resume(presenters.champions.game, read.save) : null
  if (resumed === null || !resumed.ok) throw new Error('not resumed')
  const again = new LocalTable({
    id: 't',
    presenter: presenters.champions,
    history: resumed.resumed.history,
    language: 'en',
  })
  again.look({ seat: table.snapshot().seat })
  expect({ ...again.snapshot(), version: 0, news: [] }).toEqual({ ...table.snapshot(), version: 0, news: [] })
  expect(again.log()).toEqual(table.log())
})

/** A shelf in memory that keeps what a database would. */
function memoryShelf(): Shelf & { readonly kept: Map<string, Save> } {
  const kept = new Map<string, Save>()
  const keeperOf = (id: string) => ({
    ...forgetful,
    appended: (history: Parameters<typeof save>[0]) => void kept.set(id, save(history)),
    cut: (history: Parameters<typeof save>[0]) => void kept.set(id, save(history)),
  })
  return {
    kept,
    begin(id, history) {
      kept.set(id, save(history))
      return Promise.resolve(keeperOf(id))
    },
    isByHand: () => Promise.resolve(false),
    read: (id) => Promise.resolve(kept.get(id) ?? null),
    claim: (id) => Promise.resolve(keeperOf(id)),
  }
}

test('a page plays over the link, closes the table and opens it again where it was', async () => {
  const { port1, port2 } = new MessageChannel()
  serve(port1, { tables: tables(memoryShelf()) })
  const host = connect<{ tables: TablesService }>(port2).tables
  const setup = { heroes: ['gunslinger', 'barbarian'] }
  const created = await host.create({
    game: 'dicethrone',
    setup,
    people: ['me', 'random'],
    language: 'fr',
    seed: 'link',
    pace: 0,
  })
  if (!created.ok) throw new Error('refused')
  const table = await openTable(host, created.id, 'fr')
  await playRandomly(table, 'link', 400)
  const [seen, log] = [table.snapshot(), table.log()]
  expect(seen.length).toBeGreaterThan(20)
  await table.close()
  const again = await openTable(host, created.id, 'fr')
  expect(again.snapshot().length).toBeGreaterThanOrEqual(seen.length)
  const told = again
    .log()
    .filter(({ kind }) => kind === 'event')
    .slice(0, 50)
  expect(told).toEqual(log.filter(({ kind }) => kind === 'event').slice(0, 50))
  await again.close()
  port1.close()
  port2.close()
})

/** As a game lies in the database: its row without answers, and the answers. */
function rowOf({ answers, reseed, ...head }: Save, id: string) {
  const row = { created: 0, updated: 0, length: answers.length, round: 1, byHand: true }
  return {
    row: { ...head, ...row, id, reseed: reseed ?? null, titles: { en: '', fr: '' }, outcome: null },
    answers,
  }
}

test('a row of the database gives back the save as it was, with every mark', () => {
  const whole: Required<Save> = {
    format: 1,
    game: 'dicethrone',
    build: 'one',
    setup: { heroes: [] },
    seed: 'first',
    people: ['me', 'greedy'],
    chance: [['deck.0', 'six-it']],
    hand: true,
    answers: [{ d: 1, s: 0, p: ['a'], c: [['offensive', '6']], r: 'first~1', w: 'Ann', b: 'two', h: true }],
    reseed: 'first~2',
  }
  const { row, answers } = rowOf(whole, 'one')
  expect(savedFrom(row, answers)).toEqual(whole)
  const { hand: _, reseed: __, ...plain } = whole
  const unmarked = rowOf(plain, 'two')
  expect(savedFrom(unmarked.row, unmarked.answers)).toEqual(plain)
})

test('a game whose dice were entered is marked, and still is when it was kept and is opened again', async () => {
  const shelf = memoryShelf()
  const read: Shelf['read'] = (id) => {
    const kept = shelf.kept.get(id)
    if (kept === undefined) return Promise.resolve(null)
    // Begun under other rules: there nothing but the mark tells whose chance it was.
    const { row, answers } = rowOf({ ...kept, build: 'older' }, id)
    return Promise.resolve(savedFrom(row, answers))
  }
  const host = tables({ ...shelf, read })
  const setup = { heroes: ['gunslinger', 'barbarian'] }
  const people = ['me', 'me']
  const wanted = { game: 'dicethrone', setup, people, language: 'en', seed: 'hand', byHand: true } as const
  let begun = await host.create(wanted)
  for (let n = 0; n < 80 && !begun.ok && begun.laying !== undefined; n++) {
    const { id, chance } = begun.laying
    const words = chance?.words ?? []
    begun = await host.lay(id, { word: words[n % words.length]?.word ?? null })
  }
  if (!begun.ok) throw new Error('it did not begin')
  const table = await openTable(host, begun.id)
  expect(table.snapshot().chanceByHand).toBe(true)
  await table.close()
  expect(shelf.kept.get(begun.id)?.hand).toBe(true)
  const again = await openTable(host, begun.id)
  expect(again.snapshot().chanceByHand).toBe(true)
  // Nor does a game that goes on from it lose the mark.
  const branched = await host.branch(begun.id, 0, people, 'anew')
  const branch = await openTable(host, branched.ok ? branched.id : '')
  expect([branch.snapshot().chanceByHand, branch.snapshot().assisted]).toEqual([true, true])
})

test('a broken file is refused with the place of the fault', async () => {
  const host = tables(memoryShelf())
  for (const text of [
    '{',
    '{}',
    '{"format":99}',
    '{"format":1,"game":"chess","build":"","seed":"","setup":{},"people":[],"chance":[],"answers":[]}',
  ]) {
    const opened = await host.load(text, 'fr')
    expect(opened.ok).toBe(false)
    expect(opened.ok ? [] : opened.refusals[0]?.text).not.toEqual([])
  }
})

test('a save whose answer is no longer legal opens read-only there', async () => {
  const table = tableOf('champions', { seed: 'old' })
  await playRandomly(table, 'old', 20)
  const whole = JSON.parse(table.export()) as Save
  const answers = whole.answers.map((one, n) => (n === 10 ? { ...one, p: ['no-such-option'] } : one))
  const host = tables(memoryShelf())
  const loaded = await host.load(JSON.stringify({ ...whole, answers }), 'en')
  const opened = (await openTable(host, loaded.ok ? loaded.id : '')).snapshot()
  expect(opened.readOnly?.why).toBe('rules')
  expect(opened.length).toBe(10)
})
