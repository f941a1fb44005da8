import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'

/** A number of a card: as it is on the table, or as printed. */
export interface CardNumber {
  readonly id: string
  readonly name: string
  readonly now: number
  /** Its end, for hit points on the table; null elsewhere. */
  readonly max: number | null
  readonly isChanged: boolean
  /** As printed: times the number of players. */
  readonly perPlayer: boolean
}

/** One number of a card, or null where it has none. */
export function numberOn(face: Face, piece: Piece | undefined, id: string): CardNumber | null {
  const printed = face.stats.find((one) => one.id === id)
  const name = printed?.name ?? ''
  if (id === 'hp' && piece?.hp) {
    const { now, max } = piece.hp
    return { id, name, now, max, isChanged: now !== max, perPlayer: false }
  }
  const live = piece?.stats.find((one) => one.id === id)
  if (live !== undefined) {
    const { value } = live
    return { id, name: live.name, now: value, max: null, isChanged: value !== live.printed, perPlayer: false }
  }
  if (printed === undefined) return null
  const { value, perPlayer } = printed
  return { id, name, now: value, max: null, isChanged: false, perPlayer }
}
