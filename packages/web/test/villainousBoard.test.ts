import { expect, test } from 'vitest'
import type { FightModel } from '../src/model/villainous/fightModel.ts'
import type { SymbolModel, VillainModel, VillainousBoard } from '../src/model/villainous/board.ts'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { layoutOf } from '../src/page/villainous/figureLayout.ts'
import { drawnAtEnd, nearOnes, usableSymbols } from '../src/page/villainous/turnEnd.ts'
import { played } from '../prepared/play.ts'
import { situations } from '../prepared/situations.ts'
import { LocalTable as Table } from '../src/worker/table/localTable.ts'
import { presenters, tableOf } from './tables.ts'

const boardOf = (table: LocalTable): VillainousBoard => table.snapshot().board as VillainousBoard
const mine = (table: LocalTable): VillainModel => boardOf(table).players[0] as VillainModel

function prepared(name: 'villainActs' | 'villainAcademies' | 'villainClosing' | 'villainFate'): LocalTable {
  const history = played(situations[name])
  return new Table({ id: 't', presenter: presenters.villainous, history, language: 'en' })
}

function give(table: LocalTable, ...keys: readonly string[]): void {
  for (const key of keys) {
    const { question } = table.snapshot()
    if (question === null) throw new Error(`nobody is asked before ${key}`)
    const taken = table.answer({ decision: question.id, seat: question.seat, picks: [key] })
    if (!taken.ok) throw new Error(`${key} is refused`)
  }
}

const symbolsAt = (player: VillainModel, face: string): readonly SymbolModel[] => {
  const location = player.locations.find((one) => one.face === face)
  return location === undefined ? [] : [...location.top, ...location.bottom]
}

test('before the figure moves no symbol is free; then those of its location are, with the options that use them', () => {
  const table = tableOf('villainous', { people: ['me', 'me'] })
  expect(
    mine(table)
      .locations.flatMap(({ top, bottom }) => [...top, ...bottom])
      .map(({ state }) => state),
  ).toEqual(new Array<string>(16).fill('elsewhere'))
  give(table, 'move:hel')
  expect(symbolsAt(mine(table), 'hel').map(({ says, state, option }) => [says, state, option])).toEqual([
    ['Gain 2 Power', 'free', 'take:gain-power'],
    ['Vanquish', 'free', ''],
    ['Play a card', 'free', ''],
    ['Discard cards', 'free', 'take:discard'],
  ])
  expect(symbolsAt(mine(table), 'gjoll').map(({ state }) => state)).toEqual([
    'elsewhere',
    'elsewhere',
    'elsewhere',
    'elsewhere',
  ])
  give(table, 'take:gain-power')
  expect(mine(table).power).toBe(2)
  expect(symbolsAt(mine(table), 'hel')[0]?.state).toBe('used')
})

test('a location, a villain and a Crisis say all that is drawn of them', () => {
  const table = prepared('villainActs')
  const board = boardOf(table)
  const says = (id: number): string => board.pieces[id]?.says ?? ''
  const niflheim = mine(table).locations[0]
  expect(says(niflheim?.place ?? -1)).toContain('the figure is here, upper row: Play a card (covered)')
  expect(says(mine(table).villain)).toContain('objective: There are at least 8 Allies')
  const [crisis] = board.crises
  expect(says(crisis?.crisis ?? -1)).toContain(`0 of ${crisis?.need} Strength, reward:`)
  expect(crisis?.effect.length).toBeGreaterThan(0)
})

test('hands of others are only counted, and whoever stands against a domain stands above it', () => {
  const board = boardOf(prepared('villainActs'))
  for (const { hand, handSize, seat } of board.players) expect(hand.length).toBe(seat === 0 ? handSize : 0)
  const kinds = new Set(
    board.players
      .flatMap(({ locations }) => locations.flatMap(({ foes }) => foes))
      .map((id) => {
        const code = board.pieces[id]?.face ?? ''
        return code.startsWith('fate-') || code.startsWith('thanos-')
      }),
  )
  expect([...kinds]).toEqual([true])
})

test('a Vanquish says which Allies it costs and who still covers the row', () => {
  const table = prepared('villainActs')
  const place = mine(table).locations.find(({ foes, allies }) => foes.length > 1 && allies.length > 0)
  const [other, target] = place?.foes ?? []
  const found = table.ask('fight', { target, fighters: place?.allies }) as FightModel
  expect(found).toEqual({ spent: place?.allies, spared: [], covering: [other], collects: false })
  expect(table.ask('fight', { target: 9999, fighters: [] })).toBeNull()
})

test('it is the Training Academy that is lost in place of the Allies, one of two alike, and it is said so', () => {
  const table = prepared('villainAcademies')
  const armory = mine(table).locations.find(({ face }) => face === 'armory')
  const [ally, target] = [armory?.allies[0] ?? -1, armory?.foes.at(-1)]
  const found = table.ask('fight', { target, fighters: [ally] }) as FightModel
  expect([found.spent, found.spared]).toEqual([[armory?.items[0]], [ally]])
})

test('the end of a turn says what is unused, what is drawn and who is near', () => {
  const table = prepared('villainActs')
  const { question } = table.snapshot()
  expect(usableSymbols(mine(table), question).map(({ says }) => says)).toEqual([
    'Vanquish',
    'Relocate',
    'Fate',
  ])
  expect(drawnAtEnd(mine(table))).toBe(0)
  const closing = prepared('villainClosing')
  expect(nearOnes(boardOf(closing), 0).map(({ face }) => face)).toEqual(['ultron'])
})

test('the parts of a turn are called in the language of the reader', () => {
  const table = tableOf('villainous', { people: ['me', 'me'] })
  const names = (language: 'en' | 'fr') => {
    table.look({ language })
    return table.snapshot().moment.phases.map(({ name }) => name)
  }
  expect([names('en'), names('fr')]).toEqual([
    ['Movement', 'Actions'],
    ['Déplacement', 'Actions'],
  ])
})

test('a location has room for twelve Heroes: cards, rows, chips, then small pictures', () => {
  expect([1, 2, 3, 4, 8, 9, 12].map(layoutOf)).toEqual([
    'cards',
    'cards',
    'rows',
    'chips',
    'chips',
    'tokens',
    'tokens',
  ])
})
