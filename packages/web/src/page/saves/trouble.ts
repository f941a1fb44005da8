import { create } from 'zustand'

/** Why the last save could not be written, or null. */
export const useSaveTrouble = create<{ readonly problem: string | null }>(() => ({ problem: null }))
