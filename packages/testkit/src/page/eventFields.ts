import { loadedGame } from '@quadriga/kernel'
import type { GameKit } from '../kit.ts'

/** A kind of event, with the fields that the log tells of it; those that name things are marked. */
export interface EventWords {
  readonly kind: string
  readonly fields: readonly { readonly name: string; readonly isThing: boolean }[]
}

/** The kinds of events that a game has. The only place that knows where their fields are written. */
export function eventsOf({ game }: GameKit): EventWords[] {
  return [...loadedGame(game.id).events.values()].map(
    ({
      rule: {
        kind: { name: kind, log, things },
      },
    }) => ({
      kind,
      fields: [...new Set([...log, ...things])].map((name) => ({ name, isThing: things.includes(name) })),
    }),
  )
}
