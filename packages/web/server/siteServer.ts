import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answer, soundPath } from './answer.ts'
import { type Refusal, refuse, refuseConnection } from './refusals.ts'
import type { Site } from './site.ts'

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request. */
  readonly request: number
  /** Without a byte in either direction. */
  readonly silence: number
}

const usual: TimeLimits = { headers: 10_000, request: 30_000, silence: 60_000 }
const MOST_CONNECTIONS = 1000

/** What else a server answers on the same port; everything it does not want is the site's. */
export interface Beside {
  /** Whether it answers requests for this path, whatever their method. */
  wants(path: string): boolean
  reply(request: IncomingMessage, response: ServerResponse): void
  /** Whether this request may become a connection of another protocol. */
  isLive(request: IncomingMessage): boolean
  live(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Connections at the same time. */
  readonly connections: number
}

/** A server for a site that goes on whatever it is asked. `site` is looked at for every request: it may be swapped. */
export function siteServer(site: () => Site, limits: TimeLimits = usual, beside?: Beside): Server {
  const lastOf: LastOf = new WeakMap()
  const isBeside = (request: IncomingMessage): boolean => {
    const path = beside === undefined ? null : soundPath(request)
    return path !== null && beside?.wants(path) === true
  }
  const reply = (request: IncomingMessage, response: ServerResponse): void => {
    lastOf.set(request.socket, response)
    // Node parses nothing that follows an Upgrade on the same connection.
    if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close')
    try {
      if (isBeside(request)) beside?.reply(request, response)
      else answer(site(), request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    }
  }
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(2000, limits.headers),
      // `answer` looks at it, and refuses in words.
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => beside !== undefined && isBeside(request) && beside.isLive(request),
    },
    reply,
  )
  server.maxConnections = beside?.connections ?? MOST_CONNECTIONS
  server.setTimeout(limits.silence)
  // A client that waits for 100 Continue gets the final answer; whether its body still comes is unknown, so it ends.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isBeside(request)) response.writeContinue()
    response.setHeader('connection', 'close')
    reply(request, response)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    lastOf.set(request.socket, response)
    refuse(response, 417)
  })
  server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    afterLast(lastOf, socket, () => refuseConnection(socket, 405, { allow: 'GET, HEAD' }))
  })
  if (beside !== undefined)
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      beside.live(request, socket, head)
    })
  refuseUnreadable(server, lastOf)
  return server
}

/** The last response of each connection. */
type LastOf = WeakMap<Duplex, ServerResponse>

/** Answers go out in the order of the requests: what ends a connection waits for those before it. */
function afterLast(lastOf: LastOf, socket: Duplex, end: () => void): void {
  const last = lastOf.get(socket)
  if (last === undefined || last.writableFinished || last.destroyed) end()
  else last.once('close', end)
}

/** What Node could not parse is refused once. */
function refuseUnreadable(server: Server, lastOf: LastOf): void {
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: Unreadable, socket: Duplex) => {
    // One that was refused may go on sending until it has read why.
    if (refused.has(socket)) return
    refused.add(socket)
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy()
    else afterLast(lastOf, socket, () => refuseConnection(socket, statusOf(error)))
  })
}

interface Unreadable extends NodeJS.ErrnoException {
  /** The bytes that could not be parsed, and how far Node came in them. */
  readonly rawPacket?: Buffer
  readonly bytesParsed?: number
}

/** A line that would begin a request, were its method one that Node knows. */
const unknownMethod = /^[\w!#$%&'*+.^`|~-]{1,40} \S+ HTTP\/1\.[01]\r?\n/
const requestLine = /^[A-Z-]+ \S*$/

function statusOf({ code, rawPacket, bytesParsed = 0 }: Unreadable): Refusal {
  const packet = rawPacket?.toString('latin1') ?? ''
  const begin = packet.lastIndexOf('\n', bytesParsed - 1) + 1
  if (code === 'HPE_HEADER_OVERFLOW') return requestLine.test(packet.slice(begin, bytesParsed)) ? 414 : 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_INVALID_VERSION') return 505
  return code === 'HPE_INVALID_METHOD' && unknownMethod.test(packet.slice(begin)) ? 501 : 400
}
