// `npm run campaign`: much more random play than the tests have time for, game after game, through `quadriga fuzz`.
// `npm run campaign -- --games 5000 --seed 7 --game zombies`; without a seed it takes a new one and says which.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { entryOf, exists, games, quadriga, root } from './games.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000_000}` },
  },
})

const wanted = values.game ?? games.filter((game) => exists(entryOf(game)))
if (!exists(quadriga) || wanted.length === 0) {
  console.error('There is no game to play yet.')
  process.exit(1)
}

const failing = wanted.filter((game) => {
  const fuzz = [quadriga, 'fuzz', '--game', game, '--games', values.games, '--seed', values.seed]
  console.log(`quadriga ${fuzz.slice(1).join(' ')}`)
  return spawnSync(process.execPath, fuzz, { cwd: root, stdio: 'inherit' }).status !== 0
})

console.log(`${wanted.length - failing.length} passed, ${failing.length} failed`)
process.exitCode = failing.length === 0 ? 0 : 1
