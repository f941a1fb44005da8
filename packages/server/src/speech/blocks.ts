import { deviceOf } from '@quadriga/protocol'
import type { Store } from '../store/store.ts'

/** Who does not want to hear whom: read for each person when they come, and kept as long as the process runs. */
export class Blocks {
  private readonly store: Pick<Store, 'blockedBy' | 'setBlock'>
  private readonly known = new Map<string, ReadonlySet<string>>()

  constructor(store: Pick<Store, 'blockedBy' | 'setBlock'>) {
    this.store = store
  }

  async learn(guest: string): Promise<ReadonlySet<string>> {
    const known = new Set(await this.store.blockedBy(guest))
    this.known.set(guest, known)
    return known
  }

  async set(guest: string, other: string, isBlocked: boolean): Promise<void> {
    await this.store.setBlock(guest, other, isBlocked)
    await this.learn(guest)
  }

  /** Whether one of two does not want to hear the other. */
  areApart(person: string, another: string): boolean {
    const [one, other] = [deviceOf(person), deviceOf(another)]
    return this.known.get(one)?.has(other) === true || this.known.get(other)?.has(one) === true
  }

  /** The same, of people who may not have been here yet. */
  async keepApart(one: string, other: string): Promise<boolean> {
    await Promise.all([this.learn(deviceOf(one)), this.learn(deviceOf(other))])
    return this.areApart(one, other)
  }
}
