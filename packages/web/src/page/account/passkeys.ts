import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Granted } from '../../model/online/onlineService.ts'
import type { WaysBackModel } from '../../model/online/accountService.ts'
import { account } from '../table/engine.ts'

/** Browsers have passkeys only over https and on this machine itself. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

const given = { ok: false, why: 'other', refusals: [] } as const

/** Makes a passkey and attaches it; null where the person thought better of it. */
export async function addPasskey(): Promise<Granted<WaysBackModel> | null> {
  const options = await account().passkeyOptions()
  if (!options.ok) return options
  try {
    const response = await startRegistration({
      optionsJSON: options.value as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    return await account().addPasskey(response)
  } catch (error) {
    return isCalledOff(error) ? null : given
  }
}

/** Comes back by a passkey: who one is then. */
export async function comeBack(): Promise<Granted<string> | null> {
  const options = await account().comeBackOptions()
  if (!options.ok) return options
  try {
    const response = await startAuthentication({
      optionsJSON: options.value as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })
    return await account().comeBack(response)
  } catch (error) {
    return isCalledOff(error) ? null : given
  }
}

function isCalledOff(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
