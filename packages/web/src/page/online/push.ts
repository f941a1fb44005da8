import type { Language } from '@quadriga/kernel'
import type { PushPlace } from '../../model/online/daysService.ts'
import { days } from '../table/engine.ts'

/** Why a browser cannot tell somebody that it is their move, or that it can. */
export type PushState = 'on' | 'off' | 'insecure' | 'install' | 'none' | 'denied'

/** Safari on a phone tells only from a page that was installed; it says by this field whether one is. */
const isPhonePage = (): boolean => 'standalone' in navigator && navigator.standalone === false

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

/** What this browser can do, and whether it does. */
export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isPhonePage() ? 'install' : 'none'
  const worker = await registration()
  if (worker === null) return 'none'
  if ((await worker.pushManager.getSubscription()) !== null) return 'on'
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

/** Asks the browser and tells the server; false where one of them refuses. */
export async function turnPushOn(key: string, language: Language): Promise<boolean> {
  const worker = await registration()
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return false
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const place = placeOf(made)
    const told = place === null ? null : await days().addPush(place, language)
    if (told?.ok === true) return true
    await made.unsubscribe()
  } catch {
    // The push service of the browser's maker cannot be reached, or there is none.
  }
  return false
}

/** Off at once: the browser forgets, and the server is told. */
export async function turnPushOff(): Promise<void> {
  const known = await (await registration())?.pushManager.getSubscription()
  if (known === null || known === undefined) return
  await known.unsubscribe()
  await days().removePush(known.endpoint)
}

function placeOf(subscription: PushSubscription): PushPlace | null {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh, auth } = keys
  return p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth }
}
