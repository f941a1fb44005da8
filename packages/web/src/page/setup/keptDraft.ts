import type { Catalogue } from '../../model/setup/catalogue.ts'
import type { Draft } from './draft.ts'

const keyOf = (game: string): string => `quadriga.setup.${game}`

/** Remembers how a game was put together. */
export function keepDraft({ game }: Catalogue, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
  } catch {
    // Without storage the next set-up begins as usual.
  }
}

/** What was put together last time, where all of it can still be chosen. */
export function keptDraft(catalogue: Catalogue): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(catalogue.game)) ?? 'null')
    return isDraft(kept) && isOffered(catalogue, kept) ? kept : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  const { seats, scenario, difficulty, modular } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return (
    Array.isArray(seats) &&
    Array.isArray(modular) &&
    typeof scenario === 'string' &&
    typeof difficulty === 'string' &&
    seats.every((seat: unknown) => {
      const { hero, deck, holding } = (seat ?? {}) as Record<string, unknown>
      return typeof hero === 'string' && typeof deck === 'string' && typeof holding === 'object'
    })
  )
}

function isOffered({ seats, heroes, scenarios, difficulties }: Catalogue, draft: Draft): boolean {
  const has = (list: readonly { readonly id: string }[], id: string): boolean =>
    list.length === 0 || list.some((one) => one.id === id)
  return (
    draft.seats.length >= seats.min &&
    draft.seats.length <= seats.max &&
    has(scenarios, draft.scenario) &&
    has(difficulties, draft.difficulty) &&
    draft.seats.every(({ hero, deck }) => {
      const entry = heroes.find(({ id }) => id === hero)
      return entry !== undefined && has(entry.decks, deck)
    })
  )
}
