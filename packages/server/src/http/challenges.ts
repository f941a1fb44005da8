import { hashed } from '../secrets.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds that somebody may take to touch their key. */
const PATIENCE = 300_000

type Kept = Pick<Store, 'expectChallenge' | 'spendChallenge'>

/**
 * What passkeys are asked to sign: each is good once, for a few minutes, and for one person. The process that asked need not be the one
 * that is answered.
 */
export class Challenges {
  private readonly store: Kept
  private readonly now: () => number

  constructor(store: Kept, now: () => number) {
    this.store = store
    this.now = now
  }

  async expect(challenge: string, guest: string): Promise<void> {
    const now = this.now()
    await this.store.expectChallenge({ hash: hashed(challenge), guest, until: now + PATIENCE }, now)
  }

  /** Whether this challenge was open for that guest; asking spends it. */
  isMet(challenge: string, guest: string): Promise<boolean> {
    return this.store.spendChallenge(hashed(challenge), guest, this.now())
  }
}
