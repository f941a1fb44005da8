import { expect, test } from 'vitest'
import { forgetful } from '../src/worker/table/keeper.ts'
import { LocalTable } from '../src/worker/table/localTable.ts'
import { tables } from '../src/worker/table/tables.ts'
import type { LayingModel } from '../src/model/table/tableService.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { closePorts, openTable } from './ports.ts'
import { playRandomly } from './random.ts'
import { duel, duo, historyOf, presenters } from './tables.ts'

function handTable(game: keyof typeof presenters, seed: string, people: readonly string[]): LocalTable {
  const presenter = presenters[game]
  const history = historyOf(presenter, game === 'champions' ? duo : duel, seed, people)
  return new LocalTable({ id: 't', presenter, history, language: 'en', byHand: true })
}

/** Answers until the table wants to know what came. */
async function untilWanted(table: LocalTable, seed: string): Promise<void> {
  for (let n = 0; n < 200 && table.snapshot().chance === null; n++)
    await playRandomly(table, `${seed} ${n}`, 1)
  expect(table.snapshot().chance).not.toBeNull()
}

test('dice that were thrown on a real table lie as they were entered', async () => {
  const table = handTable('dicethrone', 'dice', ['me', 'me'])
  for (let n = 0; n < 400; n++) {
    await untilWanted(table, `dice ${n}`)
    if (table.snapshot().chance?.kind === 'die') break
    table.speak(null)
  }
  const { chance, length } = table.snapshot()
  expect(chance).toMatchObject({ kind: 'die', source: 'offensive' })
  // The table's own chance has spoken so far.
  expect(table.snapshot()).toMatchObject({ byHand: true, chanceByHand: false })
  expect(chance?.words.map(({ word }) => word)).toEqual(['1', '2', '3', '4', '5', '6'])
  for (const pips of ['6', '6', '1', '2', '3']) expect(table.speak(pips)).toEqual({ ok: true })
  expect(table.snapshot().chance).toBeNull()
  expect(table.snapshot().length).toBe(length + 1)
  expect(table.log().findLast(({ event }) => event === 'attempt')?.thrown).toEqual([6, 6, 1, 2, 3])
  expect(table.snapshot().chanceByHand).toBe(true)
})

test('a result that cannot come is refused with the reason, and changes nothing', async () => {
  const table = handTable('champions', 'cards', ['me', 'me'])
  await untilWanted(table, 'cards')
  const before = table.snapshot()
  const why = async (word: string): Promise<string> => {
    const taken = table.speak(word)
    return taken.ok ? '' : taken.refusals.map(({ text }) => plainText(text)).join(' ')
  }
  expect(await why('No such card')).toContain('There is no “No such card” in this game')
  expect(await why('Rhino')).toContain('none of it is left')
  expect(table.snapshot()).toBe(before)
  const [first] = before.chance?.words ?? []
  expect(table.speak(first?.name ?? '')).toEqual({ ok: true })
})

test('an answer that waits for a result can be taken back', async () => {
  const table = handTable('champions', 'back', ['me', 'me'])
  await untilWanted(table, 'back')
  const { length } = table.snapshot()
  expect(table.snapshot().question).toBeNull()
  table.callOff()
  expect(table.snapshot().chance).toBeNull()
  expect(table.snapshot().question).not.toBeNull()
  expect(table.snapshot().length).toBe(length)
})

test('the table decides for bots, and for people who ask it to', async () => {
  const table = handTable('dicethrone', 'bots', ['me', 'random'])
  const asked = new Set<number>()
  for (let n = 0; n < 400 && table.snapshot().outcome === null; n++) {
    await playRandomly(table, `bots ${n}`, 1)
    const { chance } = table.snapshot()
    if (chance !== null) asked.add(chance.seat)
    if (chance !== null) table.speak(null)
  }
  expect([...asked]).toEqual([0])
  expect(table.snapshot().chanceByHand).toBe(false)
})

test('a card drawn unseen by another person at this screen is entered behind a curtain', async () => {
  const table = handTable('dicethrone', 'curtain', ['Ann', 'Ben'])
  // Who looks at the screen, and who draws.
  const drawn: (readonly [number, number])[] = []
  for (let n = 0; n < 400; n++) {
    await playRandomly(table, `curtain ${n}`, 1)
    const { chance, seat } = table.snapshot()
    if (chance?.kind === 'card') drawn.push([seat, chance.seat])
    if (chance !== null) table.speak(null)
  }
  expect(drawn.length).toBeGreaterThan(4)
  expect(drawn.filter(([reader, drawer]) => reader !== drawer)).toEqual([])
})

