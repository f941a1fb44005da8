import { create } from 'zustand'
import type { Snapshot } from '../../model/table/snapshot.ts'

/** The question that its person wants to look at a hand for; -1. */
export const useLooking = create<{ readonly question: number }>(() => ({ question: -1 }))

/** Whether another person at this screen is asked aloud, with the hand of the last one still in sight. */
export function isAloud({ curtain, question }: Snapshot): boolean {
  return curtain?.aloud === true && question !== null
}

/** Whether the screen is to be handed over before anything else. */
export function isCurtained(snapshot: Snapshot, looking: number): boolean {
  return snapshot.curtain !== null && (!isAloud(snapshot) || snapshot.question?.id === looking)
}

/** How a curtain calls the next person: by their name, or by their hero where they gave none. */
export function calledAt({ curtain, seats }: Pick<Snapshot, 'curtain' | 'seats'>): string {
  const hero = seats.find(({ seat }) => seat === curtain?.seat)?.name ?? ''
  return curtain?.person === UNNAMED && hero !== '' ? hero : (curtain?.person ?? '')
}

/** Who sat down first at this device. */
const UNNAMED = 'me'
