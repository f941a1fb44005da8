import { deviceOf } from '@quadriga/protocol'
import type { DaysStore } from '../store/daysStore.ts'
import type { Vacation } from './clocks.ts'

/** Who is on vacation, by their ids: read when a table is opened, and again when a clock has run out. */
export class Vacations {
  private readonly store: Pick<DaysStore, 'vacations' | 'putVacation'>
  private readonly known = new Map<string, Vacation>()

  constructor(store: Pick<DaysStore, 'vacations' | 'putVacation'>) {
    this.store = store
  }

  of(person: string): Vacation | null {
    return this.known.get(deviceOf(person)) ?? null
  }

  async learn(people: readonly string[]): Promise<void> {
    const found = await this.store.vacations([...new Set(people.map(deviceOf))].filter((one) => one !== ''))
    for (const { guest, from, until } of found) this.known.set(guest, { from, until })
  }

  async put(person: string, vacation: Vacation): Promise<void> {
    await this.store.putVacation(person, vacation)
    this.known.set(person, vacation)
  }
}
