import { connect, type Socket } from 'node:net'
import { lastRequests } from './lastRequests.ts'
import { type Below, type Hostile, type Kind, line } from './parts.ts'
import { readReplies, type Reply } from './responses.ts'
import { wholeRequests } from './wholeRequests.ts'

type Named = Hostile & { readonly what: string }

/** The requests of one connection. */
export interface Visit {
  /** Hostile requests that are answered one after the other. */
  readonly first: readonly Named[]
  /** What ends the connection: a hostile request, or a good one, which must be given the page. */
  readonly last: Named
}

/** The page that is served. */
export const PAGE = '<p>page</p>'
/** No request may bring this text back: it stands in a file beside the folder that is served. */
export const SECRET = 'not for anybody'
const LONGEST_PIPE = 24
/** An answer that has not come after so many milliseconds does not come. */
const NEVER = 60_000

const goodRequest: Named = {
  what: 'a good request',
  bytes: line('GET', '/', 'connection: close\r\n'),
  statuses: [200],
}

function choose(below: Below, kinds: Readonly<Record<string, Kind>>): Named {
  const named = Object.entries(kinds)
  const [what, kind] = named[below(named.length)] ?? []
  if (what === undefined || kind === undefined) throw new Error('there are no kinds of requests')
  return { what, ...kind(below) }
}

export function visitOf(below: Below): Visit {
  const last = below(3) === 0 ? choose(below, lastRequests) : goodRequest
  // Answers that wait in a queue are lost to a client that ends its side.
  const n = last.isCut === undefined ? below(LONGEST_PIPE) : 0
  return { first: Array.from({ length: n }, () => choose(below, wholeRequests)), last }
}

/** The hostile requests of a visit. */
export function requestsOf({ first, last }: Visit): readonly Named[] {
  return last === goodRequest ? first : [...first, last]
}

const sentBy = ({ first, last }: Visit): Buffer => Buffer.concat([...first, last].map(({ bytes }) => bytes))

/** Makes a visit and reads all answers; says what was wrong with them. */
export function makeVisit(port: number, visit: Visit): Promise<string[]> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1')
    const finish = (problems: string[]): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(problems)
    }
    const timer = setTimeout(() => finish([`no end of the answers, after all ${visit.last.what}`]), NEVER)
    socket.setEncoding('latin1').on('data', (text) => (received += text))
    socket.on('error', (error) => finish([`${error.message}, after all ${visit.last.what}`]))
    socket.on('close', () => finish(problemsOf(received, visit)))
    if (visit.last.isCut === undefined) socket.write(sentBy(visit))
    else socket.end(sentBy(visit))
  })
}

/** Makes a visit and goes away without reading the answers, in one of several ways. */
export function breakOff(port: number, visit: Visit, below: Below): Promise<string[]> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve([]))
    const sent = sentBy(visit)
    const part = sent.subarray(0, below(sent.length + 1))
    const way = below(4)
    if (way === 0) socket.on('connect', () => socket.destroy())
    else if (way === 1) socket.write(part, () => socket.resetAndDestroy())
    else if (way === 2) socket.write(sent, () => socket.destroy())
    else {
      // A download that is given up after its first bytes.
      socket.write(line('GET', '/assets/large-1.js'))
      socket.once('data', () => socket.resetAndDestroy())
    }
  })
}

/** The first thing that was wrong: what follows it is only its consequence. */
function problemsOf(text: string, { first, last }: Visit): string[] {
  const isHead = [...first, last].map(({ bytes }) => bytes.subarray(0, 5).toString() === 'HEAD ')
  const replies = readReplies(text, isHead)
  if (typeof replies === 'string') return [replies]
  if (text.includes(SECRET)) return ['the secret was given away']
  const ends = replies.slice(first.length)
  const isSilent = ends.length === 0 && last.isCut === 'perhaps answered'
  const problems = [
    ...first.flatMap((request, n) => problemOf(request, replies[n], first[n - 1])),
    ...(isSilent ? [] : problemOf(last, ends[0], first.at(-1))),
    ...ends.slice(1).flatMap((reply) => problemOf(last, reply, last)),
    ...(last === goodRequest && ends[0]?.body !== PAGE ? ['the page did not come'] : []),
  ]
  return problems.slice(0, 1)
}

function problemOf({ what, statuses, bytes }: Named, reply: Reply | undefined, before?: Named): string[] {
  if (reply !== undefined && statuses.includes(reply.status)) return []
  const sent = JSON.stringify(bytes.toString('latin1').slice(0, 200))
  const after = before === undefined ? '' : ` after ${before.what}`
  return [`${reply === undefined ? 'no answer' : reply.status} to ${what}${after}: ${sent}`]
}
