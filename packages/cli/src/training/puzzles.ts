// `npm run -s puzzles -- GAME`: plays games, keeps positions that have one clearly best answer, and writes them down;
// `--kind survive` makes only those of one kind anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  keepPuzzleIn,
  type Puzzle,
  type PuzzleFile,
  survivePuzzleIn,
  winPuzzleIn,
} from '@quadriga/bots/puzzle'
import { createRng, type Json, type Rng, shuffled } from '@quadriga/kernel'
import { type OpenGame, openGame } from '../games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'puzzle' },
    kind: { type: 'string' },
  },
})

interface Maker {
  readonly kind: Puzzle['kind']
  readonly find: (open: OpenGame, setup: Json, seed: string) => Puzzle | null | Promise<Puzzle | null>
  readonly setup: (open: OpenGame, rng: Rng) => Json
}

const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']
const oneOf = (words: readonly string[], rng: Rng): string => words[rng.below(words.length)] ?? ''
const alone =
  (scenarios: readonly string[]) =>
  (_: OpenGame, rng: Rng): Json => ({ heroes: [oneOf(heroes, rng)], scenario: oneOf(scenarios, rng) })

/** Four of the six heroes, in any of the heroic missions. */
function fourHeroes(_: OpenGame, rng: Rng): Json {
  const team = shuffled(['colossus', 'magneto', 'mystique', 'rogue', 'storm', 'wolverine'], rng).slice(0, 4)
  return { mission: `MH${rng.below(11)}`, heroes: team }
}

/** The kinds of puzzles of each game, in the order of their file. */
const makers: Readonly<Record<string, readonly Maker[]>> = {
  dicethrone: [
    {
      kind: 'keep',
      find: (_, setup, seed) => keepPuzzleIn(setup, seed),
      setup: ({ kit: { setups } }, rng) => setups[Object.keys(setups)[0] ?? '']?.(rng) ?? {},
    },
  ],
  champions: [
    {
      kind: 'win',
      find: ({ game }, setup, seed) => winPuzzleIn('champions', game, setup, seed),
      // The villains that a bot beats now and then.
      setup: alone(['rhino', 'rhino', 'rhino', 'ultron']),
    },
    {
      kind: 'survive',
      find: ({ game }, setup, seed) => survivePuzzleIn('champions', game, setup, seed),
      setup: alone(['rhino', 'klaw', 'ultron']),
    },
  ],
  villainous: [
    {
      kind: 'win',
      find: ({ game }, setup, seed) => winPuzzleIn('villainous', game, setup, seed),
      setup: ({ kit: { setups } }, rng) => setups['duel']?.(rng) ?? {},
    },
  ],
  zombies: [
    {
      kind: 'survive',
      find: ({ game }, setup, seed) => survivePuzzleIn('zombies', game, setup, seed),
      setup: fourHeroes,
    },
  ],
}

const game = positionals[0] ?? ''
const all = makers[game] ?? []
const wanted = all.filter(({ kind }) => values.kind === undefined || kind === values.kind)
if (wanted.length === 0) {
  const known = Object.entries(makers).map(
    ([name, of]) => `${name} (${of.map(({ kind }) => kind).join(', ')})`,
  )
  process.stderr.write(`There are puzzles of ${known.join(' and ')} only.\n`)
  process.exit(1)
}
const open = await openGame(game)
const to = fileURLToPath(new URL(`../../../bots/puzzles/${game}.json`, import.meta.url))
const before = existsSync(to) ? (JSON.parse(readFileSync(to, 'utf8')) as PuzzleFile).puzzles : []
const puzzles: Puzzle[] = []
for (const maker of all) {
  const kept = before.filter(({ kind }) => kind === maker.kind)
  puzzles.push(...(wanted.includes(maker) ? await made(maker, Number(values.count)) : kept))
}
const file: PuzzleFile = { game, build: open.build, puzzles }
writeFileSync(to, `${JSON.stringify(file)}\n`)
process.stdout.write(`${puzzles.length} puzzles: ${to}\n`)

/** So many puzzles of a kind, the easy ones first. */
async function made({ kind, find, setup }: Maker, count: number): Promise<readonly Puzzle[]> {
  // Something of each difficulty.
  const room = Math.ceil(count * 0.45)
  const found: Puzzle[] = []
  for (let n = 0; found.length < count && n < count * 40; n++) {
    const seed = `${values.seed}/${n}`
    const one = await find(open, setup(open, createRng(`${seed}/setup`)), seed)
    if (one === null || found.filter(({ difficulty }) => difficulty === one.difficulty).length >= room)
      continue
    found.push({ ...one, id: `${kind}-${found.length + 1}` })
    process.stderr.write(`${found.length} of ${count} after ${n + 1} games\n`)
  }
  return found.toSorted((a, b) => a.difficulty - b.difficulty)
}
