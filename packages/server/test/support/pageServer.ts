// A server with the page, in a process of its own, whose time a test lets pass: it says its port, takes milliseconds, and says when
// all clocks were looked at.
import { sqliteStore, tableServer } from '@quadriga/server'
import { store as builds } from '@quadriga/web/build'
import { currentSite, listen, siteServer } from '@quadriga/web/server'

let ahead = 0
const tables = await tableServer({
  store: await sqliteStore(process.argv[2] ?? ''),
  now: () => Date.now() + ahead,
  // How long bots wait before they move, in milliseconds.
  pace: Number(process.argv[3] ?? 100),
  hasOpenList: true,
  trouble: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`),
})
const server = siteServer(currentSite(builds), undefined, tables.beside)
// Where it was before it was killed, or anywhere.
const port = await listen(server, [Number(process.argv[4] ?? 0)])
process.send?.({ port })

process.on('message', (milliseconds: number) => {
  ahead += milliseconds
  void tables.lookAtClocks().then(() => process.send?.({ ahead }))
})
process.on('disconnect', () => {
  server.close()
  void tables.close().then(() => process.exit(0))
})
