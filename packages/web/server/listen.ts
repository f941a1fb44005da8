import type { Server } from 'node:http'

/** A port that is taken by something else. */
export class BusyPort extends Error {
  readonly port: number
  constructor(port: number) {
    super(`port ${port} is busy`)
    this.name = 'BusyPort'
    this.port = port
  }
}

/** Listens on this machine only; the first free port of these, or `BusyPort` with the last. */
export async function listen(server: Server, ports: readonly number[]): Promise<number> {
  let busy = new BusyPort(ports[0] ?? 0)
  for (const port of ports) {
    const found = await tryPort(server, port)
    if (typeof found === 'number') return found
    busy = found
  }
  throw busy
}

function tryPort(server: Server, port: number): Promise<number | BusyPort> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(new BusyPort(port))
      else reject(error)
    }
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
