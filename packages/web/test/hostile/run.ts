// Sends the page's server many hostile requests and says how that went:
// node packages/web/test/hostile/run.ts --requests 100000 --seed 1 --json
import { parseArgs } from 'node:util'
import { attack } from './attack.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const requests = Number(values.requests)
const began = performance.now()
const outcome = await attack({ requests, seed: values.seed, time: Number.POSITIVE_INFINITY, least: requests })
const seconds = ((performance.now() - began) / 1000).toFixed(1)
const { sent, unread, connections, wrong, isAlive } = outcome
if (values.json) process.stdout.write(`${JSON.stringify({ ...outcome, requests })}\n`)
else {
  for (const problem of wrong) process.stdout.write(`${problem}\n`)
  process.stdout.write(
    `${sent} hostile requests in ${connections} connections, ${unread} of them left unread, ${seconds} s: ` +
      `${wrong.length} answered wrongly, the server ${isAlive ? 'goes on' : 'has ended'}\n`,
  )
}
process.exitCode = isAlive && wrong.length === 0 && sent >= requests ? 0 : 1
