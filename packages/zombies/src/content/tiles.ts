import { basementTiles } from './basementTiles.ts'
import { firstTiles } from './firstTiles.ts'
import { groundTiles } from './groundTiles.ts'

/** All eighteen tile faces. */
export const tiles = [...groundTiles, ...basementTiles, ...firstTiles]

/** The stairs between the hall and the landings above it. */
export const stairs = [
  ['14R:hall11', '17V:land-w'],
  ['14R:hall11', '17V:land-e'],
] as const
