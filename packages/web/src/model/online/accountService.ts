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

/** What a server keeps about the person at this device. */
export interface AccountDesk {
  tokens(): Promise<Granted<readonly TokenModel[]>>
  /** The token itself: it is told this once. */
  makeToken(wish: TokenWish): Promise<Granted<string>>
  revokeToken(id: string): Promise<Granted<readonly TokenModel[]>>
}
