import { create } from 'zustand'
import type { Order, Standing, Until } from './standing.ts'

/** What was decided beforehand at the table one sits at; another table and the end of a game start from nothing. */
interface Kept extends Standing {
  readonly table: string
  /** A question that is asked although it would be passed. */
  readonly held: number
}

const nothing = { orders: {}, until: null, held: -1 } as const

export const useStanding = create<Kept>(() => ({ table: '', ...nothing }))

/** Sits down to a table, or forgets everything at its end. */
export function resetStanding(table: string): void {
  useStanding.setState({ table, ...nothing })
}

export function setOrder(face: string, order: Order): void {
  const { [face]: _, ...others } = useStanding.getState().orders
  useStanding.setState({ orders: order === 'ask' ? others : { ...others, [face]: order } })
}

export function passUntil(until: Until | null): void {
  useStanding.setState({ until, held: -1 })
}

/** Asks this question after all. */
export function hold(question: number): void {
  useStanding.setState({ held: question, until: null })
}
