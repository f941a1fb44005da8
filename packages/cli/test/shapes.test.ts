import { readFileSync } from 'node:fs'
import { BrokenInvariant, NOBODY, readSave } from '@quadriga/kernel'
import {
  type Ask,
  create,
  defineGame,
  message,
  noWords,
  plainOption,
  procedure,
} from '@quadriga/kernel/author'
import { defineMessages } from '@quadriga/kernel/text'
import { expect, test } from 'vitest'
import { menu } from '../src/commands/menu.ts'
import { GameBroke, reportBroken } from '../src/crash.ts'
import { progressBar } from '../src/progress.ts'
import { gameIds, isThere, smallGameIds } from '../src/games.ts'
import { plainKit, played, seated, stage } from './stage.ts'
import { temporaryFolder } from './quadriga.ts'

interface Table {
  given: readonly string[]
}

const options = ['a', 'b', 'c'].map((key) => plainOption(key))
const sources = [
  { ...plainOption('coin'), gives: ['energy'] },
  { ...plainOption('purse'), gives: ['energy', 'mental'] },
  { ...plainOption('gem'), gives: ['physical'] },
]

/** A game that asks one question and is over. */
function asking(ask: Partial<Ask>) {
  const round = procedure('asking.round', {
    ask: (m) => m.ask({ seat: 0, ask: message('ask.it'), options, confirm: true, ...ask }),
    take(m) {
      m.ownTable<Table>().given = [...m.picks]
      if (m.picks.includes('break')) throw new BrokenInvariant('the table fell over', m.state.frames)
      m.end({ kind: 'won', winners: [0], cause: '' })
    },
  })
  const messages = defineMessages({
    'ask.it': { en: () => 'what now?', fr: () => 'et maintenant ?' },
    'resource.energy': { en: () => 'energy', fr: () => 'énergie' },
  })
  const game = defineGame({
    id: 'asking',
    names: { en: 'Asking', fr: 'Demander' },
    seats: { min: 1, max: 1 },
    seatsOf: () => 1,
    begin(m) {
      m.ownTable<Table>().given = []
      m.call(round, {})
    },
    rules: [round],
    words: { ...noWords, messages },
    suggest: () => ['gem', 'purse'],
  })
  return seated(plainKit(game, ['Ann']), 'me')
}

const given = ({ session }: Awaited<ReturnType<typeof played>>) =>
  (session.history.state.table as unknown as Table).given

test('several: as many as are asked for, none by 0, and no other number of them', async () => {
  const some = { shape: 'some', min: 0, max: 2 } as const
  const result = await played(asking(some), ['1 2 3', '1 1', '3 1'])
  expect(result.out).toContain('0 to 2 numbers, such as 1 3; 0 for none')
  expect(result.out).toContain('Pick from 0 to 2 options, not 3')
  expect(result.out).toContain('An option was picked twice')
  expect(given(result)).toEqual(['c', 'a'])
  expect(given(await played(asking(some), ['0']))).toEqual([])
})

test('an order takes every option once', async () => {
  const result = await played(asking({ shape: 'order', min: 3, max: 3 }), ['1 2', '2 1 3'])
  expect(result.out).toContain('Put every option in order, each once')
  expect(given(result)).toEqual(['b', 'a', 'c'])
})

test('points are shared out within the caps', async () => {
  const capped = options.map((option) => ({ ...option, cap: 2 }))
  const result = await played(asking({ shape: 'distribute', options: capped, min: 3, max: 3 }), [
    '1x3',
    '1x1',
    '1x2 3x1',
  ])
  expect(result.out).toContain('1  A (at most 2)')
  expect(result.out).toContain('A takes at most 2')
  expect(given(result)).toEqual(['a', 'a', 'c'])
})

test('a payment grows line by line with its running total, and a source can be taken back', async () => {
  const pay = { shape: 'pay', options: sources, min: 3, max: 3 } as const
  const result = await played(asking(pay), ['1', '3', '-1', '2'], 'fr')
  expect(result.out).toContain('2  Purse (énergie, mental)')
  expect(result.out).toContain('1 sur 3 jusqu’ici (énergie)')
  expect(result.out).toContain('2 sur 3 jusqu’ici (énergie, physical)')
  expect(result.out).toContain('1 sur 3 jusqu’ici (physical)')
  expect(given(result)).toEqual(['gem', 'purse'])
})

