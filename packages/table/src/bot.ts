import type { Decision, Message, View } from '@quadriga/kernel'

type Picks = readonly string[] | null

/** A player that is a program, as `@quadriga/bots` makes them; one that thinks elsewhere may take its time. */
export interface Bot {
  /** The picks for one of the seat's decisions; null lets an open opportunity lie. */
  decide(seen: View, decision: Decision): Picks | Promise<Picks>
  /** Why it answered its last decision as it did; null when it has no reason. */
  why?(): Message | null
}

/** Makes the bot of an id; its own choices follow from the seed. */
export type BotMaker = (id: string, seed: string) => Bot | Promise<Bot>
