// `npm run -s long`: proofs that take longer than `npm test` has time for. A further one is one more entry below: what
// it is called, what Node runs, and how to count what that printed (`asOne` where ending well is all there is to say).
// `npm run -s long -- hostile` runs only the steps whose names begin so.
import { countFuzz, countGenerated, countHostile, countMutants, countWon } from './counts.ts'
import { entryOf, games, quadriga } from './games.ts'
import { asOne, type Step } from './step.ts'
import { runSteps } from './steps.ts'

const hostile = 'packages/web/test/hostile/run.ts'
const messages = 'packages/server/test/messages/run.ts'
const chaos = 'packages/server/test/chaos/run.ts'

const generated = 'packages/zombies/test/generated/run.ts'
const missions = 2_000

const randomGames = 400

// Over the five missions of Zombie Mode, with one to six who play.
const zombieGames = 2_000

// About two million decisions: a random game of Villainous seldom ends before its cap.
const villainGames = 1_050
// Rounds over all 25 choices of two, three and four villains: two thousand games.
const villainRounds = 80

function fuzz(game: string, count: number): string[] {
  return [quadriga, 'fuzz', '--game', game, '--games', `${count}`, '--seed', '2', '--json']
}

const steps: readonly Step[] = [
  {
    name: 'hostile requests',
    run: [hostile, '--requests', '500000', '--seed', '2', '--json'],
    needs: [hostile],
    count: countHostile,
    minutes: 60,
  },
  ...games.map((game) => ({
    name: `planted faults of ${game}`,
    run: ['tools/mutants.ts', game, '--workers', '1', '--json'],
    needs: [entryOf(game)],
    count: countMutants,
    minutes: 60,
  })),
  ...games.map((game) => ({
    name: `random play of ${game}`,
    run: fuzz(game, randomGames),
    needs: [quadriga, entryOf(game)],
    count: countFuzz(randomGames),
    minutes: 60,
  })),
  {
    name: 'generated missions of zombies, checked and played',
    run: [generated, '--missions', `${missions}`, '--json'],
    needs: [generated],
    count: countGenerated(missions),
    minutes: 30,
  },
  {
    name: 'zombie mode at random, two thousand games',
    run: [...fuzz('zombies', zombieGames), '--setup', 'zombies'],
    needs: [quadriga, entryOf('zombies')],
    count: countFuzz(zombieGames),
    minutes: 120,
  },
  {
    name: 'villainous at random, two million decisions',
    run: [...fuzz('villainous', villainGames), '--cap', '2000'],
    needs: [quadriga, entryOf('villainous')],
    count: countFuzz(villainGames),
    minutes: 300,
  },
  {
    name: 'villainous between greedy bots, two thousand games',
    run: `${quadriga} simulate --game villainous --grid --games ${villainRounds} --bots greedy --seed 2 --json`.split(
      ' ',
    ),
    needs: [quadriga, entryOf('villainous')],
    count: countWon(25 * villainRounds),
    minutes: 300,
  },
  {
    name: 'servers that are killed while people play',
    run: [chaos],
    needs: [chaos],
    count: asOne,
    minutes: 240,
  },
  {
    name: 'a million generated messages',
    run: [messages],
    needs: [messages],
    count: asOne,
    minutes: 300,
  },
]

await runSteps(steps, process.argv.slice(2))
