/** So many milliseconds somebody may take to touch their key, and so many challenges may wait. */
const PATIENCE = 300_000
const MOST = 10_000

/** What passkeys are asked to sign: each is good once, for a few minutes, and for one person. */
export class Challenges {
  private readonly now: () => number
  private readonly waiting = new Map<string, { readonly guest: string; readonly until: number }>()

  constructor(now: () => number) {
    this.now = now
  }

  expect(challenge: string, guest: string): void {
    for (const [one, { until }] of this.waiting)
      if (until < this.now() || this.waiting.size >= MOST) this.waiting.delete(one)
      else break
    this.waiting.set(challenge, { guest, until: this.now() + PATIENCE })
  }

  isMet(challenge: string, guest: string): boolean {
    const found = this.waiting.get(challenge)
    this.waiting.delete(challenge)
    return found !== undefined && found.guest === guest && found.until >= this.now()
  }
}
