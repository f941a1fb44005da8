// Sends a server generated messages, half of them damaged, and says how that went:
// npm run -s messages -- [--messages 1000000] [--seed 1] [--json]
import { parseArgs } from 'node:util'
import { storm } from './storm.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const began = performance.now()
const found = await storm(Number(values.messages), values.seed)
const seconds = Math.round((performance.now() - began) / 100) / 10
const { sent, damaged, ended, tables, memory, faults } = found
if (values.json) process.stdout.write(`${JSON.stringify({ ...found, seconds })}\n`)
else {
  process.stdout.write(
    `${sent} messages, ${damaged} of them damaged, ${ended} connections ended, ${tables} tables, ` +
      `${memory[0]} MB then ${memory[1]} MB, ${seconds} s, ${faults.length} faults\n`,
  )
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
}
process.exitCode = faults.length === 0 && sent >= Number(values.messages) ? 0 : 1
