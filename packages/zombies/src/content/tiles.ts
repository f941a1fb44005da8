import { basementTiles } from './basementTiles.ts'
import { firstTiles } from './firstTiles.ts'
import { groundTiles } from './groundTiles.ts'

/** All eighteen tile faces. */
export const tiles = [...groundTiles, ...basementTiles, ...firstTiles]
