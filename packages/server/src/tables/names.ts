import type { GuestRecord, Store } from '../store/store.ts'

/** The labels of people, by their ids: read when they are first wanted. */
export class Names {
  private readonly store: Pick<Store, 'guests'>
  private readonly known = new Map<string, string>()

  constructor(store: Pick<Store, 'guests'>) {
    this.store = store
  }

  know({ id, name }: GuestRecord): void {
    this.known.set(id, name)
  }

  async learn(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => id !== '' && !this.known.has(id))
    for (const guest of await this.store.guests(unknown)) this.know(guest)
  }

  of(id: string): string {
    return this.known.get(id) ?? '?'
  }
}
