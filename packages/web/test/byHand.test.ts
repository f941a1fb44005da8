import { expect, test } from 'vitest'
import { forgetful } from '../src/table/local/keeper.ts'
import { LocalTable } from '../src/table/local/localTable.ts'
import { tables } from '../src/table/local/tables.ts'
import { plainText } from '../src/text/plainText.ts'
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
    await table.speak(null)
  }
  const { chance, length } = table.snapshot()
  expect(chance).toMatchObject({ kind: 'die', source: 'offensive' })
  expect(chance?.words.map(({ word }) => word)).toEqual(['1', '2', '3', '4', '5', '6'])
  for (const pips of ['6', '6', '1', '2', '3']) expect(await table.speak(pips)).toEqual({ ok: true })
  expect(table.snapshot().chance).toBeNull()
  expect(table.snapshot().length).toBe(length + 1)
  expect(table.log().findLast(({ event }) => event === 'attempt')?.thrown).toEqual([6, 6, 1, 2, 3])
})

test('a result that cannot come is refused with the reason, and changes nothing', async () => {
  const table = handTable('champions', 'cards', ['me', 'me'])
  await untilWanted(table, 'cards')
  const before = table.snapshot()
  const why = async (word: string): Promise<string> => {
    const taken = await table.speak(word)
    return taken.ok ? '' : taken.refusals.map(({ text }) => plainText(text)).join(' ')
  }
  expect(await why('No such card')).toContain('There is no “No such card” in this game')
  expect(await why('Rhino')).toContain('none of it is left')
  expect(table.snapshot()).toBe(before)
  const [first] = before.chance?.words ?? []
  expect(await table.speak(first?.name ?? '')).toEqual({ ok: true })
})

test('an answer that waits for a result can be taken back', async () => {
  const table = handTable('champions', 'back', ['me', 'me'])
  await untilWanted(table, 'back')
  const { length } = table.snapshot()
  expect(table.snapshot().question).toBeNull()
  await table.callOff()
  expect(table.snapshot().chance).toBeNull()
  expect(table.snapshot().question).not.toBeNull()
  expect(table.snapshot().length).toBe(length)
})

test('the table decides for bots, and for whoever asks it to', async () => {
  const table = handTable('dicethrone', 'bots', ['me', 'random'])
  const asked = new Set<number>()
  for (let n = 0; n < 400 && table.snapshot().outcome === null; n++) {
    await playRandomly(table, `bots ${n}`, 1)
    const { chance } = table.snapshot()
    if (chance !== null) asked.add(chance.seat)
    if (chance !== null) await table.speak(null)
  }
  expect([...asked]).toEqual([0])
})

test('a card drawn unseen by another person at this screen is entered behind a curtain', async () => {
  const table = handTable('dicethrone', 'curtain', ['Ann', 'Ben'])
  // Who looks at the screen, and who draws.
  const drawn: (readonly [number, number])[] = []
  for (let n = 0; n < 400; n++) {
    await playRandomly(table, `curtain ${n}`, 1)
    const { chance, seat } = table.snapshot()
    if (chance?.kind === 'card') drawn.push([seat, chance.seat])
    if (chance !== null) await table.speak(null)
  }
  expect(drawn.length).toBeGreaterThan(4)
  expect(drawn.filter(([reader, drawer]) => reader !== drawer)).toEqual([])
})

test('a table is laid by hand: every card of the first hands is asked for, then the game begins', async () => {
  const shelf = {
    begin: () => Promise.resolve(forgetful),
    read: () => Promise.resolve(null),
    claim: () => Promise.resolve(null),
    isByHand: () => Promise.resolve(false),
  }
  const host = tables(shelf, () => undefined)
  const entered: (string | null)[] = []
  const asked: string[] = []
  let begun: boolean | null = null
  for (let n = 0; n < 60; n++) {
    const wanted = {
      game: 'dicethrone',
      setup: duel,
      people: ['me', 'me'],
      language: 'en',
      seed: 'lay',
    } as const
    const opened = await host.create({ ...wanted, byHand: true, entered })
    begun = opened.ok ? opened.update.snapshot.byHand : null
    if (opened.ok) break
    asked.push(opened.wants?.source ?? '')
    // Two equal dice would be thrown again.
    const words = opened.wants?.words ?? []
    entered.push(words[n % words.length]?.word ?? null)
  }
  expect(begun).toBe(true)
  expect(asked.filter((source) => source === 'deck').length).toBe(8)
})
