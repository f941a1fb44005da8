import { afterAll, afterEach } from 'vitest'
import { type Serving, serving, type Wish } from './serving.ts'

/** One server for all the tests of a file; what goes wrong in it fails the test that is running. */
export async function sharedServer(wish: Wish = {}): Promise<Serving> {
  const server = await serving(wish)
  afterEach(() => {
    if (server.troubles.length > 0) throw new Error(server.troubles.join('\n'))
  })
  afterAll(() => server.remove())
  return server
}
