// The `quadriga` command.
import { enableCompileCache } from 'node:module'

// Before anything else is loaded: the second start takes half the time.
enableCompileCache()
const { run } = await import('./run.ts')

// A reader that has seen enough, such as `head`, is no error; a disk without space is one.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    if (stream === process.stdout) process.stderr.write(`quadriga: ${error.message}\n`)
    process.exit(1)
  })
}

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  env: process.env,
})
