import { Workbox } from 'workbox-window'
import { create } from 'zustand'

/** Whether a new version waits, and how to take it. */
export const useUpdate = create<{ readonly take: (() => void) | null }>(() => ({ take: null }))

/** Lets the browser keep everything for offline play, and tells when a new version waits. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox('/serviceWorker.js')
  workbox.addEventListener('waiting', () => {
    const take = (): void => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }
    useUpdate.setState({ take })
  })
  // A private window may refuse: the game is played online then.
  workbox.register().catch(() => undefined)
}
