import type { Server } from 'node:http'

/** A port that cannot be had: something else uses it, or this account may not. */
export class NoPort extends Error {
  readonly port: number
  readonly why: 'busy' | 'forbidden'
  constructor(port: number, why: 'busy' | 'forbidden') {
    super(`port ${port} is ${why}`)
    this.name = 'NoPort'
    this.port = port
    this.why = why
  }
}

/** An address that this machine does not have, or a name that nobody knows. */
export class NoAddress extends Error {
  readonly host: string
  constructor(host: string) {
    super(`there is no address ${host} here`)
    this.name = 'NoAddress'
    this.host = host
  }
}

const NOWHERE: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/** Listens on this machine only unless told otherwise; the first port of these that can be had, or `NoPort` with the last. */
export async function listen(server: Server, ports: readonly number[], host = '127.0.0.1'): Promise<number> {
  let refused = new NoPort(ports[0] ?? 0, 'busy')
  for (const port of ports) {
    const found = await tryPort(server, port, host)
    if (typeof found === 'number') return found
    refused = found
  }
  throw refused
}

function tryPort(server: Server, port: number, host: string): Promise<number | NoPort> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', succeeded)
      if (error.code === 'EADDRINUSE') resolve(new NoPort(port, 'busy'))
      else if (error.code === 'EACCES') resolve(new NoPort(port, 'forbidden'))
      else reject(NOWHERE.includes(error.code) ? new NoAddress(host) : error)
    }
    const succeeded = (): void => {
      server.off('error', failed)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    }
    server.once('error', failed)
    server.once('listening', succeeded)
    server.listen(port, host)
  })
}
