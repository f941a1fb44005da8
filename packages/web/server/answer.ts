import type { IncomingMessage, ServerResponse } from 'node:http'
import { conditionStatus, partOf } from './conditions.ts'
import { keeping, protection } from './headers.ts'
import { refuse } from './refusals.ts'
import { fileAt, type Site, type SiteFile } from './site.ts'
import { LONGEST_TARGET, pathOf } from './target.ts'

/** The path of a request in which nothing is wrong; null for others, which `answer` refuses. */
export function soundPath({ url = '', httpVersion, headersDistinct }: IncomingMessage): string | null {
  const isKnown = httpVersion === '1.1' && headersDistinct['host']?.length === 1
  return isKnown && url.length <= LONGEST_TARGET ? pathOf(url) : null
}

/** Answers one request with a file of the site, a part of it, or a refusal. */
export function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', httpVersion } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return refuse(response, 505, { connection: 'close' })
  if (httpVersion === '1.1' && request.headersDistinct['host']?.length !== 1) return refuse(response, 400)
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' })
  if (url.length > LONGEST_TARGET) return refuse(response, 414)
  const path = pathOf(url)
  if (path === null) return refuse(response, 400)
  const file = fileAt(site, path)
  if (file === null) return refuse(response, 404)
  const status = conditionStatus(request.headers, file.tag)
  if (status === 412) return refuse(response, 412)
  if (status === 304) return void response.writeHead(304, { ...protection, ...keeping(file) }).end()
  give(file, request, response)
}

function give(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const size = file.body.length
  // Ranges are defined for GET alone.
  const part = request.method === 'GET' ? partOf(request.headers, file.tag, size) : 'whole'
  if (part === 'none') return refuse(response, 416, { 'content-range': `bytes */${size}` })
  const body = part === 'whole' ? file.body : file.body.subarray(part.from, part.to + 1)
  const headers = {
    ...protection,
    ...keeping(file),
    'accept-ranges': 'bytes',
    'content-length': body.length,
    'content-type': file.type,
  }
  if (part === 'whole') response.writeHead(200, headers).end(body)
  else {
    const range = `bytes ${part.from}-${part.to}/${size}`
    response.writeHead(206, { ...headers, 'content-range': range }).end(body)
  }
}
