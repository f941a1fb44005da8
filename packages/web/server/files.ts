import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Files whose name holds a hash of their content never change; everything else is asked for again. */
function cacheRule(path: string): string {
  return path.startsWith(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/** The path below the folder that an address means; null for one that leaves it or cannot be read. */
export function pathOf(address: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(address, 'http://here').pathname))
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? null : path
  } catch {
    return null
  }
}

/** An address that is no text cannot even reach the page. */
const unreadable =
  '<!doctype html><meta charset="utf-8"><title>Quadriga</title><main><p>This address cannot be read.<p lang="fr">Cette adresse ne peut pas être lue.<p><a href="/">Quadriga</a></main>'

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const path = pathOf(request.url ?? '/')
  if (path === null) {
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' }).end(unreadable)
    return
  }
  const wanted = isFile(join(folder, path)) ? path : null
  // An address without a file is a place within the page, dots or not; a missing file of a known kind is missing.
  if (wanted === null && types[extname(path)] !== undefined) {
    response.writeHead(404).end()
    return
  }
  const found = wanted ?? `${sep}index.html`
  response.writeHead(200, {
    'content-type': types[extname(found)] ?? 'application/octet-stream',
    'cache-control': cacheRule(found),
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(join(folder, found)).pipe(response)
}

/** A server for the files of a folder and the addresses of its page. */
export function fileServer(folder: string): Server {
  return createServer((request, response) => answer(folder, request, response))
}
