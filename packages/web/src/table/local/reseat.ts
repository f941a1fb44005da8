import { type Game, type History, resume, save, type Seat } from '@quadriga/kernel'

/** The same game with somebody else in a seat: what was answered is played again under the new names. */
export function reseated(game: Game, history: History, seat: Seat, to: string): ReturnType<typeof resume> {
  const whole = save(history)
  return resume(game, { ...whole, people: whole.people.map((person, n) => (n === seat ? to : person)) })
}
