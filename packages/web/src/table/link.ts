/** A small typed link between a page and its worker: calls with answers, and news without. */

/** One end of a channel: a worker, a worker's own scope, or a message port. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Ports wait for it; workers have none. */
  start?(): void
}

// Any service is a record of functions; what they take and give is said by its type at both ends.
type Functions = Readonly<Record<string, (...given: never[]) => unknown>>
export type Services = Readonly<Record<string, object>>

/** A service as seen from the other side: everything takes a while. */
export type Remote<S> = {
  readonly [K in keyof S]: S[K] extends (...given: infer A) => infer R
    ? (...given: A) => Promise<Awaited<R>>
    : never
}

type Call = {
  readonly call: number
  readonly service: string
  readonly method: string
  readonly given: readonly unknown[]
}
type Reply =
  | { readonly reply: number; readonly value: unknown }
  | { readonly reply: number; readonly fault: Fault }
type News = { readonly news: string; readonly value: unknown }

/** An exception on the other side, as far as it can travel. */
interface Fault {
  readonly message: string
  readonly stack: string
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}

/** Answers calls to these services; returns the voice for news. */
export function serve(port: Port, services: Services): (news: string, value: unknown) => void {
  port.addEventListener('message', ({ data }) => {
    if (isRecord(data) && 'call' in data) void reply(port, services, data as Call)
  })
  port.start?.()
  return (news, value) => port.postMessage({ news, value } satisfies News)
}

async function reply(port: Port, services: Services, { call, service, method, given }: Call): Promise<void> {
  try {
    const target = services[service] as Functions | undefined
    const found = target?.[method] as ((...given: readonly unknown[]) => unknown) | undefined
    if (found === undefined) throw new Error(`the worker has no ${service}.${method}`)
    const value = await found.apply(target, [...given])
    port.postMessage({ reply: call, value } satisfies Reply)
  } catch (error) {
    const [message, stack] = error instanceof Error ? [error.message, error.stack ?? ''] : [String(error), '']
    port.postMessage({ reply: call, fault: { message, stack } } satisfies Reply)
  }
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

export interface Link {
  /** A service of the other side. */
  service<S extends object>(name: string): Remote<S>
  /** Listens to news of a name; the result stops it. */
  on(news: string, listener: (value: unknown) => void): () => void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (fault: RemoteFault) => void
}

/** Calls the services that the other side serves. */
export function connect(port: Port): Link {
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let calls = 0
  port.addEventListener('message', ({ data }) => {
    if (!isRecord(data)) return
    if ('news' in data)
      for (const listener of listeners.get(String(data['news'])) ?? []) listener(data['value'])
    if ('reply' in data) settle(waiting, data as Reply)
  })
  port.start?.()
  const call = (service: string, method: string, given: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      calls++
      waiting.set(calls, { resolve, reject })
      port.postMessage({ call: calls, service, method, given } satisfies Call)
    })
  return {
    service: <S extends object>(name: string) =>
      new Proxy(
        {},
        {
          get:
            (_, method) =>
            (...given: readonly unknown[]) =>
              call(name, String(method), given),
        },
      ) as Remote<S>,
    on(news, listener) {
      const list = listeners.get(news) ?? new Set()
      listeners.set(news, list.add(listener))
      return () => list.delete(listener)
    },
  }
}

function settle(waiting: Map<number, Waiting>, reply: Reply): void {
  const found = waiting.get(reply.reply)
  waiting.delete(reply.reply)
  if ('fault' in reply) found?.reject(new RemoteFault(reply.fault))
  else found?.resolve(reply.value)
}
