import type { Rate } from '../bucket.ts'
import { type ServerLimits, usualLimits } from '../serverLimits.ts'

const HOUR = 3600

type Change = (limits: ServerLimits, n: number) => Partial<ServerLimits>

/** Another rate; what may come at once grows or shrinks with it. */
const rate = ({ burst, perSecond }: Rate, wanted: number): Rate => ({
  perSecond: wanted,
  burst: Math.max(1, Math.round((burst * wanted) / perSecond)),
})

/** What a host may set, by name. Sizes of messages are part of the protocol and not among them. */
const known: Readonly<Record<string, Change>> = {
  connections: (_, connections) => ({ connections }),
  connectionsOfGuest: (_, connectionsOfGuest) => ({ connectionsOfGuest }),
  connectionsOfAddress: (_, connectionsOfAddress) => ({ connectionsOfAddress }),
  requestsPerSecond: ({ requests }, n) => ({ requests: rate(requests, n) }),
  messagesPerSecond: ({ messages }, n) => ({ messages: rate(messages, n) }),
  guestsPerHour: ({ guests }, n) => ({ guests: rate(guests, n / HOUR) }),
  tablesPerHour: ({ tables }, n) => ({ tables: rate(tables, n / HOUR) }),
  wrongCodesPerHour: ({ wrongCodes }, n) => ({ wrongCodes: rate(wrongCodes, n / HOUR) }),
  reportsPerHour: ({ reports }, n) => ({ reports: rate(reports, n / HOUR) }),
  mailsPerHour: ({ mails }, n) => ({ mails: rate(mails, n / HOUR) }),
  unreadBytes: (_, unread) => ({ unread }),
}

export const limitNames: readonly string[] = Object.keys(known)

/** Limits as `NAME=NUMBER,NAME=NUMBER`; the first part that cannot be read where there is one. */
export function readLimits(text: string): ServerLimits | string {
  let limits = usualLimits
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [name = '', value = '', ...more] = part.split('=')
    const change = Object.hasOwn(known, name) ? known[name] : undefined
    if (change === undefined || more.length > 0 || !/^[1-9]\d{0,9}$/.test(value)) return part
    limits = { ...limits, ...change(limits, Number(value)) }
  }
  return limits
}
