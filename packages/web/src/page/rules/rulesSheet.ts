import { create } from 'zustand'

/** The rules beside whatever screen one is on. */
interface RulesSheet {
  readonly isOpen: boolean
  /** The entry that is shown, or '' for the search. */
  readonly rule: string
  readonly query: string
  /** Rules and cards of what lies on the table: they come first. */
  readonly here: ReadonlySet<string>
  /** Opens the search, or an entry. */
  readonly open: (rule?: string) => void
  readonly close: () => void
  readonly ask: (query: string) => void
  readonly lay: (here: ReadonlySet<string>) => void
}

export const useRulesSheet = create<RulesSheet>((set) => ({
  isOpen: false,
  rule: '',
  query: '',
  here: new Set<string>(),
  open: (rule = '') => set({ isOpen: true, rule }),
  close: () => set({ isOpen: false }),
  ask: (query) => set({ query, rule: '' }),
  lay: (here) => set({ here }),
}))
