import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** The cookie that says who a guest is. */
export const COOKIE = 'quadriga-guest'
const token = new RegExp(`(?:^|;)\\s*${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`)

/** The token of a request, or null. */
export function tokenIn({ cookie = '' }: IncomingHttpHeaders): string | null {
  return token.exec(cookie)?.[1] ?? null
}

/** The token that a program brings, or null. */
export function bearerIn({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^Bearer (quadriga_[A-Za-z0-9_-]{43})$/.exec(authorization)?.[1] ?? null
}

/** Addresses of the whole world are given out by networks of 64 bits: whoever has one has all that are in it. */
const worldwide = /^[23][\da-f]{3}:/i
/** Groups of an address of the sixth version, and those of its network. */
const [GROUPS, NETWORK] = [8, 4]

/** Who is counted as one: an address, or the network that somebody has whole. */
export function networkOf(address: string): string {
  if (!worldwide.test(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
  // What `::` stands for is as long as the rest leaves it.
  while (tail !== undefined && groups.length + tail.split(':').length < GROUPS) groups.push('0')
  return `${groups.slice(0, NETWORK).join(':')}::`
}

/** Where a request came from, as it is counted; behind a proxy, as the proxy tells it. */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? headers['x-forwarded-for'] : undefined
  const last = String(told ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return networkOf(last === undefined || last === '' ? (socket.remoteAddress ?? '') : last)
}

/** Whether the reader came over https, as far as the server can know. */
export function isSecure(
  { 'x-forwarded-proto': told }: IncomingHttpHeaders,
  isBehindProxy: boolean,
): boolean {
  return isBehindProxy && told === 'https'
}

/**
 * Whether a request comes from our own page or from a program: a browser names the page that asks, and it must be one of this
 * server. Programs name none, and have no cookie that somebody else's page could use.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, isBehindProxy: boolean): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const forwarded = headers['x-forwarded-host']
  const own = isBehindProxy && typeof forwarded === 'string' ? forwarded : host
  return URL.canParse(origin) && new URL(origin).host === own
}

/** The address under which a browser knows this server: passkeys belong to it. */
export function siteOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): URL {
  const forwarded = headers['x-forwarded-host']
  const host = isBehindProxy && typeof forwarded === 'string' ? forwarded : (headers.host ?? 'localhost')
  const address = `${isSecure(headers, isBehindProxy) ? 'https' : 'http'}://${host}`
  return new URL(URL.canParse(address) ? address : 'http://localhost')
}

/** A device that is nobody's any more. */
export function noCookie(isOverTls: boolean): string {
  return `${COOKIE}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict${isOverTls ? '; Secure' : ''}`
}

/** The cookie of a new guest. */
export function cookieOf(secret: string, isOverTls: boolean): string {
  const days = 400
  return `${COOKIE}=${secret}; Path=/api; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${isOverTls ? '; Secure' : ''}`
}
