import { type Draft, fieldOf } from './event.ts'
import { draftIn } from './eventFrame.ts'
import { total } from './ledger.ts'
import { loadedGame } from './load.ts'
import { type Decision, type Message, NOTHING, type State, type ThingId } from './state.ts'

/**
 * What abilities may answer, as the game says it in `about.<window>.<kind>`: what is about to happen is not in the log yet, and
 * what just happened may be some lines back. Its words are told what the log tells of the event, and the sum of its ledger as
 * `n`. `faceOf` is what the reader may know of a thing. Null where the game has no words, or nothing is under way.
 */
export function occasionOf(
  state: State,
  { ask }: Pick<Decision, 'ask'>,
  faceOf: (thing: ThingId) => string | undefined,
): Message | null {
  const { window } = ask.args
  const draft = answeredDraft(state)
  if (draft === null || typeof window !== 'string') return null
  const { game, events } = loadedGame(state)
  const key = `about.${window}.${draft.kind}`
  if (!game.words.messages.has(key)) return null
  const args: Record<string, string | number> = { n: total(draft.ledger) }
  const { things = [], log = [] } = events.get(draft.kind)?.rule.kind ?? {}
  for (const field of log.filter((one) => !things.includes(one))) {
    const value = fieldOf(draft, field)
    if (typeof value === 'string' || typeof value === 'number') args[field] = value
  }
  for (const field of things) {
    const face = faceOf(Number(fieldOf(draft, field)))
    if (face !== undefined) args[field] = face
  }
  return { key, args }
}

/** The event that the open window belongs to. */
function answeredDraft({ frames }: State): Draft | null {
  const frame = frames[Number(frames.at(-1)?.vars['event'] ?? NOTHING)]
  return frame?.at === 'event' ? draftIn(frame) : null
}
