// A server of the page in a process of its own, to be attacked: it serves the folder it is given, tells its port to the
// process that began it, and ends with it.
import { listen } from '../../server/listen.ts'
import { readSite } from '../../server/site.ts'
import { siteServer } from '../../server/siteServer.ts'

const [folder = ''] = process.argv.slice(2)
const site = readSite(folder)
process.on('disconnect', () => process.exit(0))
process.send?.(
  await listen(
    siteServer(() => site),
    [0],
  ),
)
