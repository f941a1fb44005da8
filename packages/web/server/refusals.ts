import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { protection } from './headers.ts'

/** What a person reads who opens such an address, in English and French. */
const words = {
  400: ['This address cannot be read.', 'Cette adresse ne peut pas être lue.'],
  404: ['There is no such file.', 'Ce fichier n’existe pas.'],
  405: ['Things can only be read here.', 'Ici, on ne peut que lire.'],
  408: ['The request took too long.', 'La requête a pris trop de temps.'],
  412: ['The file is another one by now.', 'Le fichier n’est plus le même.'],
  413: ['The request is too large.', 'La requête est trop grande.'],
  414: ['This address is too long.', 'Cette adresse est trop longue.'],
  416: ['The file has no such part.', 'Le fichier n’a pas cette partie.'],
  417: ['This cannot be expected here.', 'On ne peut pas attendre cela ici.'],
  431: ['The headers of the request are too long.', 'Les en-têtes de la requête sont trop longs.'],
  500: ['Something broke here.', 'Quelque chose a cassé ici.'],
  501: ['This kind of request is unknown.', 'Ce genre de requête est inconnu.'],
  505: ['Only HTTP/1.1 is spoken here.', 'Ici, on ne parle que HTTP/1.1.'],
} as const

export type Refusal = keyof typeof words

function page(status: Refusal): Buffer {
  const [english, french] = words[status]
  return Buffer.from(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quadriga</title><main><p>${english}<p lang="fr">${french}<p><a href="/">Quadriga</a></main></html>`,
  )
}

function headersOf(body: Buffer): Record<string, string> {
  return {
    ...protection,
    'cache-control': 'no-store',
    'content-length': `${body.length}`,
    'content-type': 'text/html; charset=utf-8',
  }
}

/** Answers a request with a refusal that a person can read. */
export function refuse(response: ServerResponse, status: Refusal, more: Record<string, string> = {}): void {
  const body = page(status)
  response.writeHead(status, { ...headersOf(body), ...more }).end(body)
}

/** How long a refused client that is still sending may take to read the refusal, in milliseconds. */
const LINGER = 2000

/** The same for a request that Node cannot parse: the connection ends with it. */
export function refuseConnection(
  socket: Duplex,
  status: Refusal,
  more: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) return void socket.destroy()
  const body = page(status)
  const headers = { ...headersOf(body), ...more, connection: 'close', date: new Date().toUTCString() }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
  // To close with bytes unread would reset the connection before the client has read its answer.
  socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]))
  const timer = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(timer))
}
