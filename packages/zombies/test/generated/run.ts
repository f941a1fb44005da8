// node packages/zombies/test/generated/run.ts --missions 2000 [--from 0] [--json]: missions that nobody wrote, checked and played.
import { parseArgs } from 'node:util'
import { playMissions } from './play.ts'

const { values } = parseArgs({
  options: {
    missions: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
})
const tally = playMissions(Number(values.from), Number(values.missions), 10)
const { refused, played, ended, decisions, failures } = tally
const lines = values.json
  ? [JSON.stringify(tally)]
  : [
      `${refused} refused, ${played} played (${ended} to their end), ${decisions} decisions`,
      ...failures.slice(0, 10).map(({ mission, problem }) => `mission ${mission}: ${problem}`),
    ]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
