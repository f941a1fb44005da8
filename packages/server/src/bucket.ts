/** So many at once, and so many a second on average. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Counts what somebody does, and says when it is too much. */
export class Bucket {
  private readonly rate: Rate
  private left: number
  private at: number

  constructor(rate: Rate, now: number) {
    this.rate = rate
    this.left = rate.burst
    this.at = now
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    const { burst, perSecond } = this.rate
    // A clock that is set back gives nothing and takes nothing.
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }

  isFull(now: number): boolean {
    return this.left + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst
  }
}

/** No sweep for buckets that can be forgotten while there are no more than this many. */
const FEW = 1000

/** A bucket for each address or guest; those that are full again are forgotten, now and then. */
export class Buckets {
  private readonly rate: Rate
  private readonly all = new Map<string, Bucket>()
  private most = FEW

  constructor(rate: Rate) {
    this.rate = rate
  }

  take(who: string, now: number): boolean {
    const known = this.all.get(who) ?? new Bucket(this.rate, now)
    this.all.set(who, known)
    const isAllowed = known.take(now)
    if (this.all.size > this.most) this.sweep(now)
    return isAllowed
  }

  get size(): number {
    return this.all.size
  }

  /** Forgets full buckets. The next sweep is due when twice as many are there, so that the cost of each stays small. */
  private sweep(now: number): void {
    for (const [who, bucket] of this.all) if (bucket.isFull(now)) this.all.delete(who)
    this.most = Math.max(FEW, 2 * this.all.size)
  }
}
