import { type LookupAddress, lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'
import webPush from 'web-push'
import type { PushRecord } from '../store/daysStore.ts'

/** The server's own keys: a browser takes what is signed with them, and nothing else. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** What came of a message: taken, or the browser is gone, or it could not be sent this time. */
export type Sent = 'sent' | 'gone' | 'failed'

/** Sends a text to a browser, so that only that browser can read it. A later one about the same topic replaces it. */
export type PushSender = (push: PushRecord, text: string, topic: string) => Promise<Sent>

const DAY = 86_400
const PATIENCE = 10_000

/** Addresses that lead nowhere but into the network of the server itself. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Whether an address of the net is not one of our own network. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  const family = isIP(mapped)
  if (family === 0) return false
  return !inside.check(mapped, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a browser may be told at an endpoint: over https, and not inside the network of the server. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|lan|home|arpa)\.?$/i.test(host)
}

/** Looks a name up; one that leads into our own network is as good as none. Asked when connecting, so that it cannot change between. */
const publicLookup: typeof lookup = ((
  host: string,
  options: object,
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isInside = error === null && !addresses.every(({ address }) => isPublicAddress(address))
    found(isInside ? new Error('an endpoint inside the network of the server') : error, addresses)
  })
}) as typeof lookup

/** Sends by web push; `isTest` lets endpoints of this machine be reached, which nobody else may. */
export function pushSender(keys: PushKeys, isTest = false): PushSender {
  return async (push, text, topic) => {
    const { endpoint, p256dh, auth, origin } = push
    if (!isTest && !isPublicEndpoint(endpoint)) return 'gone'
    const subject = origin.startsWith('https://') ? origin : 'https://quadriga.example'
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...keys },
      TTL: DAY,
      topic,
      urgency: 'normal',
    })
    const status = await posted(endpoint, headers, body, isTest)
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'sent' : 'failed'
  }
}

function posted(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  isTest: boolean,
): Promise<number> {
  const isPlain = endpoint.startsWith('http:')
  const send = isPlain ? plainRequest : tlsRequest
  return new Promise((resolve, reject) => {
    const request = send(
      endpoint,
      { method: 'POST', headers, timeout: PATIENCE, ...(isTest ? {} : { lookup: publicLookup }) },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('timeout', () => request.destroy(new Error('a push service does not answer')))
    request.on('error', reject)
    request.end(body)
  })
}
