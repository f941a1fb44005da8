/** Other processes tell again who is there before this many milliseconds are over; one that does not has gone. */
export const TOLD_AGAIN = 20_000
const GONE = 3 * TOLD_AGAIN

/** Who looks at a table in other processes, as far as they told. */
export class Elsewhere {
  private readonly told = new Map<string, { readonly people: readonly string[]; readonly at: number }>()

  know(process: string, people: readonly string[], at: number): void {
    if (people.length === 0) this.told.delete(process)
    else this.told.set(process, { people, at })
  }

  people(now: number): ReadonlySet<string> {
    for (const [process, { at }] of this.told) if (at < now - GONE) this.told.delete(process)
    return new Set([...this.told.values()].flatMap(({ people }) => people))
  }
}
