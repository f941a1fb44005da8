import { view } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { playRandomly } from './random.ts'
import { duel, historyOf, presenters, rivals } from './tables.ts'
import { LocalTable as Table } from '../src/worker/table/localTable.ts'

/** Codes of cards that a seat may not know: everything hidden that lies nowhere open. */
function hiddenCodes(table: { history: ReturnType<typeof historyOf> }, seat: number): string[] {
  const seen = view(table.history.state, seat)
  const open = new Set(seen.things.map(({ code }) => code))
  return [...new Set(Object.values(seen.pools).flat())].filter((code) => !open.has(code))
}

async function playWatched(
  game: 'dicethrone' | 'villainous',
  people: readonly string[],
  seed: string,
): Promise<number> {
  const presenter = presenters[game]
  const history = historyOf(presenter, game === 'dicethrone' ? duel : rivals, seed, people)
  const table: LocalTable = new Table({ id: 't', presenter, history, language: 'en' })
  let checked = 0
  await playRandomly(table, seed, game === 'dicethrone' ? 1500 : 200, () => {
    const snapshot = table.snapshot()
    // Only the cards: what was played once is in the log by right.
    const text = JSON.stringify({ ...snapshot, news: [], undo: null, question: null })
    for (const code of hiddenCodes({ history }, snapshot.seat)) {
      expect(text.includes(`"${code}"`), `${code} shows to seat ${snapshot.seat}`).toBe(false)
      checked++
    }
  })
  return checked
}

test('no code of a hidden card is anywhere in a snapshot of Dice Throne', async () => {
  expect(await playWatched('dicethrone', ['Ann', 'Ben'], 'secrets')).toBeGreaterThan(1000)
})

test('no code of a hidden card is anywhere in a snapshot of Villainous', async () => {
  expect(await playWatched('villainous', ['Ann', 'Ben'], 'secrets')).toBeGreaterThan(1000)
})

test('the log of a draw names the card to its owner only', async () => {
  const history = historyOf(presenters.dicethrone, duel, 'draws', ['Ann', 'Ben'])
  const table = new Table({ id: 't', presenter: presenters.dicethrone, history, language: 'en' })
  await playRandomly(table, 'draws', 120)
  const draws = async (seat: number) => {
    table.look({ seat })
    return table.log().filter(({ event }) => event === 'draw')
  }
  const [ofAnn, ofBen] = [await draws(0), await draws(1)]
  // Everybody knows which hero draws; the card is the second face.
  const named = (lines: typeof ofAnn) => lines.filter(({ faces }) => faces.length > 1).map(({ id }) => id)
  expect(ofAnn.length).toBe(ofBen.length)
  expect(named(ofAnn).length).toBeGreaterThan(4)
  expect(named(ofAnn).filter((id) => named(ofBen).includes(id))).toEqual([])
})
