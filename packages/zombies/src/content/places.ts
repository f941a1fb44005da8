import { placesOf } from '../build/index.ts'
import { tiles } from './tiles.ts'

/** Every zone, door and window of every tile. */
export const places = placesOf(tiles)
