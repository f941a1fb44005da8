import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The little of a service worker's scope that is used here. */
interface Scope {
  /** The files of this build; the bundler writes the list in. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[]
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  skipWaiting(): Promise<void>
}

declare const self: Scope

precacheAndRoute([...self.__WB_MANIFEST])
cleanupOutdatedCaches()
// Every address is the same page.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')))

// A new version waits until the player says so: nothing changes in the middle of a game.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})
