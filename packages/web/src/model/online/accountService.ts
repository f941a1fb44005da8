import type { Granted } from './onlineService.ts'

export const scopes = ['read', 'play', 'create'] as const
export type ScopeId = (typeof scopes)[number]

/** A token of a program, without itself. */
export interface TokenModel {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ScopeId[]
  /** The program has an account of its own. */
  readonly isBot: boolean
  /** Since when, in milliseconds since 1970. */
  readonly at: number
}

export interface TokenWish {
  readonly name: string
  readonly scopes: readonly ScopeId[]
  readonly isBot: boolean
}

/** How one comes back from another device. */
export interface WaysBackModel {
  readonly passkeys: readonly { readonly id: string; readonly at: number }[]
  /** Recovery codes that are left. */
  readonly codes: number
}

/** What a server keeps about the person at this device. */
export interface AccountDesk {
  tokens(): Promise<Granted<readonly TokenModel[]>>
  /** The token itself: it is told this once. */
  makeToken(wish: TokenWish): Promise<Granted<string>>
  revokeToken(id: string): Promise<Granted<readonly TokenModel[]>>
  ways(): Promise<Granted<WaysBackModel>>
  /** What a new passkey is to sign, and what it signed, in the words of the browser. */
  passkeyOptions(): Promise<Granted<unknown>>
  addPasskey(response: unknown): Promise<Granted<WaysBackModel>>
  removePasskey(id: string): Promise<Granted<WaysBackModel>>
  /** New codes, told this once. */
  newCodes(): Promise<Granted<readonly string[]>>
  comeBackOptions(): Promise<Granted<unknown>>
  /** Who one is on this device from now on. */
  comeBack(response: unknown): Promise<Granted<string>>
  recover(code: string): Promise<Granted<string>>
  /** Everything about one, as a file. */
  everything(): Promise<Granted<string>>
  deleteEverything(): Promise<Granted<unknown>>
}
