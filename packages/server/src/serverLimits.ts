import type { Rate } from './bucket.ts'

/** How much a server does for one guest, one address and one connection. */
export interface ServerLimits {
  readonly requests: Rate
  readonly guests: Rate
  readonly tables: Rate
  /** Codes that lead nowhere: somebody guesses. */
  readonly wrongCodes: Rate
  readonly messages: Rate
  readonly reports: Rate
  /** Mails of one kind to somebody. */
  readonly mails: Rate
  /** Open connections. */
  readonly connections: number
  readonly connectionsOfGuest: number
  /** Of everybody who comes from one address together: a club behind one, but not the whole server. */
  readonly connectionsOfAddress: number
  /** Bytes that wait for a client that does not read. */
  readonly unread: number
  /** Milliseconds in which a new connection must say which table it wants, and between two signs of life. */
  readonly helloWithin: number
  readonly aliveEvery: number
}

const perHour = (n: number): number => n / 3600

export const usualLimits: ServerLimits = {
  requests: { burst: 120, perSecond: 10 },
  guests: { burst: 20, perSecond: perHour(60) },
  tables: { burst: 20, perSecond: perHour(60) },
  wrongCodes: { burst: 20, perSecond: perHour(120) },
  messages: { burst: 80, perSecond: 20 },
  reports: { burst: 10, perSecond: perHour(20) },
  mails: { burst: 6, perSecond: perHour(6) },
  connections: 10_000,
  connectionsOfGuest: 16,
  connectionsOfAddress: 500,
  unread: 4_000_000,
  helloWithin: 10_000,
  aliveEvery: 25_000,
}
