/** A number below n, by chance. */
export type Below = (n: number) => number

/** One hostile request, and what may be answered. */
export interface Hostile {
  readonly bytes: Buffer
  readonly statuses: readonly number[]
  /** It is not whole: the client ends it, and an answer comes only if there is something to answer. */
  readonly isCut?: 'answered' | 'perhaps answered'
}

export type Kind = (below: Below) => Hostile

export const line = (method: string, target: string, headers = '', body = ''): Buffer =>
  Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: x\r\n${headers}\r\n${body}`, 'latin1')

export const pick = <T>(below: Below, ...of: readonly [T, ...T[]]): T => of[below(of.length)] ?? of[0]

export const letters = (below: Below, n: number): string =>
  pick(below, 'a', 'Z', '0', '-', '%41', '.').repeat(n)

export const bytes = (below: Below, n: number): Buffer =>
  Buffer.from(Array.from({ length: n }, () => below(256)))

/** What may stand for a number, rightly or not. */
export const digits = (below: Below): string =>
  pick(below, '', '0', '1', '7', `${below(2000)}`, '-1', '9'.repeat(1 + below(300)), 'x', ' ', '1e3')

/** An address that the server knows, or could know. */
export const path = (below: Below): string =>
  pick(below, '/', '/assets/a-1.js', '/table/x', '/index.html', '/assets/none.js', '/assets/large-1.js')

export const FOUND = [200, 404]
