/** Moments of the game in which the engine may remind the table of a rule. */
export const situations = [
  'villainActivates',
  'threatOnMainScheme',
  'encounterCardsDealt',
  'wrongFormForAction',
  'enemyAttacks',
  'turnOfAnotherPlayer',
  'playerDeckEmpty',
  'encounterDeckEmpty',
  'severalEffectsAtOnce',
  'endOfPlayerPhase',
] as const

/** A moment in which a rule is easily forgotten. */
export type Situation = (typeof situations)[number]

/** A reference entry to show when its situation comes up. */
export interface Reminder {
  readonly id: string
  readonly situation: Situation
}

/** Every reminder of the game: the reference entry and when to give it. */
export const reminders: readonly Reminder[] = [
  { id: 'champions:reminder-boost', situation: 'villainActivates' },
  { id: 'champions:reminder-acceleration', situation: 'threatOnMainScheme' },
  { id: 'champions:reminder-hazard', situation: 'encounterCardsDealt' },
  { id: 'champions:reminder-form', situation: 'wrongFormForAction' },
  { id: 'champions:reminder-defend-for-another', situation: 'enemyAttacks' },
  { id: 'champions:reminder-other-turn', situation: 'turnOfAnotherPlayer' },
  { id: 'champions:reminder-player-deck', situation: 'playerDeckEmpty' },
  { id: 'champions:reminder-encounter-deck', situation: 'encounterDeckEmpty' },
  { id: 'champions:reminder-priority', situation: 'severalEffectsAtOnce' },
  { id: 'champions:reminder-free-discard', situation: 'endOfPlayerPhase' },
]
