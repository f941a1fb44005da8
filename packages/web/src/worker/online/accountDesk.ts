import type { Guest, MadeToken, TokenShown, WaysBack } from '@quadriga/protocol'
import type { AccountDesk } from '../../model/online/accountService.ts'
import { mapped, request } from './requests.ts'

interface Tokens {
  readonly tokens: readonly TokenShown[]
}

interface Options {
  readonly options: unknown
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
  ways: () => request<WaysBack>('GET', 'me/ways'),
  async passkeyOptions() {
    return mapped(await request<Options>('POST', 'me/passkeys/options'), ({ options }) => options)
  },
  addPasskey: (response) => request<WaysBack>('POST', 'me/passkeys', { response }),
  removePasskey: (id) => request<WaysBack>('DELETE', `me/passkeys/${id}`),
  async newCodes() {
    return mapped(
      await request<{ readonly codes: readonly string[] }>('POST', 'me/recovery'),
      ({ codes }) => codes,
    )
  },
  async comeBackOptions() {
    return mapped(await request<Options>('POST', 'passkeys/options'), ({ options }) => options)
  },
  async comeBack(response) {
    return mapped(await request<Guest>('POST', 'passkeys', { response }), ({ name }) => name)
  },
  async recover(code) {
    return mapped(await request<Guest>('POST', 'recovery', { code }), ({ name }) => name)
  },
  async everything() {
    return mapped(await request<unknown>('GET', 'me/everything'), (all) => JSON.stringify(all, null, 2))
  },
  deleteEverything: () => request('POST', 'me/deletion', { confirm: 'everything' }),
}
