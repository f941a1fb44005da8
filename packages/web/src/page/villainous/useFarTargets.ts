import type { Seat, ThingId } from '@quadriga/kernel'
import { isBegun, meantActs, openPieces } from '../act/intent.ts'
import { NOBODY } from '../../model/table/nobody.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import { useVillainous } from './boardContext.ts'

/** A choice that reaches beyond one's own domain, by whose domain it lies in; NOBODY for the middle of the table. */
export interface FarTargets {
  readonly groups: readonly { readonly seat: Seat; readonly ids: readonly ThingId[] }[]
  /** The face of the card because of which one chooses; ''. */
  readonly because: string
}

const central: readonly string[] = ['crisis', 'stones']

/** What can be chosen now, where some of it lies in other domains or was just revealed: it is shown large in one place. */
export function useFarTargets(): FarTargets | null {
  const { question } = usePlay()
  const { intent } = useChoosing()
  const { board, me } = useVillainous()
  if (question === null || question.shape === 'order' || question.shape === 'pay') return null
  const ids = targetsOf(question, intent)
  const seatOf = (id: ThingId): Seat => {
    const [name = '', seat] = (board.pieces[id]?.zone ?? '').split(':')
    return central.includes(name) || seat === undefined ? NOBODY : Number(seat)
  }
  // One's own domain and the middle of the table are large enough; what was just revealed lies nowhere else.
  const isNear = (id: ThingId): boolean => {
    const isCentral = central.includes(board.pieces[id]?.zone ?? '')
    return !board.played.includes(id) && (isCentral || seatOf(id) === me.seat)
  }
  if (ids.every(isNear)) return null
  if (ids.some((id) => me.hand.includes(id))) return null
  const seats = [...new Set(ids.map(seatOf))]
  return {
    groups: seats.map((seat) => ({ seat, ids: ids.filter((id) => seatOf(id) === seat) })),
    because: becauseOf(question, board.pieces[intent.first ?? -1]?.face),
  }
}

/** Pieces that can be pressed as an answer; on a menu only once something is meant. */
function targetsOf(question: Question, intent: Parameters<typeof isBegun>[0]): readonly ThingId[] {
  if (question.isMenu) return isBegun(intent) ? openPieces(meantActs(question, intent)) : []
  return question.choices.map(({ thing }) => thing).filter((thing) => thing >= 0)
}

function becauseOf({ becauseFace, isMenu }: Question, first: string | undefined): string {
  return isMenu ? (first ?? '') : becauseFace
}