const shelf = {
  begin: () => Promise.resolve(forgetful),
  read: () => Promise.resolve(null),
  claim: () => Promise.resolve(null),
  isByHand: () => Promise.resolve(false),
}

/** A duel whose dice and cards these people enter. */
function wantedBy(people: readonly string[]) {
  return { game: 'dicethrone', setup: duel, people, language: 'en', seed: 'lay', byHand: true } as const
}

/** Lays a table by hand and lifts the curtains; each result that is shown, and whether the game began. */
async function laid(people: readonly string[], word: (words: readonly string[], n: number) => string) {
  const host = tables(shelf)
  const wanted = wantedBy(people)
  const shown: LayingModel[] = []
  let begun = await host.create(wanted)
  for (let n = 0; n < 80 && !begun.ok && begun.laying !== undefined; n++) {
    const { laying } = begun
    const { id, chance, curtain } = laying
    shown.push(laying)
    const words = chance?.words.map((one) => one.word) ?? []
    begun = await host.lay(id, curtain === null ? { word: word(words, n) } : { look: curtain.seat })
  }
  return { host, begun, shown }
}

/** Two equal dice would be thrown again. */
const inTurn = (words: readonly string[], n: number): string => words[n % words.length] ?? ''

test('a table is laid by hand: every card of the first hands is asked for, then the game begins', async () => {
  const { host, begun, shown } = await laid(['me', 'me'], inTurn)
  if (!begun.ok) throw new Error('it did not begin')
  const table = await openTable(host, begun.id)
  expect(table.snapshot().byHand).toBe(true)
  expect(shown.filter(({ curtain }) => curtain !== null)).toEqual([])
  expect(shown.filter(({ chance }) => chance?.source === 'deck').length).toBe(8)
  closePorts()
})

test('two people lay a table by hand behind curtains, and neither is shown what the other drew', async () => {
  const { begun, shown } = await laid(['Ann', 'Ben'], inTurn)
  expect(begun.ok).toBe(true)
  const curtains = shown.filter(({ curtain }) => curtain !== null)
  expect(curtains.map(({ curtain }) => curtain?.person)).toEqual(['Ann', 'Ben'])
  expect(curtains.every(({ chance }) => chance === null)).toBe(true)
  const asksBen = shown.filter(({ chance }) => chance?.source === 'deck' && chance.seat === 1)
  expect(asksBen.length).toBe(4)
  // Four cards of Ann lie before those of Ben, who is told of his own alone.
  expect(asksBen.map(({ chance }) => chance?.said.length)).toEqual([0, 1, 2, 3])
  expect(asksBen.at(-1)?.chance?.said.every((name) => name !== '')).toBe(true)
})

test('who sits before the curtain enters nothing for the next, and is not told what could not come', async () => {
  const host = tables(shelf)
  const people = ['Ann', 'Ben']
  const wanted = wantedBy(people)
  const first = await host.create(wanted)
  const laying = first.ok ? undefined : first.laying
  expect(laying?.curtain?.person).toBe('Ann')
  const again = await host.lay(laying?.id ?? '', { word: 'No such card' })
  expect(again).toEqual(first)
  const table = handTable('dicethrone', 'peek', people)
  for (let n = 0; n < 400; n++) {
    await playRandomly(table, `peek ${n}`, 1)
    const { chance } = table.snapshot()
    if (chance?.kind === 'card') break
    if (chance !== null) table.speak(null)
  }
  const { chance, seat } = table.snapshot()
  table.look({ seat: 1 - seat })
  expect(table.snapshot()).toMatchObject({ chance: null, curtain: { seat, person: people[seat] } })
  expect(table.speak(chance?.words[0]?.word ?? '').ok).toBe(false)
  expect(table.table.waiting?.entered).toEqual([])
})

test('a card that cannot come is refused while a table is laid, and asked for again', async () => {
  const host = tables(shelf)
  const people = ['me', 'me']
  const wanted = wantedBy(people)
  const first = await host.create(wanted)
  const laying = first.ok ? undefined : first.laying
  const again = await host.lay(laying?.id ?? '', { word: 'No such card' })
  expect(again.ok ? '' : plainText(again.refusals[0]?.text ?? [])).toContain('There is no “No such card”')
  expect(again.ok ? null : again.laying).toEqual(laying)
  expect((await host.lay('unknown', { word: null })).ok).toBe(false)
})
