// `npm run -s puzzles -- GAME`: plays games, keeps positions that have one clearly best answer, and writes them down.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { keepPuzzleIn, type Puzzle, type PuzzleFile, winPuzzleIn } from '@quadriga/bots/puzzle'
import { createRng, type Json, type Rng } from '@quadriga/kernel'
import { type OpenGame, openGame } from '../games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: 'puzzle' } },
})

interface Maker {
  readonly find: (open: OpenGame, setup: Json, seed: string) => Puzzle | null | Promise<Puzzle | null>
  readonly setup: (open: OpenGame, rng: Rng) => Json
}

// The villains that a bot beats now and then.
const scenarios = ['rhino', 'rhino', 'rhino', 'ultron']
const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']

const makers: Readonly<Record<string, Maker>> = {
  dicethrone: {
    find: (_, setup, seed) => keepPuzzleIn(setup, seed),
    setup: ({ kit: { setups } }, rng) => setups[Object.keys(setups)[0] ?? '']?.(rng) ?? {},
  },
  champions: {
    find: ({ game }, setup, seed) => winPuzzleIn('champions', game, setup, seed),
    setup: (_, rng) => ({
      heroes: [heroes[rng.below(heroes.length)] ?? ''],
      scenario: scenarios[rng.below(scenarios.length)] ?? '',
    }),
  },
  villainous: {
    find: ({ game }, setup, seed) => winPuzzleIn('villainous', game, setup, seed),
    setup: ({ kit: { setups } }, rng) => setups['duel']?.(rng) ?? {},
  },
}

const game = positionals[0] ?? ''
const maker = makers[game]
if (maker === undefined) {
  process.stderr.write(`There are puzzles of ${Object.keys(makers).join(' and ')} only, not of '${game}'.\n`)
  process.exit(1)
}
const open = await openGame(game)
const wanted = Number(values.count)
// Something of each difficulty.
const room = Math.ceil(wanted * 0.45)
const puzzles: Puzzle[] = []
for (let n = 0; puzzles.length < wanted && n < wanted * 40; n++) {
  const seed = `${values.seed}/${n}`
  const found = await maker.find(open, maker.setup(open, createRng(`${seed}/setup`)), seed)
  if (found === null || puzzles.filter((one) => one.difficulty === found.difficulty).length >= room) continue
  puzzles.push({ ...found, id: `${found.kind}-${puzzles.length + 1}` })
  process.stderr.write(`${puzzles.length} of ${wanted} after ${n + 1} games\n`)
}
const file: PuzzleFile = {
  game,
  build: open.build,
  puzzles: puzzles.toSorted((a, b) => a.difficulty - b.difficulty),
}
const to = fileURLToPath(new URL(`../../../bots/puzzles/${game}.json`, import.meta.url))
writeFileSync(to, `${JSON.stringify(file)}\n`)
process.stdout.write(`${puzzles.length} puzzles: ${to}\n`)
