import { type Draft, fieldOf } from './event.ts'
import { draftIn } from './eventFrame.ts'
import { total } from './ledger.ts'
import { loadedGame } from './load.ts'
import type { Decision, Message, State, ThingId } from './state.ts'

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
  const draft = innermostDraft(state)
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

/** The event that is open and nearest to the question. */
function innermostDraft({ frames }: State): Draft | null {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const frame = frames[depth]
    if (frame?.at === 'event') return draftIn(frame)
  }
  return null
}
