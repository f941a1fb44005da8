// The `quadriga` command.
import { enableCompileCache } from 'node:module'

// Before anything else is loaded: the second start takes half the time.
enableCompileCache()
const { run } = await import('./run.ts')

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  env: process.env,
})
