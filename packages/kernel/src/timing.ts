/** One line of a timing table. */
export type Stage =
  | { readonly do: 'commit' }
  | { readonly do: 'window'; readonly window: string; readonly order: 'forced' | 'inPlayerOrder' }
  | { readonly do: 'run'; readonly rule: string }

/** The order of everything that happens around one kind of event: one screen per game. */
export interface Timing {
  readonly kind: string
  readonly stages: readonly Stage[]
}

export function timing(kind: string, stages: readonly Stage[]): Timing {
  return { kind, stages }
}

/** The line of the table that changes the game. */
export const commitStage: Stage = { do: 'commit' }

/** Abilities that must answer: one after the other, the order chosen by whom the game says. */
export function forced(window: string): Stage {
  return { do: 'window', window, order: 'forced' }
}

/** Abilities that may answer: offered in player order, round and round, until everybody passes in a row. */
export function inPlayerOrder(window: string): Stage {
  return { do: 'window', window, order: 'inPlayerOrder' }
}

/** A procedure of the rulebook at this point, such as a check or a status card. */
export function run(rule: string): Stage {
  return { do: 'run', rule }
}
