import { type Save, save } from '@quadriga/kernel'
import { afterAll, expect, test } from 'vitest'
import { filtered } from '../src/page/log/logFilters.ts'
import { logText } from '../src/page/log/logText.ts'
import { turnAfter, turnBefore, turnStarts } from '../src/page/replay/turns.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { forgetful } from '../src/worker/table/keeper.ts'
import type { Shelf } from '../src/worker/table/shelf.ts'
import { tables } from '../src/worker/table/tables.ts'
import { clientOf, closePorts, openTable } from './ports.ts'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

afterAll(closePorts)

function shelfWith(kept: Map<string, Save>): Shelf {
  return {
    begin(id, history) {
      kept.set(id, save(history))
      return Promise.resolve(forgetful)
    },
    read: (id) => Promise.resolve(kept.get(id) ?? null),
    claim: () => Promise.resolve(forgetful),
    isByHand: () => Promise.resolve(false),
  }
}

async function playedDuel(): Promise<string> {
  const table = tableOf('dicethrone', { seed: 'replay', people: ['Ann', 'Ben'] })
  await playRandomly(table, 'replay', 80)
  return table.export()
}

test('a replay is looked at through any eyes, and with all hands open', async () => {
  const host = tables(shelfWith(new Map()))
  const opened = await host.load(await playedDuel(), 'en', true)
  if (!opened.ok) throw new Error('refused')
  const table = await openTable(host, opened.id)
  const sees = async (): Promise<readonly boolean[]> => {
    const { board } = await table.at(1)
    if (board.game !== 'dicethrone') throw new Error('another game')
    return board.players.map(({ hand }) => hand.length > 0)
  }
  await table.look({ seat: 0 })
  expect(await sees()).toEqual([true, false])
  await table.look({ seat: 1 })
  expect(await sees()).toEqual([false, true])
  await table.look({ all: true })
  expect(await sees()).toEqual([true, true])
})

test('nobody opens all hands of a game that is being played', async () => {
  const table = tableOf('dicethrone', { seed: 'open', people: ['Ann', 'Ben'] })
  const open = () => table.snapshot().seats.flatMap((one) => (one.open ? [one.seat] : []))
  // Before somebody lifts the curtain, all hands are hidden.
  table.look({ all: true })
  expect(open()).toEqual([])
  const { curtain } = table.snapshot()
  table.look({ seat: curtain?.seat ?? -1, all: true })
  expect(open()).toEqual([curtain?.seat])
})

test('a branch goes on where the replay stood, with other people and other chance, and the replay stays', async () => {
  const host = tables(shelfWith(new Map()))
  const text = await playedDuel()
  const opened = await host.load(text, 'en', true)
  if (!opened.ok) throw new Error('refused')
  const replay = await openTable(host, opened.id)
  const there = await replay.at(30)
  const branched = await host.branch(opened.id, 30, ['me', 'greedy'], 'anew')
  if (!branched.ok) throw new Error('refused')
  const branch = await openTable(host, branched.id)
  const snapshot = branch.snapshot()
  expect([snapshot.length, snapshot.readOnly, snapshot.assisted]).toEqual([30, null, true])
  expect(snapshot.moment).toEqual(there.moment)
  expect(snapshot.seats.map(({ person }) => person)).toEqual(['me', 'greedy'])
  expect(await replay.export()).toBe(text)
  await branch.close()
})

test('a kept game is watched without touching it', async () => {
  const kept = new Map([['one', JSON.parse(await playedDuel()) as Save]])
  const host = tables(shelfWith(kept))
  const table = await clientOf((port) => host.watch('one', 'fr', port))
  expect(table.snapshot().readOnly).toEqual({ why: 'past' })
  expect((await table.answer({ decision: 1, seat: 0, picks: [] })).ok).toBe(false)
  await expect(clientOf((port) => host.watch('none', 'fr', port))).rejects.toThrow(
    'Cette partie n’existe pas',
  )
})

test('a rematch keeps the seats, swaps them, or brings the same cards again', async () => {
  const host = tables(shelfWith(new Map()))
  const opened = await host.load(await playedDuel(), 'en')
  if (!opened.ok) throw new Error('refused')
  const begin = async (sameSeed: boolean, swap: boolean): Promise<Save> => {
    const again = await host.rematch(opened.id, { seed: sameSeed ? null : 'anew', swap })
    if (!again.ok) throw new Error('refused')
    return JSON.parse(await (await openTable(host, again.id)).export()) as Save
  }
  expect((await begin(false, false)).people).toEqual(['Ann', 'Ben'])
  expect((await begin(false, true)).people).toEqual(['Ben', 'Ann'])
  expect((await begin(true, false)).seed).toBe('replay')
})

test('turns are found in the log, and one goes from one to the next', async () => {
  const table = tableOf('dicethrone', { seed: 'turns', people: ['me', 'me'] })
  await playRandomly(table, 'turns', 80)
  const starts = turnStarts(table.log())
  expect(starts.length).toBeGreaterThan(2)
  expect(starts.map(({ at }) => at)).toEqual(starts.map(({ at }) => at).toSorted((a, b) => a - b))
  const [, second, third] = starts
  expect(turnAfter(starts, second?.at ?? 0, 99)).toBe(third?.at)
  expect(turnBefore(starts, third?.at ?? 0)).toBe(second?.at)
  expect(turnBefore(starts, 0)).toBe(0)
  expect(turnAfter(starts, 1000, 1001)).toBe(1001)
})

test('the log is filtered, tells who passed, and is written as a text that nests by cause', async () => {
  const table = tableOf('champions', { seed: 'passes2', people: ['me', 'me'] })
  await playRandomly(table, 'log', 120)
  const [lines, { seats }] = [table.log(), table.snapshot()]
  const harm = filtered(lines, 'harm', seats)
  expect(harm.length).toBeGreaterThan(0)
  expect(harm.length).toBeLessThan(lines.length)
  expect(filtered(lines, 'passes', seats).every(({ kind }) => kind === 'answer')).toBe(true)
  expect(filtered(lines, 'passes', seats).length).toBeGreaterThan(0)
  const text = logText('Title', lines, ({ round }) => `Round ${round}`)
  expect(text.startsWith('Title\n\nRound 0\n')).toBe(true)
  const deepest = lines.reduce((most, { depth }) => Math.max(most, depth), 0)
  expect(text).toMatch(new RegExp(`\\n {${2 * (deepest + 1)}}\\S`))
})

test('who passes in Dice Throne is told with the article of their name, in both languages', async () => {
  const said = {
    en: /^The (Gunslinger|Barbarian) passes\.$/,
    fr: /^(L’As de la Gâchette|Le Barbare) passe\.$/,
  }
  for (const language of ['en', 'fr'] as const) {
    const table = tableOf('dicethrone', { seed: 'passes', people: ['me', 'me'], language })
    await playRandomly(table, 'log', 60)
    const passes = filtered(table.log(), 'passes', table.snapshot().seats)
    expect(passes.length).toBeGreaterThan(0)
    for (const { text } of passes) expect(plainText(text)).toMatch(said[language])
  }
})
