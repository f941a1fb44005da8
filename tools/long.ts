// `npm run -s long`: proofs that take longer than `npm test` has time for. A further one is one more entry below: what
// it is called, what Node runs, and how to count what that printed (`asOne` where ending well is all there is to say).
// `npm run -s long -- hostile` runs only the steps whose names begin so.
import { countHostile, countMutants } from './counts.ts'
import { entryOf, games } from './games.ts'
import type { Step } from './step.ts'
import { runSteps } from './steps.ts'

const hostile = 'packages/web/test/hostile/run.ts'

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
]

await runSteps(steps, process.argv.slice(2))
