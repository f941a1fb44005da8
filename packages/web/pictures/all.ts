// `npm run -s pictures`: the contact sheet of all cards, then every screen, all in packages/web/dist-pictures/.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const given = process.argv.slice(2)
const parts = ['take.ts', 'screens.ts']
const codes = parts.map((part) => {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, part), ...given], {
    stdio: 'inherit',
  })
  return status ?? 1
})
process.exitCode = Math.max(...codes)
