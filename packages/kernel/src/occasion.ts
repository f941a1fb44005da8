import { type Draft, fieldOf } from './event.ts'
import { draftIn } from './eventFrame.ts'
import { total } from './ledger.ts'
import { loadedGame } from './load.ts'
import { type Decision, type Message, NOTHING, type State, type ThingId } from './state.ts'

/**
 * What is about to happen while abilities may answer it, as the game says it in `about.<window>.<kind>`: it is not in
 * the log yet. `faceOf` is what the reader may know of a thing. Null where the game has no words, or nothing is under way.
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
  for (const field of events.get(draft.kind)?.rule.kind.things ?? []) {
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
