import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser to test with: from CHROMIUM_PATH, the system's, Debian's package when root; else an error that says what to type. */
export function chromiumPath(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`)
  }
  const found = places.find((path) => existsSync(path)) ?? installed()
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian or Ubuntu: sudo apt-get install chromium) or type: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Debian's package, where we may install it. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return places.find((path) => existsSync(path))
}
