import { bytes, digits, FOUND, type Kind, letters, line, path, pick } from './parts.ts'

/** Requests that leave the connection usable. */
export const wholeRequests: Readonly<Record<string, Kind>> = {
  'a long place': (below) => ({
    bytes: line('GET', `/${letters(below, 300 + below(2000))}`),
    statuses: [200],
  }),
  'a long file name': (below) => ({
    bytes: line('GET', `/assets/${letters(below, 300 + below(2000))}.js`),
    statuses: [404],
  }),
  'too long a name': (below) => ({
    bytes: line('GET', `/${'y'.repeat(8192 + below(6000))}`),
    statuses: [414],
  }),
  'a long query': (below) => ({ bytes: line('GET', `/?${letters(below, below(2000))}`), statuses: [200] }),
  'another method': (below) => ({
    bytes: line(
      pick(
        below,
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'LOCK',
        'PURGE',
        'M-SEARCH',
      ),
      path(below),
      pick(below, '', 'content-length: 0\r\n'),
    ),
    statuses: [405],
  }),
  'a body that is not asked for': (below) => {
    const n = below(3000)
    const method = pick(below, 'GET', 'POST')
    return {
      bytes: line(method, '/', `content-length: ${n}\r\n`, 'x'.repeat(n)),
      statuses: [method === 'GET' ? 200 : 405],
    }
  },
  'a body in pieces': (below) => ({
    bytes: line('GET', '/', 'transfer-encoding: chunked\r\n', `3;${letters(below, 5)}\r\nabc\r\n0\r\n\r\n`),
    statuses: [200],
  }),
  'a head': (below) => ({
    bytes: line('HEAD', path(below), pick(below, '', 'range: bytes=0-1\r\n')),
    statuses: FOUND,
  }),
  'an odd range': (below) => ({
    bytes: line(
      'GET',
      '/assets/a-1.js',
      `range: ${pick(below, 'bytes', 'Bytes', 'lines', '')}${pick(below, '=', ':', ' = ')}${Array.from(
        { length: 1 + below(4) },
        () => `${digits(below)}${pick(below, '-', '~', '--', '')}${digits(below)}`,
      ).join()}\r\n`,
    ),
    statuses: [200, 206, 416],
  }),
  'a range outside the file': (below) => ({
    bytes: line('GET', '/assets/a-1.js', `range: bytes=${10 + below(1e9)}-\r\n`),
    statuses: [416],
  }),
  'odd conditions': (below) => ({
    bytes: line(
      'GET',
      path(below),
      `${pick(below, 'if-none-match', 'if-match', 'if-range', 'if-modified-since')}: ${pick(below, '*', '"', 'W/', '"x", W/"y"', ',,,', letters(below, 500))}\r\n`,
    ),
    statuses: [200, 304, 404, 412],
  }),
  'percent signs that mean nothing': (below) => ({
    bytes: line(
      'GET',
      `/${letters(below, below(20))}${pick(below, '%', '%zz', '%E0%A4%A', '%c0%af', '%ff', '%u0041')}`,
    ),
    statuses: [400],
  }),
  'hidden control characters': (below) => ({
    bytes: line('GET', `/x${pick(below, '%00', '%0d%0aset-cookie:x', '%7f', '%1b[2J')}.js`),
    statuses: [400],
  }),
  'a way out of the folder': (below) => ({
    bytes: line(
      'GET',
      `/${pick(below, '../', '..%2f', '%2e%2e/', '..%5c', '%2e%2e%5c').repeat(1 + below(12))}${pick(below, 'secret.json', 'etc/passwd', 'assets/a-1.js')}`,
    ),
    statuses: [400],
  }),
  'an odd way out of the folder': (below) => ({
    bytes: line(
      'GET',
      `${pick(below, '//', '/./', '/.../', '/%252e%252e/', '/....//', '/;/', '/~/', '/C:/')}secret.json`,
    ),
    statuses: [404],
  }),
  'a folder': (below) => ({
    bytes: line('GET', pick(below, '/assets', '/assets/', '/assets//', '/assets/.', '/assets/%20')),
    statuses: [404],
  }),
  'an absolute address': (below) => ({
    bytes: line(
      'GET',
      `${pick(below, 'http', 'https', 'HTTP')}://${pick(below, 'localhost', 'x:99999', 'user:word@x', '[::1]', '..')}${pick(below, '', '/', '/table/x', '?x')}`,
    ),
    statuses: [200, 400],
  }),
  'an address of another kind': (below) => ({
    bytes: line(pick(below, 'GET', 'HEAD'), pick(below, '*', 'ftp://x/', 'file:///etc/passwd', '/a#b')),
    statuses: [400],
  }),
  'no host, or two': (below) => ({
    bytes: Buffer.from(`GET / HTTP/1.1\r\n${pick(below, '', 'host: a\r\nhost: b\r\n')}\r\n`),
    statuses: [400],
  }),
  'many headers': (below) => ({
    bytes: line('GET', path(below), `x-${below(99)}: ${letters(below, 3)}\r\n`.repeat(below(600))),
    statuses: FOUND,
  }),
  'strange values of headers': (below) => ({
    bytes: line(
      'GET',
      path(below),
      `${pick(below, 'accept', 'accept-encoding', 'cookie', 'user-agent', 'origin', 'x')}: ${bytes(below, 40)
        .toString('latin1')
        .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '~')}\r\n`,
    ),
    statuses: FOUND,
  }),
  'an odd expectation': () => ({ bytes: line('GET', '/', 'expect: tea\r\n'), statuses: [417] }),
}
