import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Muted {
  /** Ids of people whose words are not shown on this device. */
  readonly muted: readonly string[]
  readonly mute: (person: string, isMuted: boolean) => void
}

export const useMuted = create<Muted>()(
  persist(
    (set) => ({
      muted: [],
      mute: (person, isMuted) =>
        set(({ muted }) => ({
          muted: [...muted.filter((one) => one !== person), ...(isMuted ? [person] : [])],
        })),
    }),
    { name: 'quadriga.muted' },
  ),
)
