import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to a server that a test cuts and mends: what Chromium calls offline leaves open connections alone. */
export interface Wire {
  readonly at: string
  readonly cut: () => void
  /** Nothing comes through any more, and neither end is told: as when somebody walks out of reach. */
  readonly hush: () => void
  readonly mend: () => void
  readonly end: () => Promise<void>
}

export async function wireTo(address: string): Promise<Wire> {
  const port = Number(new URL(address).port)
  const ends = new Set<Socket>()
  let isCut = false
  let isHushed = false
  const relay = createServer((near) => {
    if (isCut) return void near.destroy()
    if (isHushed) return void ends.add(near.pause())
    const far = connect(port, 'localhost')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve))
  const cut = (): void => {
    isCut = true
    for (const one of ends) one.destroy()
  }
  const hush = (): void => {
    isHushed = true
    for (const one of ends) one.pause()
  }
  return {
    at: `http://localhost:${(relay.address() as AddressInfo).port}`,
    cut,
    hush,
    mend() {
      // What was silent for so long is dead.
      if (isHushed) cut()
      isHushed = isCut = false
    },
    end: async () => {
      cut()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}
