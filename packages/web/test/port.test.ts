import { afterEach, expect, test } from 'vitest'
import { connect, RemoteFault, serve } from '../src/model/table/port.ts'

const ports: MessagePort[] = []

/** A service behind a port. */
function remote<S extends object>(service: S) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  serve(port1, service)
  return connect<S>(port2)
}

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('calls are answered, in groups too, and with the service as their own', async () => {
  const sums = {
    base: 10,
    add(n: number) {
      return this.base + n
    },
  }
  const far = remote({ sums, later: (text: string) => Promise.resolve(text.toUpperCase()) })
  expect(await far.sums.add(5)).toBe(15)
  expect(await Promise.all([far.later('a'), far.later('b')])).toEqual(['A', 'B'])
})

test('a fault comes back with its words and its place, and the next call is answered', async () => {
  const far = remote({
    fail(): number {
      throw new Error('broken over there')
    },
    one: () => 1,
  })
  const fault: unknown = await far.fail().catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(RemoteFault)
  expect(fault).toMatchObject({ message: 'broken over there' })
  expect((fault as RemoteFault).remoteStack).toContain('port.test')
  expect(await far.one()).toBe(1)
})

test('what a service does not have, or only inherits, cannot be called', async () => {
  const far = remote({ one: () => 1, group: { two: () => 2 } }) as unknown as Record<
    string,
    (...given: unknown[]) => Promise<unknown>
  >
  for (const name of ['none', 'toString', 'constructor', 'group'])
    await expect(far[name]?.()).rejects.toThrow(name === 'group' ? 'cannot be called' : `has no ${name}`)
})

test('a subscription tells until it is stopped', async () => {
  const listeners = new Set<(n: number) => void>()
  const far = remote({
    numbers(listener: (n: number) => void, first: number) {
      listener(first)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const heard: number[] = []
  const stop = far.numbers((n) => heard.push(n), 7)
  await soon()
  for (const listener of listeners) listener(8)
  await soon()
  expect(heard).toEqual([7, 8])
  stop()
  for (const listener of listeners) listener(9)
  await soon()
  expect(heard).toEqual([7, 8])
  expect(listeners.size).toBe(0)
})

test('a call is called off at both ends', async () => {
  let wasStopped = false
  const far = remote({
    think: (_question: string, stop?: AbortSignal) =>
      new Promise<string>((resolve) => {
        stop?.addEventListener('abort', () => {
          wasStopped = true
          resolve('never mind')
        })
      }),
  })
  const stop = new AbortController()
  const answer = far.think('why', stop.signal)
  await soon()
  stop.abort()
  await expect(answer).rejects.toThrow('abort')
  await soon()
  expect(wasStopped).toBe(true)
})

test('ports travel with a call', async () => {
  const far = remote({ open: (port: MessagePort) => serve(port, { two: () => 2 }) })
  const { port1, port2 } = new MessageChannel()
  ports.push(port1)
  await far.open(port2)
  expect(await connect<{ two(): number }>(port1).two()).toBe(2)
})
