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
if (values.json) console.log(JSON.stringify(tally))
else {
  const { refused, played, ended, decisions, failures } = tally
  console.log(`${refused} refused, ${played} played (${ended} to their end), ${decisions} decisions`)
  for (const { mission, problem } of failures.slice(0, 10)) console.log(`mission ${mission}: ${problem}`)
}
process.exitCode = tally.failures.length > 0 ? 1 : 0
