import { create } from 'zustand'
import type { Skin } from '../art/skin.ts'

/** The skin of the board that is shown: texts outside of it draw the same pictures. */
export const useShownSkin = create<{ readonly skin: Skin | null }>(() => ({ skin: null }))
