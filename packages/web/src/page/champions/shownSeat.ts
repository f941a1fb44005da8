import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import type { Seat } from '@quadriga/kernel'
import type { Snapshot } from '../../model/table/snapshot.ts'

/** Whose side is in front, and what it has followed so far: the seat that was asked and the seat one looks from. */
export interface Front {
  readonly shown: Seat
  readonly asked: Seat
  readonly seat: Seat
}

/** Board and rail speak of the same seat. */
const useFront = create<Front>(() => ({ shown: -1, asked: -1, seat: -1 }))

/**
 * Whose side comes in front with a snapshot. It turns to a seat whose turn it is, or who is asked about a card of their hand,
 * and to the seat one looks from; nothing else moves what somebody has turned to.
 */
export function followed(front: Front, { question, seat, board }: Snapshot): Front {
  const asked = question?.seat ?? seat
  if (front.asked === asked && front.seat === seat) return front
  const isNew = front.shown < 0 || front.seat !== seat
  if (isNew) return { shown: front.asked === asked ? seat : asked, asked, seat }
  const hand = board.zones.find((zone) => zone.name === 'hand' && zone.seat === asked)?.pieces ?? []
  const needsHand =
    question !== null && (question.isMenu || question.choices.some(({ thing }) => hand.includes(thing)))
  return { shown: needsHand ? asked : front.shown, asked, seat }
}

/** Whose side is in front, and the way to turn to another. */
export function useShownSeat(snapshot: Snapshot): readonly [Seat, (seat: Seat) => void] {
  const front = useFront()
  const now = followed(front, snapshot)
  useLayoutEffect(() => {
    if (now !== front) useFront.setState(now)
  }, [now, front])
  const seats = snapshot.seats.length
  return [Math.min(Math.max(0, now.shown), seats - 1), show]
}

function show(shown: Seat): void {
  useFront.setState({ shown })
}
