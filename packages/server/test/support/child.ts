// A server of tables in a process of its own, to be killed: it tells its port to the process that began it, and ends with it.
// child.ts DATABASE [REDIS] [jumping]
import { isShared, noHints, openStore, redisHints } from '@quadriga/server'
import { jumpingClock } from './jumpingClock.ts'
import { serving } from './serving.ts'

const [database = '', redis = '', clock = ''] = process.argv.slice(2)
if (clock === 'jumping') jumpingClock()
const hints = redis === '' ? noHints : await redisHints(redis, () => undefined)
const { port } = await serving({
  file: database,
  store: openStore,
  ...(isShared(database) ? { hints } : {}),
})
process.on('disconnect', () => process.exit(0))
process.send?.(port)
