import type { Query, Seat, ThingId } from '@quadriga/kernel/author'

/**
 * The cards of a hand that stand for those chosen: of copies alike those that most seats know go first. Which copy its
 * player pointed at would tell the others which of them they have seen before.
 */
export function alike(q: Query, seat: Seat, chosen: readonly ThingId[]): ThingId[] {
  const hand = [...q.ids('hand', seat)].sort((a, b) => q.thing(b).known - q.thing(a).known || a - b)
  const taken: ThingId[] = []
  for (const id of chosen) {
    const { face } = q.thing(id)
    const found = hand.find((other) => q.thing(other).face === face && !taken.includes(other))
    if (found !== undefined) taken.push(found)
  }
  return taken
}
