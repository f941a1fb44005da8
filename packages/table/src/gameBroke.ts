import { type Answer, type History, type Save, save } from '@quadriga/kernel'

/** A fault of ours in the middle of a game: what went wrong, and the game up to and with the answer that did it. */
export class GameBroke extends Error {
  readonly saved: Save
  constructor(cause: unknown, saved: Save) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'GameBroke'
    this.saved = saved
  }
}

/** A save that ends with the answer that broke the game. */
export function savedWith(history: History, { decision, seat, picks }: Answer): Save {
  // A seed that waits belongs to the answer that broke the game, or another chance would play it again.
  const { reseed, ...before } = save(history)
  const last = { d: decision, s: seat, p: [...picks], ...(reseed === undefined ? {} : { r: reseed }) }
  return { ...before, answers: [...before.answers, last] }
}
