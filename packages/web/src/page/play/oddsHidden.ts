import { createContext } from 'react'

/** Whether a table keeps its odds to itself: they would answer what a puzzle asks. */
export const OddsHidden = createContext(false)
