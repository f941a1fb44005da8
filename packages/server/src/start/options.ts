import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServerLimits } from '../serverLimits.ts'
import { isShared } from '../store/database.ts'
import type { MailSettings } from '../mail/mailer.ts'
import { readLimits } from './limits.ts'
import { readMail } from './mail.ts'

const USUAL = 4180
/** How many further ports are tried where nobody asked for a certain one. */
const TRIES = 10
const LAST = 65_535
const HERE = '127.0.0.1'

/** How a server is to run. */
export interface Settings {
  readonly ports: readonly number[]
  readonly host: string
  /** The file of the database, or the address of one that several processes share. */
  readonly database: string
  /** The address of Redis; '' where there is none. */
  readonly redis: string
  /** A proxy stands in front and tells where requests come from. */
  readonly isBehindProxy: boolean
  /** Tables may be put on a list that anybody reads. */
  readonly hasOpenList: boolean
  readonly limits: ServerLimits
  /** What happens is written line by line, not only what goes wrong. */
  readonly hasJournal: boolean
  /** Null where the host has no mail server. */
  readonly mail: MailSettings | null
}

/** What was asked of `npm start`. */
export type Asked =
  | { readonly kind: 'serve' | 'check' | 'reports'; readonly settings: Settings }
  | { readonly kind: 'backup' | 'restore'; readonly settings: Settings; readonly file: string }
  | { readonly kind: 'help' }
  /** No address of Redis, or one beside a file that only one process may write. */
  | { readonly kind: 'badRedis' | 'redisAlone' }
  /** Something is missing that mail needs, or is not what it should be. */
  | { readonly kind: 'badMail' }
  | { readonly kind: 'badPort' | 'badLimit'; readonly asked: string }
  | { readonly kind: 'noValue' | 'unknownOption'; readonly option: string }

type Environment = Readonly<Record<string, string | undefined>>

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  database: { type: 'string' },
  redis: { type: 'string' },
  proxy: { type: 'boolean' },
  'open-list': { type: 'boolean' },
  log: { type: 'boolean' },
  check: { type: 'boolean' },
  reports: { type: 'boolean' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  limits: { type: 'string' },
  mail: { type: 'string' },
  'mail-from': { type: 'string' },
  public: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const
type Name = keyof typeof options

/** Reads the options of `npm start`; each overrules its word in the environment. `root` is the folder of the repository. */
export function askedStart(given: readonly string[], environment: Environment, root = ''): Asked {
  const { tokens } = parseArgs({ args: [...given], options, strict: false, tokens: true })
  const found = new Map<Name, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') return { kind: 'unknownOption', option: token.value }
    if (token.kind !== 'option') continue
    const name = (Object.keys(options) as Name[]).find((one) => one === token.name)
    if (name === undefined) return { kind: 'unknownOption', option: token.rawName }
    const value = token.value ?? ''
    if (options[name].type === 'string' && value === '' && name !== 'port')
      return { kind: 'noValue', option: token.rawName }
    found.set(name, value)
  }
  if (found.has('help')) return { kind: 'help' }
  const { PORT, QUADRIGA_HOST, QUADRIGA_DATABASE, QUADRIGA_REDIS, QUADRIGA_PROXY, QUADRIGA_OPEN_LIST } =
    environment
  const port = found.get('port') ?? (PORT === '' ? undefined : PORT)
  if (port !== undefined && !isPort(port)) return { kind: 'badPort', asked: port }
  const limits = readLimits(found.get('limits') ?? environment['QUADRIGA_LIMITS'] ?? '')
  if (typeof limits === 'string') return { kind: 'badLimit', asked: limits }
  const mail = readMail({
    server: found.get('mail') ?? environment['QUADRIGA_MAIL'] ?? '',
    from: found.get('mail-from') ?? environment['QUADRIGA_MAIL_FROM'] ?? '',
    page: found.get('public') ?? environment['QUADRIGA_PUBLIC'] ?? '',
  })
  if (mail === undefined) return { kind: 'badMail' }
  const settings: Settings = {
    ports: port === undefined ? Array.from({ length: TRIES }, (_, n) => USUAL + n) : [Number(port)],
    host: (found.get('host') ?? QUADRIGA_HOST) || HERE,
    database: (found.get('database') ?? QUADRIGA_DATABASE) || join(root, 'data', 'quadriga.sqlite'),
    redis: found.get('redis') ?? QUADRIGA_REDIS ?? '',
    isBehindProxy: found.has('proxy') || QUADRIGA_PROXY === '1',
    hasOpenList: found.has('open-list') || QUADRIGA_OPEN_LIST === '1',
    hasJournal: found.has('log') || environment['QUADRIGA_LOG'] === '1',
    limits,
    mail,
  }
  if (settings.redis !== '' && !/^rediss?:\/\//.test(settings.redis)) return { kind: 'badRedis' }
  if (settings.redis !== '' && !isShared(settings.database)) return { kind: 'redisAlone' }
  for (const kind of ['backup', 'restore'] as const) {
    const file = found.get(kind)
    if (file !== undefined) return { kind, settings, file }
  }
  if (found.has('reports')) return { kind: 'reports', settings }
  return { kind: found.has('check') ? 'check' : 'serve', settings }
}

const isPort = (asked: string): boolean => /^\d{1,5}$/.test(asked) && Number(asked) <= LAST

/** Another port to try by hand: one a little above, while there is one. */
export function otherPort(port: number): number {
  return port < 1024 || port + TRIES + 1 > LAST ? USUAL : port + TRIES + 1
}

/** Whether only this machine reaches an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
