// What many tables would ask for, from what one costs (docs/scale.md), as JSON:
// npx --no-install node benchmarks/scale/run.ts [--tables 10000,100000,1000000] [--milliseconds 1.04] [--apart]
import { parseArgs } from 'node:util'
import { costs } from './costs.ts'
import { fleetFor } from './fleet.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000,100000,1000000' },
    milliseconds: { type: 'string', default: String(costs.milliseconds) },
    apart: { type: 'boolean', default: false },
  },
})
const own = { ...costs, milliseconds: Number(values.milliseconds) }
const fleets = values.tables.split(',').map((tables) => fleetFor(Number(tables), own, !values.apart))
process.stdout.write(`${JSON.stringify(fleets, null, 2)}\n`)
