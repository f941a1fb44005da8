import { create } from 'zustand'
import { type Lying, noneKept } from './heldDice.ts'

/** The throw that is being prepared: what stays, and for which ability. Tray, ladder and dock show the same. */
interface Tray extends Lying {
  /** An ability by its name as in `activate:<name>`; '' for damage. */
  readonly aim: string
}

export const useTray = create<Tray>(() => ({ kept: noneKept, order: [], aim: '' }))
