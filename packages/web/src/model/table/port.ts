/** A small typed link over a message port: calls with answers, subscriptions, errors, and taking both back. */

/** One end of a channel: a worker, a worker's own scope, or a message port. */
export interface Port {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Ports wait for it; workers have none. */
  start?(): void
}

/** Calls on one end, by their numbers. */
type Call = {
  readonly call: number
  readonly method: string
  readonly given: readonly unknown[]
  /** The first argument is a listener of the other side. */
  readonly listens: boolean
  /** The last argument is a signal of the other side. */
  readonly stops: boolean
}
type Message =
  | Call
  | { readonly stop: number }
  | { readonly news: number; readonly value: unknown }
  | { readonly reply: number; readonly value: unknown }
  | { readonly reply: number; readonly fault: Fault }

/** An exception on the other side, as far as it can travel. */
interface Fault {
  readonly message: string
  readonly stack: string
}

type Feed<V> = (listener: (value: V) => void, ...given: never[]) => () => void

/**
 * A service as seen from the other side: everything takes a while. What takes a listener first stays a subscription, and
 * groups of functions stay groups.
 */
export type Remote<S> = {
  readonly [K in keyof S]: S[K] extends Feed<infer _>
    ? S[K]
    : S[K] extends (...given: infer A) => infer R
      ? (...given: A) => Promise<Awaited<R>>
      : S[K] extends object
        ? Remote<S[K]>
        : never
}

/** Something went wrong beyond the link; the stack is that of the other side. */
export class RemoteFault extends Error {
  readonly remoteStack: string
  constructor({ message, stack }: Fault) {
    super(message)
    this.name = 'RemoteFault'
    this.remoteStack = stack
  }
}

type Method = (...given: readonly unknown[]) => unknown

/** Answers the calls that come to a port by a service: functions, or groups of them by name. */
export function serve(port: Port, service: object): void {
  const stops = new Map<number, () => void>()
  const send = (message: Message): void => port.postMessage(message, [])
  const taken = async (asked: Call): Promise<void> => {
    const { call } = asked
    try {
      if (asked.listens) listen(asked)
      else send({ reply: call, value: await result(asked) })
    } catch (error) {
      const known = error instanceof Error
      const fault = {
        message: known ? error.message : String(error),
        stack: known ? (error.stack ?? '') : '',
      }
      send({ reply: call, fault })
    }
  }
  const result = async ({ call, method, given, stops: isStoppable }: Call): Promise<unknown> => {
    if (!isStoppable) return methodOf(service, method)(...given)
    const stopped = new AbortController()
    stops.set(call, () => stopped.abort())
    return Promise.resolve(methodOf(service, method)(...given, stopped.signal)).finally(() =>
      stops.delete(call),
    )
  }
  const listen = ({ call, method, given }: Call): void => {
    const listener = (value: unknown): void => send({ news: call, value })
    stops.set(call, methodOf(service, method)(listener, ...given) as () => void)
  }
  port.addEventListener('message', ({ data }) => {
    const message = data as Message
    if ('call' in message) void taken(message)
    if ('stop' in message) {
      stops.get(message.stop)?.()
      stops.delete(message.stop)
    }
  })
  port.start?.()
}

/** `tables.open` of a service: only what it says itself, nothing that it inherits from every object. */
function methodOf(service: object, path: string): Method {
  let owner = service
  let found: unknown = service
  for (const name of path.split('.')) {
    owner = found as object
    const isOwn = Object.hasOwn(owner, name) || Object.hasOwn(Object.getPrototypeOf(owner) as object, name)
    found = isOwn && !(name in Object.prototype) ? (owner as Record<string, unknown>)[name] : undefined
    if (found === undefined) throw new Error(`the other side has no ${path}`)
  }
  if (typeof found !== 'function') throw new Error(`${path} of the other side cannot be called`)
  return (found as Method).bind(owner)
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (fault: unknown) => void
}

/** The service that the other side of a port serves. */
export function connect<S extends object>(port: Port): Remote<S> {
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (value: unknown) => void>()
  let calls = 0
  port.addEventListener('message', ({ data }) => {
    const message = data as Message
    if ('news' in message) listeners.get(message.news)?.(message.value)
    if (!('reply' in message)) return
    const found = waiting.get(message.reply)
    waiting.delete(message.reply)
    if ('fault' in message) found?.reject(new RemoteFault(message.fault))
    else found?.resolve(message.value)
  })
  port.start?.()
  const send = (method: string, given: readonly unknown[], listens: boolean, stops: boolean): number => {
    calls++
    const message: Call = { call: calls, method, given, listens, stops }
    port.postMessage(
      message,
      given.filter((one) => one instanceof MessagePort),
    )
    return calls
  }
  const stop = (call: number): void => port.postMessage({ stop: call } satisfies Message, [])
  const called = (method: string, given: readonly unknown[]): unknown => {
    const [first, ...others] = given
    if (typeof first === 'function') {
      const call = send(method, others, true, false)
      listeners.set(call, first as (value: unknown) => void)
      return () => {
        listeners.delete(call)
        stop(call)
      }
    }
    const signal = given.at(-1)
    const isStoppable = signal instanceof AbortSignal
    return new Promise((resolve, reject) => {
      const call = send(method, isStoppable ? given.slice(0, -1) : given, false, isStoppable)
      waiting.set(call, { resolve, reject })
      if (!isStoppable) return
      signal.addEventListener('abort', () => {
        if (waiting.delete(call)) stop(call)
        reject(signal.reason)
      })
    })
  }
  return proxied('', called) as Remote<S>
}

/** Whatever is read of it is a method, or a group whose methods are read next. */
function proxied(path: string, called: (method: string, given: readonly unknown[]) => unknown): object {
  return new Proxy(() => undefined, {
    // Nobody awaits a service by mistake.
    get: (_, name) =>
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : proxied(path === '' ? name : `${path}.${name}`, called),
    apply: (_, _self, given: readonly unknown[]) => called(path, given),
  })
}
