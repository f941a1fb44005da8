// Sends pairs of games that differ in what a seat may not know the same messages, half of them damaged, and compares what the seat is sent:
// npm run -s peeks -- [--messages 1000000] [--seed 1] [--json]
import { parseArgs } from 'node:util'
import { timesApart, twinStorm } from './twinStorm.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const began = performance.now()
const found = await twinStorm(Number(values.messages), values.seed)
const seconds = Math.round((performance.now() - began) / 100) / 10
const { sent, damaged, ended, pairs, compared, bytes, later, faults } = found
if (values.json) process.stdout.write(`${JSON.stringify({ ...found, seconds })}\n`)
else {
  process.stdout.write(
    `${sent} messages, ${damaged} of them damaged, to ${pairs} pairs of games; ${ended} connections ended; ` +
      `${compared} messages of ${Math.round(bytes / 1e6)} MB to the seat compared, ${faults.length} faults, ${seconds} s; ` +
      `heard later at a game ${later[0]} times, at its twin ${later[1]} times, ${timesApart(later).toFixed(1)} standard deviations apart\n`,
  )
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
}
process.exitCode = faults.length === 0 ? 0 : 1
