import type { GuestRecord } from './store.ts'

export interface PasskeyRecord {
  readonly id: string
  readonly guest: string
  /** In base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly at: number
}

/** What a passkey is to sign: good once, for one guest; '' for whoever comes back with it. */
export interface ChallengeRecord {
  readonly hash: string
  readonly guest: string
  /** In milliseconds since 1970. */
  readonly until: number
}

/** How a guest signs in from several devices, and how everything about them is deleted. */
export interface AccountStore {
  addDevice(hash: string, guest: string, at: number): Promise<void>
  addPasskey(passkey: PasskeyRecord): Promise<void>
  passkey(id: string): Promise<PasskeyRecord | null>
  passkeysOf(guest: string): Promise<readonly PasskeyRecord[]>
  setCounter(id: string, counter: number): Promise<void>
  removePasskey(guest: string, id: string): Promise<boolean>
  /** A passkey is to sign this, until then; those whose time is over at `now` are forgotten. */
  expectChallenge(challenge: ChallengeRecord, now: number): Promise<void>
  /** Whether it is what this guest's passkey was to sign; it is spent. */
  spendChallenge(challenge: ChallengeRecord['hash'], guest: string, now: number): Promise<boolean>
  /** The only codes of a guest from now on. */
  setRecovery(guest: string, hashes: readonly string[]): Promise<void>
  codesLeft(guest: string): Promise<number>
  /** Whose a code is; it is spent. */
  spendRecovery(hash: string): Promise<GuestRecord | null>
  /** Rows about a guest, as they are kept. Of secrets there are only hashes, and not even these are told. */
  everythingOf(guest: string): Promise<Readonly<Record<string, readonly unknown[]>>>
  /** Deletes whatever is about a guest. Their answers stay in the logs of games, under an id that leads to nobody. */
  forget(guest: string): Promise<void>
}
