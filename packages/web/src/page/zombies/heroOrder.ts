import { create } from 'zustand'
import type { Seat } from '@quadriga/kernel'
import type { HeroModel } from '../../model/zombies/board.ts'

/** In which order somebody wants to see the team of a table: a plan for the round, no answer. [] as they sit. */
export interface HeroOrder {
  readonly table: string
  readonly seats: readonly Seat[]
}

const KEY = 'quadriga.zombies.heroOrder'
const asTheySit: HeroOrder = { table: '', seats: [] }

/** The order at the table where it was changed last; it outlives a reload. */
export const useHeroOrder = create<HeroOrder>(keptOrder)

function keptOrder(): HeroOrder {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isOrder(kept) ? kept : asTheySit
  } catch {
    return asTheySit
  }
}

function isOrder(value: unknown): value is HeroOrder {
  const { table, seats } = (value ?? {}) as Partial<Record<keyof HeroOrder, unknown>>
  return typeof table === 'string' && Array.isArray(seats) && seats.every((seat) => Number.isInteger(seat))
}

/** The team in the order chosen at this table; who is not named in it comes behind, as they sit. */
export function ordered(heroes: readonly HeroModel[], order: HeroOrder, table: string): readonly HeroModel[] {
  const { seats } = order.table === table ? order : asTheySit
  const place = ({ seat }: HeroModel): number => {
    const at = seats.indexOf(seat)
    return at < 0 ? seats.length + seat : at
  }
  return heroes.toSorted((a, b) => place(a) - place(b))
}

/** Puts a hero before or behind another one. */
export function moveHero(table: string, heroes: readonly HeroModel[], seat: Seat, to: number): void {
  const seats = heroes.map((one) => one.seat).filter((one) => one !== seat)
  seats.splice(Math.max(0, Math.min(seats.length, to)), 0, seat)
  useHeroOrder.setState({ table, seats })
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, seats }))
  } catch {
    // Without storage the order lasts until the page is closed.
  }
}
