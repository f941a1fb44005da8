// A server of tables in a process of its own, to be killed: it tells its port to the process that began it, and ends with it.
import { serving } from './serving.ts'

const [file = ''] = process.argv.slice(2)
const { port } = await serving({ file })
process.on('disconnect', () => process.exit(0))
process.send?.(port)
