import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopback } from './options.ts'

type Interfaces = ReturnType<typeof networkInterfaces>

/** What stands for every address of a machine, and is none that can be opened. */
const EVERY: readonly string[] = ['0.0.0.0', '::']

/** Where a page is that listens there: at this machine's addresses on its networks, where it listens on all of them. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (isLoopback(host)) return [`http://localhost:${port}`]
  const outward = Object.values(interfaces)
    .flatMap((some) => some ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  const own = EVERY.includes(host) ? outward : [host]
  return (own.length === 0 ? ['localhost'] : own).map(
    (one) => `http://${isIPv6(one) ? `[${one}]` : one}:${port}`,
  )
}
