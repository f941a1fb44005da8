import { create } from 'zustand'

/** The list of shortcuts, over whatever screen one is on. */
interface ShortcutsSheet {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

export const useShortcutsSheet = create<ShortcutsSheet>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
