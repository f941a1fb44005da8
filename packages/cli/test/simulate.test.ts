import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openGame } from '../src/games.ts'
import { missingRanges } from '../src/simulation/store.ts'
import { here } from './inProcess.ts'
import { json, type Left, quadriga, temporaryFolder } from './quadriga.ts'

const series = ['simulate', '--game', 'cards60', '--setup', 'short', '--seed', '7', '--games', '60', '--json']

/** What must not depend on the machine. */
function result(left: Left): object {
  const { speed, continued, ...rest } = json(left) as { speed: object; continued: number }
  expect(speed).toHaveProperty('decisionsPerSecond')
  expect(continued).toBeGreaterThanOrEqual(0)
  return rest
}

test('the result is the same whatever the number of threads', async () => {
  const [one, two] = await Promise.all([
    quadriga([...series, '--workers', '1']),
    quadriga([...series, '--workers', '3']),
  ])
  expect([one.code, two.code]).toEqual([0, 0])
  expect(result(one)).toEqual(result(two))
  expect(result(one)).toMatchObject({
    game: 'cards60',
    setup: 'short',
    bots: ['random'],
    seed: '7',
    games: 60,
    broken: [],
  })
  const { outcomes } = result(one) as { outcomes: Record<string, number> }
  expect(Object.values(outcomes).reduce((a, b) => a + b, 0)).toBe(60)
})

test('another seed is another series', async () => {
  const [one, two] = await Promise.all([here([...series, '--seed', '7']), here([...series, '--seed', '8'])])
  expect(result(one)).not.toMatchObject({ decisions: (result(two) as { decisions: number }).decisions })
})

test('people read who won how often', async () => {
  const left = await here(['simulate', '--game', 'ticTacToe', '--games', '30', '--lang', 'fr'])
  expect(left.out).toContain('30 parties')
  expect(left.out).toMatch(/\d %\s+\d+ {2}gagnée par X \(place 1\)/)
  expect(left.out).toContain('décisions par seconde')
})

test('who won is named only where the same one sits in every game', async () => {
  const drawn = await here(['simulate', '--game', 'dicethrone', '--games', '4', '--workers', '1'])
  expect(drawn.out).toMatch(/won by seat [12]\n/)
  expect(drawn.out).not.toMatch(/\(seat [12]\)/)
  const given = ['--setup', '{"heroes":["huntress","tactician"]}', '--games', '1', '--workers', '1']
  const fixed = await here(['simulate', '--game', 'dicethrone', ...given])
  expect(fixed.out).toMatch(/won by (Huntress \(seat 1\)|Tactician \(seat 2\))\n/)
  expect(fixed.out).toContain('1 game, ')
})

test('a game that takes too long counts as not finished', async () => {
  const left = await here([...series, '--setup', 'standard', '--cap', '5'])
  expect(result(left)).toMatchObject({ outcomes: { unfinished: 60 }, lengths: { min: 5, max: 5 } })
})

test('a stopped simulation goes on where it was, with the same result', async () => {
  const folder = temporaryFolder()
  const whole = result(await here(series, [], folder))
  /** The series with a file to keep it in. */
  const keptIn = (folder: string, name = 'kept.jsonl') => [
    ...series,
    '--workers',
    '1',
    '--out',
    join(folder, name),
  ]
  await here([...keptIn(folder), '--games', '25'])
  const file = join(folder, 'kept.jsonl')
  const text = readFileSync(file, 'utf8')
  // As if it had been stopped in the middle of writing a line.
  writeFileSync(file, text.slice(0, -10))
  const left = await here(keptIn(folder))
  expect(result(left)).toEqual(whole)
  const again = await here(keptIn(folder))
  expect((json(again) as { continued: number }).continued).toBe(60)
  expect(result(again)).toEqual(whole)
})

/** The series with a file to keep it in. */
const keptIn = (folder: string, name = 'kept.jsonl') => [
  ...series,
  '--workers',
  '1',
  '--out',
  join(folder, name),
]

/** A file of 25 games, as `kept` continues it. */
async function keptGames(folder: string): Promise<string> {
  await here([...keptIn(folder), '--games', '25'])
  return readFileSync(join(folder, 'kept.jsonl'), 'utf8')
}

test('a file that lost its last newline goes on, once and again', async () => {
  const folder = temporaryFolder()
  const text = await keptGames(folder)
  const file = join(folder, 'kept.jsonl')
  writeFileSync(file, text.trimEnd())
  const whole = result(await here(series))
  const left = await here(keptIn(folder))
  expect(json(left)).toMatchObject({ continued: 25, changed: [] })
  expect(result(left)).toEqual({ ...whole, changed: [] })
  expect(json(await here(keptIn(folder)))).toMatchObject({ continued: 60, changed: [] })
  writeFileSync(file, text.split('\n')[0] ?? '')
  expect(json(await here(keptIn(folder)))).toMatchObject({ continued: 0, games: 60 })
})

test('games that stand in a file twice count once', async () => {
  const folder = temporaryFolder()
  const [head = '', ...lines] = (await keptGames(folder)).trimEnd().split('\n')
  writeFileSync(join(folder, 'kept.jsonl'), `${[head, ...lines, ...lines].join('\n')}\n`)
  const left = await here(keptIn(folder))
  expect(json(left)).toMatchObject({ games: 60, continued: 25 })
  expect(result(left)).toEqual(result(await here(keptIn(folder, 'other.jsonl'))))
})