test('a payment that lacks a type says which', async () => {
  const pay = { shape: 'pay', options: sources, min: 2, max: 2, need: ['physical'] } as const
  const result = await played(asking(pay), ['2', '3'])
  expect(result.out).toContain('pay 2 (with physical)')
  expect(result.out).toContain('The payment lacks a resource: physical. 2 of 2 so far (energy, mental)')
  expect(given(result)).toEqual(['purse', 'gem'])
})

test('Enter takes what the game suggests', async () => {
  const pay = { shape: 'pay', options: sources, min: 3, max: 3 } as const
  const result = await played(asking(pay), [''])
  expect(result.out).toContain('Enter: 3 2')
  expect(given(result)).toEqual(['gem', 'purse'])
})

test('a fault of the rules comes out with everything that led there, and is kept in a file', async () => {
  const session = asking({ options: [plainOption('break'), plainOption('mend')] })
  const broke: unknown = await played(session, ['1']).catch((error: unknown) => error)
  expect(broke).toBeInstanceOf(GameBroke)
  if (!(broke instanceof GameBroke)) return
  expect(broke.saved).toMatchObject({ game: 'asking', seed: '1', answers: [{ s: 0, p: ['break'] }] })
  const { context, err } = stage([])
  const file = reportBroken(broke.message, broke.saved, context, temporaryFolder())
  expect(err()).toMatch(
    /the table fell over[^]*game asking, seed 1, after 1 answer, set-up \{\}[^]*quadriga replay/,
  )
  expect(readSave(readFileSync(file, 'utf8'))).toMatchObject({ ok: true })
})

test('long work shows a bar, but only to somebody who looks', () => {
  const seen = stage([], 'en', true)
  const bar = progressBar(seen.context, 10)
  bar.at(5)
  bar.end()
  expect(seen.err()).toContain('[###############...............] 5/10')
  const unseen = stage([])
  progressBar(unseen.context, 10).at(5)
  expect(unseen.err()).toBe('')
})

test('the menu leads to a table in the language chosen there, and back', async () => {
  const given = { texts: {}, flags: new Set<string>(), positionals: [] }
  const game = [...gameIds, ...smallGameIds].filter(isThere).indexOf('ticTacToe') + 1
  const lines = ['9', '3', '1', `${game}`, '', 'me', '1', 'q', '2', 'nothing.json', '4']
  const { context, out } = stage(lines, 'en', true)
  expect(await menu.run(given, context)).toBe(0)
  const told = out().replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(told).toContain('a number from 1 to 4, please')
  expect(told).toContain('Que voulez-vous faire ?')
  expect(told).toContain('Où placez-vous votre marque ?')
  expect(told).toContain('le fichier nothing.json n’existe pas')
})

test('a card in a hidden hand is counted, and named only to its owner', async () => {
  const round = procedure('hands.round', {
    ask: (m) => m.ask({ seat: 0, ask: message('ask.it'), options, confirm: true }),
    end: (m) => m.end({ kind: 'draw', winners: [], cause: '' }),
  })
  const card = (id: string, en: string, fr: string) => ({
    id,
    kind: 'card',
    names: { en, fr },
    stats: {},
    abilities: [],
    constant: [],
  })
  const hand = { seen: 'owner', tracked: false, hears: '' } as const
  const game = defineGame({
    id: 'hands',
    names: { en: 'Hands', fr: 'Mains' },
    seatsOf: () => 2,
    zoneNames: ['hand', 'table'],
    zones: () => [
      { name: 'hand', seat: 0, rule: hand },
      { name: 'hand', seat: 1, rule: hand },
      { name: 'table', seat: NOBODY, rule: { seen: 'all', tracked: true, hears: '' } },
    ],
    content: [card('sword', 'Sword', 'Épée'), card('shield', 'Shield', 'Bouclier')],
    begin(m) {
      create(m, 'sword', 0, 0)
      create(m, 'sword', 0, 0)
      create(m, 'shield', 1, 1)
      m.call(round, {})
    },
    rules: [round],
  })
  const { out } = await played(seated(plainKit(game, ['Ann', 'Bob']), 'me,random'), ['q'], 'fr')
  expect(out).toContain('── Bob ──\n  Hand (1) : 1 carte cachée\n── Ann (vous) ──\n  Hand (2) : Épée x2')
  expect(out).not.toContain('Bouclier')
})
