// `npm run -s hints -- champions`: how often a hint after half a second agrees with one after five, where the choice is not close.
// With `--answers 500,5000` thoughts are measured in imagined answers and the result repeats.
import { parseArgs } from 'node:util'
import '@quadriga/bots'
import { adapterFor, type Agreement, agreementIn } from '@quadriga/bots/hint'
import { openGame } from '../games.ts'
import { setupMaker } from '../setup.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    setup: { type: 'string' },
    games: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'hints' },
    seconds: { type: 'string', default: '0.5,5' },
    answers: { type: 'string' },
    every: { type: 'string', default: '7' },
    most: { type: 'string', default: '12' },
    // A hint is the Veteran's own answer; this asks what the search alone would say.
    search: { type: 'boolean', default: false },
  },
})

const name = positionals[0] ?? 'champions'
const open = await openGame(name)
const adapter = adapterFor(name)
if (values.search && adapter === null) {
  process.stderr.write(
    `${name}: the search was told nothing of this game, its hints are the bot's answers.\n`,
  )
  process.exit(1)
}
/** Milliseconds that this process has computed: what others do on the machine shortens no thought. */
const clock = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const [short = 0, long = 0] = (values.answers ?? values.seconds).split(',').map(Number)
const allowance = (n: number) => (values.answers === undefined ? { seconds: n } : { answers: n })
const setup = setupMaker(open, values.setup ?? Object.keys(open.kit.setups)[0] ?? '')
const sum = { asked: 0, clear: 0, same: 0 }
for (let n = 0; n < Number(values.games); n++) {
  const seed = `${values.seed}/${n}`
  const one: Agreement = agreementIn({
    game: open.game,
    setup: setup(seed),
    seed,
    adapter: values.search && adapter !== null ? { ...adapter, byHand: false } : null,
    clock,
    short: allowance(short),
    long: allowance(long),
    every: Number(values.every),
    most: Number(values.most),
  })
  sum.asked += one.asked
  sum.clear += one.clear
  sum.same += one.same
}
const share = sum.clear === 0 ? 0 : Math.round((100 * sum.same) / sum.clear)
process.stdout.write(
  `${name}: ${sum.asked} questions, ${sum.clear} not close, the same hint in ${sum.same} of them (${share} %).\n`,
)
