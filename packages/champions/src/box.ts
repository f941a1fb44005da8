/** Cards by id and how many copies. */
export type CardCounts = Readonly<Record<string, number>>

export interface Scenario {
  readonly names: { readonly en: string; readonly fr: string }
  /** Villain stages in order, by difficulty. */
  readonly stages: Readonly<Record<'standard' | 'expert', readonly string[]>>
  /** Main schemes in order, by their first side. */
  readonly schemes: readonly string[]
  /** The scenario's own encounter set. */
  readonly cards: CardCounts
  readonly recommended: string
}
