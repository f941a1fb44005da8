import * as z from 'zod/mini'
import { guest } from './bodies.ts'
import { limits } from './limits.ts'

/** What WebAuthn's own words hold is described by its standard: https://www.w3.org/TR/webauthn-3. */
const credential = z.looseObject({
  id: z.string().check(z.maxLength(limits.credential)),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
})
export const passkeyResponse = z.strictObject({ response: credential })
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const passkeyShown = z.object({ id: z.string(), at: z.number() })
/** How one comes back: passkeys, and recovery codes that are left. */
export const waysBack = z.object({ passkeys: z.array(passkeyShown), codes: z.number() })
export type WaysBack = z.infer<typeof waysBack>

/** A code written down for the day when all devices are lost. */
export const recoveryCode = z.strictObject({
  code: z.string().check(z.regex(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)),
})
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** Everything about oneself is deleted only where it is meant. */
export const deletion = z.strictObject({ confirm: z.literal('everything') })
/** Everything that the server keeps about somebody. */
export const everything = z.looseObject({ guest })
