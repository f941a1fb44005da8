import { NOBODY, openDraft, procedure, type Query, type ThingId, type Vars } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { characters, remaining } from '../query/characters.ts'
import { defeatDraft } from './defeat.ts'

/** A bonus to hit points is gone: a character that is left without any is defeated at once (R45). */
export const lostHitPoints = procedure<Vars>('champions.lostHitPoints', {
  defeat(m) {
    const fallen = characters(m).find((id) => remaining(m, id) === 0 && !isFalling(m, id))
    if (fallen === undefined) m.done()
    else {
      m.goto('defeat')
      m.propose(event.defeat, defeatDraft(m, fallen, NOBODY, -1))
    }
  },
})

/** Whether its defeat is already under way: what falls with it must not defeat it again. */
function isFalling(q: Query, id: ThingId): boolean {
  return q.state.frames.some((frame) => openDraft(frame, event.defeat)?.thing === id)
}
