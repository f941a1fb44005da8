import { bytes, FOUND, type Kind, line, path, pick } from './parts.ts'

/** Requests after which the connection ends. */
export const lastRequests: Readonly<Record<string, Kind>> = {
  'an endless name': (below) => ({
    bytes: line('GET', `/${'x'.repeat(17_000 + below(90_000))}`),
    statuses: [414, 431],
  }),
  'endless headers': (below) => ({
    bytes: line('GET', '/', `x-${below(9)}: ${'y'.repeat(50)}\r\n`.repeat(400 + below(1000))),
    statuses: [431],
  }),
  'an unknown method': (below) => ({
    bytes: line(pick(below, 'BREW', 'get', 'GETT', 'X'.repeat(1 + below(100)), '%'), '/'),
    statuses: [400, 501],
  }),
  'an upgrade': (below) => ({
    bytes: line(
      'GET',
      path(below),
      `connection: upgrade\r\nupgrade: ${pick(below, 'websocket', 'h2c', 'tea')}\r\n`,
    ),
    statuses: FOUND,
  }),
  'an address that is none': (below) => ({
    bytes: line('GET', pick(below, 'x:y', 'x', '?', '//', '\\x', ':', 'http:'), 'connection: close\r\n'),
    statuses: [200, 400],
  }),
  'a tunnel': (below) => ({
    bytes: line('CONNECT', pick(below, 'x:443', '/', 'localhost:22')),
    statuses: [400, 405],
  }),
  'raw bytes in the address': (below) => ({
    bytes: line('GET', `/x${pick(below, '\0', '\x01', '\x7f', ' y', '\t')}z`),
    statuses: [400],
  }),
  'broken headers': (below) => ({
    bytes: line(
      'GET',
      '/',
      pick(
        below,
        'no colon\r\n',
        'x : y\r\n',
        ': y\r\n',
        ' x: y\r\n',
        'x: \0\r\n',
        'x\x01: y\r\n',
        'x: a\rb\r\n',
      ),
    ),
    statuses: [400],
  }),
  'broken lengths': (below) => ({
    bytes: line(
      'POST',
      '/',
      pick(
        below,
        'content-length: -1\r\n',
        'content-length: 1\r\ncontent-length: 2\r\n',
        'content-length: x\r\n',
        'content-length: 99999999999999999999999\r\n',
        'content-length: 3\r\ntransfer-encoding: chunked\r\n',
        'transfer-encoding: x\r\n',
      ),
    ),
    statuses: [400, 405],
  }),
  'broken pieces of a body': (below) => ({
    bytes: line(
      'GET',
      '/',
      'transfer-encoding: chunked\r\n',
      `${pick(below, 'zz', '-1', 'f'.repeat(40), '')}\r\nabc`,
    ),
    statuses: [200, 400, 413],
  }),
  'a body that stops halfway': () => ({
    bytes: line('POST', '/', 'content-length: 1000\r\n', 'abc'),
    statuses: [400, 405],
    isCut: 'answered',
  }),
  'an old version': (below) => ({
    bytes: Buffer.from(`GET ${path(below)} HTTP/1.0\r\n\r\n`),
    statuses: FOUND,
  }),
  'another version': (below) => ({
    bytes: Buffer.from(
      pick(
        below,
        'GET / HTTP/9.9\r\n\r\n',
        'GET / HTTP/2.0\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'GET /\r\n\r\n',
        'GET / FTP/1.1\r\n\r\n',
        'GET / HTTP/1.1x\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      ),
      'latin1',
    ),
    statuses: [400, 505],
  }),
  noise: (below) => ({
    bytes: bytes(below, 1 + below(3000)),
    statuses: [400, 431, 501],
    isCut: 'perhaps answered',
  }),
  'a request that is cut off': (below) => ({
    bytes: line('GET', '/', 'x: y\r\n').subarray(0, 1 + below(20)),
    statuses: [400],
    isCut: 'answered',
  }),
  'a wait before the body': (below) => ({
    bytes: line(pick(below, 'GET', 'PUT'), '/', 'expect: 100-continue\r\ncontent-length: 5\r\n'),
    statuses: [200, 405],
  }),
}