test('a line that somebody changed is named, not counted, and its games are played again', async () => {
  const folder = temporaryFolder()
  const text = await keptGames(folder)
  const file = join(folder, 'kept.jsonl')
  const lines = text.split('\n')
  const edited = (lines[1] ?? '').replace(/"decisions":\[\d+/, '"decisions":[999999')
  expect(edited).not.toBe(lines[1])
  writeFileSync(file, lines.with(1, edited).join('\n'))
  const left = await here(keptIn(folder))
  expect(left.err).toContain('kept.jsonl: line 2 changed since it was written; not counted, played again')
  expect(json(left)).toMatchObject({ changed: [2] })
  const { changed, ...rest } = result(left) as { changed: number[] }
  const whole = result(await here(keptIn(folder, 'other.jsonl')))
  expect([changed, { ...rest, changed: [] }]).toEqual([[2], whole])
})

test('a file belongs to one run at a time; one whose run was stopped is free again', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'kept.jsonl.lock'), `${process.pid}\n`)
  const second = await here(keptIn(folder))
  expect(second.code).toBe(1)
  expect(second.err).toContain(`kept.jsonl is being written by another run (process ${process.pid})`)
  expect(existsSync(join(folder, 'kept.jsonl'))).toBe(false)
  // No process has this number: numbers end far below.
  writeFileSync(join(folder, 'kept.jsonl.lock'), '2000000000\n')
  expect(json(await here(keptIn(folder)))).toMatchObject({ games: 60 })
  expect(existsSync(join(folder, 'kept.jsonl.lock'))).toBe(false)
})

test('the file of another simulation is refused and left alone', async () => {
  const folder = temporaryFolder()
  const kept = [...series, '--out', 'kept.jsonl']
  await here([...kept, '--games', '5'], [], folder)
  const text = readFileSync(join(folder, 'kept.jsonl'), 'utf8')
  const other = await here([...kept, '--seed', '8'], [], folder)
  expect(other.code).toBe(1)
  expect(other.err).toContain('kept.jsonl holds another simulation (its seed differs)')
  writeFileSync(join(folder, 'letter.txt'), 'dear Ann')
  const wrong = await here([...series, '--out', 'letter.txt'], [], folder)
  expect(wrong.err).toContain('letter.txt:1: not a line of a simulation')
  expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe(text)
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear Ann')
})

test('what is missing is found between, before and behind what is there', () => {
  const batch = (from: number, count: number) => ({
    from,
    outcomes: new Array<string>(count).fill('draw'),
    decisions: new Array<number>(count).fill(1),
    broken: [],
  })
  expect(missingRanges([], 3)).toEqual([{ from: 0, to: 3 }])
  expect(missingRanges([batch(5, 2), batch(1, 2)], 9)).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 5 },
    { from: 7, to: 9 },
  ])
  expect(missingRanges([batch(0, 20)], 9)).toEqual([])
  expect(missingRanges([batch(12, 3)], 9)).toEqual([{ from: 0, to: 9 }])
})

const pairs = [
  'simulate',
  '--game',
  'dicethrone',
  '--pairs',
  '--seed',
  '5',
  '--games',
  '1',
  '--table',
  'pairs.md',
]

test('all pairs of heroes are played, kept, continued and written as a table', async () => {
  const folder = temporaryFolder()
  const kept = [...pairs, '--out', 'pairs.jsonl']
  const left = await here(kept, [], folder)
  expect([left.code, left.err]).toEqual([0, ''])
  const count = (await openGame('dicethrone')).kit.series?.['pairs']?.round ?? 0
  const table = readFileSync(join(folder, 'pairs.md'), 'utf8')
  expect(table).toContain(
    'simulate --game dicethrone --pairs --games 1 --bots random --seed 5 --out pairs.jsonl',
  )
  expect(table).toMatch(/made on \d{4}-\d\d-\d\d/)
  expect(table.match(/^\| .+ – .+ \| 1 \|/gm)).toHaveLength(count)
  const again = await here([...kept, '--json'], [], folder)
  expect(json(again)).toMatchObject({ games: count, continued: count })
  expect(readFileSync(join(folder, 'pairs.md'), 'utf8')).toBe(table)
})

test('each hero meets each scenario, standard and expert, alone and in twos, and the table says how often it won', async () => {
  const folder = temporaryFolder()
  const grid = [
    'simulate',
    '--game',
    'champions',
    '--grid',
    '--games',
    '1',
    '--seed',
    '5',
    '--table',
    'rates.md',
  ]
  const kept = [...grid, '--out', 'grid.jsonl']
  const left = await here(kept, [], folder)
  expect([left.code, left.err]).toEqual([0, ''])
  const table = readFileSync(join(folder, 'rates.md'), 'utf8')
  expect(table).toContain(
    'simulate --game champions --grid --games 1 --bots random --seed 5 --out grid.jsonl',
  )
  expect(table.match(/^## .+ players?$/gm)).toHaveLength(4)
  expect(table.match(/^\| Spider-Man \| \d+ % \| \d+ % \| \d+ % \|$/gm)).toHaveLength(4)
  const again = await here([...kept, '--json'], [], folder)
  const cells = (await openGame('champions')).kit.series?.['grid']?.round
  expect(json(again)).toMatchObject({ games: cells, continued: cells })
})

test('only a game of pairs has pairs', async () => {
  const left = await here(['simulate', '--game', 'cards60', '--pairs'])
  expect([left.code, left.err.trim()]).toEqual([1, 'quadriga simulate: cards60 has no series for --pairs'])
})
