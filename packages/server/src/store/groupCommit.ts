import type { Append, Store } from './store.ts'

interface Waiting {
  readonly part: Append
  readonly resolve: (isTaken: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Puts everything that arrives while the disk is busy into one transaction. `append` resolves when the rows are on the disk: true, or
 * false where somebody else has written there.
 */
export class GroupCommit {
  private readonly store: Pick<Store, 'append'>
  /** Told of every part that is on the disk. */
  private readonly written: (part: Append) => void
  private waiting: Waiting[] = []
  private isBusy = false
  /** For the metrics. */
  readonly counts = { commits: 0, rows: 0, milliseconds: 0 }

  constructor(store: Pick<Store, 'append'>, written: (part: Append) => void = () => undefined) {
    this.store = store
    this.written = written
  }

  append(part: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ part, resolve, reject })
      if (!this.isBusy) void this.work()
    })
  }

  private async work(): Promise<void> {
    this.isBusy = true
    // Whatever else this turn of the loop brings goes along.
    await new Promise<void>((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) {
      const group = this.waiting
      this.waiting = []
      await this.commit(group)
    }
    this.isBusy = false
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const started = performance.now()
    try {
      const taken = await this.store.append(group.map(({ part }) => part))
      group.forEach(({ part, resolve }, i) => {
        if (taken[i] === true) this.written(part)
        resolve(taken[i] === true)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    this.counts.commits++
    this.counts.rows += group.reduce((sum, { part }) => sum + part.rows.length, 0)
    this.counts.milliseconds += performance.now() - started
  }
}
