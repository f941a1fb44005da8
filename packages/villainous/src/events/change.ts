import type { Draft, EventKind, Machine, ThingId } from '@quadriga/kernel/author'
import { checkObjectives } from '../rules/objectives.ts'

interface Change {
  readonly kind: string
  readonly commit: (m: Machine, draft: Draft) => void
  readonly log?: readonly string[]
  readonly things?: readonly string[]
  readonly audience?: EventKind['audience']
}

/** A kind of event of this game: after every change it is looked whether somebody has won. */
export function change({ kind, commit, log = [], things = [], audience }: Change): EventKind {
  return {
    kind,
    commit(m, draft) {
      commit(m, draft)
      checkObjectives(m)
    },
    log: ['who', ...things, ...log],
    things,
    ...(audience === undefined ? {} : { audience }),
  }
}

export function thingIn(draft: Draft, field: string): ThingId {
  return draft[field] as ThingId
}
