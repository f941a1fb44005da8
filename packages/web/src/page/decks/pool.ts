import { create } from 'zustand'
import { type Filters, noFilters } from './filters.ts'

export const poolViews = ['grid', 'list'] as const
export type PoolView = (typeof poolViews)[number]

interface Pool {
  readonly filters: Filters
  readonly view: PoolView
  readonly areFiltersOpen: boolean
}

/** What one looks for among the cards: kept while the parts of a builder come and go. */
export const usePool = create<Pool>(() => ({ filters: noFilters, view: 'grid', areFiltersOpen: false }))

export function setFilters(change: Partial<Filters>): void {
  usePool.setState(({ filters }) => ({ filters: { ...filters, ...change } }))
}

/** A deck's aspect asks for its cards, the hero's and the basic ones. */
export function startFilters(aspect: string): void {
  const aspects = new Set(aspect === '' ? [] : ['hero', aspect, 'basic'])
  usePool.setState({ filters: { ...noFilters, aspects } })
}
