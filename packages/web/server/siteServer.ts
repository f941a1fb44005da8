import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answer } from './answer.ts'
import { type Refusal, refuse, refuseConnection } from './refusals.ts'
import type { Site } from './site.ts'

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request. */
  readonly request: number
  /** Without a byte in either direction. */
  readonly silence: number
}

const usual: Patience = { headers: 10_000, request: 30_000, silence: 60_000 }
const MOST_CONNECTIONS = 1000

/** A server for a site that goes on whatever it is asked. `site` is looked at for every request: it may be swapped. */
export function siteServer(site: () => Site, patience: Patience = usual): Server {
  const lastOf = new WeakMap<Duplex, ServerResponse>()
  const reply = (request: IncomingMessage, response: ServerResponse): void => {
    lastOf.set(request.socket, response)
    try {
      answer(site(), request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    }
  }
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: Math.min(2000, patience.headers),
    },
    reply,
  )
  server.maxConnections = MOST_CONNECTIONS
  server.setTimeout(patience.silence)
  // Who waits for a word before sending a body gets the answer instead, and nobody knows whether the body still comes.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
    reply(request, response)
  })
  server.on('checkExpectation', (_, response: ServerResponse) => refuse(response, 417))
  server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuseConnection(socket, 405, { allow: 'GET, HEAD' })
  })
  refuseUnreadable(server, lastOf)
  return server
}

/** What Node could not parse is refused once, after the answers to the requests before it on the same connection. */
function refuseUnreadable(server: Server, lastOf: WeakMap<Duplex, ServerResponse>): void {
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: Unreadable, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy()
    else if (!refused.has(socket)) {
      refused.add(socket)
      const last = lastOf.get(socket)
      const end = (): void => refuseConnection(socket, statusOf(error))
      if (last === undefined || last.writableFinished || last.destroyed) end()
      else last.once('close', end)
    }
  })
}

interface Unreadable extends NodeJS.ErrnoException {
  /** The bytes that could not be parsed. */
  readonly rawPacket?: Buffer
}

/** A line that would begin a request, were its method one that Node knows. */
const requestLine = /^[\w!#$%&'*+.^`|~-]{1,40} \S+ HTTP\/1\.[01]\r?\n/

function statusOf({ code, rawPacket }: Unreadable): Refusal {
  const begins = rawPacket?.toString('latin1', 0, 20_000) ?? ''
  if (code === 'HPE_HEADER_OVERFLOW') return begins.includes('\n') ? 431 : 414
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_INVALID_VERSION') return 505
  return code === 'HPE_INVALID_METHOD' && requestLine.test(begins) ? 501 : 400
}
