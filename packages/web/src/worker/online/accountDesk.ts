import type { MadeToken, TokenShown } from '@quadriga/protocol'
import type { AccountDesk } from '../../model/online/accountService.ts'
import { mapped, request } from './requests.ts'

interface Tokens {
  readonly tokens: readonly TokenShown[]
}

/** What a server keeps about the person at this device. */
export const accountDesk: AccountDesk = {
  async tokens() {
    return mapped(await request<Tokens>('GET', 'tokens'), ({ tokens }) => tokens)
  },
  async makeToken(wish) {
    return mapped(await request<MadeToken>('POST', 'tokens', wish), ({ token }) => token)
  },
  async revokeToken(id) {
    return mapped(await request<Tokens>('DELETE', `tokens/${id}`), ({ tokens }) => tokens)
  },
}
