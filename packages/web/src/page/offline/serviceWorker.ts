import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { openPushed, type PageWindow, showPushed, type Telling } from './pushed.ts'

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends Lasting {
  readonly data: { text(): string } | null
}

interface ClickEvent extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}

/** The little of a service worker's scope that is used here. */
interface Scope {
  /** The files of this build; the bundler writes the list in. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[]
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(which: { readonly type: 'window' }): Promise<readonly PageWindow[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
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

const telling: Telling = {
  windows: () => self.clients.matchAll({ type: 'window' }),
  show: (title, options) => self.registration.showNotification(title, options),
  open: (address) => self.clients.openWindow(address),
}

// It is somebody's move at an online table.
self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data?.text() ?? '', telling)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(event.notification.data, telling))
})
