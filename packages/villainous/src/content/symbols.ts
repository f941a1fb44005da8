import { gain, symbol } from '../build/index.ts'

/** The printed symbols, as short as the boards are read. */
export const play = symbol('play-card')
export const discard = symbol('discard')
export const activate = symbol('activate')
export const relocate = symbol('relocate')
export const vanquish = symbol('vanquish')
export const fate = symbol('fate')
export { gain }
