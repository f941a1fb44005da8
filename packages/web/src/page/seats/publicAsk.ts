import { create } from 'zustand'
import type { CurtainModel, Snapshot } from '../../model/table/snapshot.ts'

/** The reaction that its person wants to look at a hand for; -1. */
export const useLooking = create<{ readonly question: number }>(() => ({ question: -1 }))

/** A reaction of another person that is asked in public, with all pieces where they are; null where nobody is asked so. */
export function publicAsk({ curtain }: Snapshot, looking: number): CurtainModel | null {
  return curtain === null || curtain.reaction === null || curtain.reaction.question === looking
    ? null
    : curtain
}
