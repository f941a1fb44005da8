import type { NotGranted } from '../../model/online/onlineService.ts'
import type { MessageId } from '../words/catalogue.ts'
import { togetherWords } from '../words/together.ts'
import { addWords } from '../words/i18n.ts'

addWords(togetherWords)

/** What is said where a server did not grant something. */
export const notGranted = (why: NotGranted['why']): MessageId => `online.not.${why}`

/** The address of an invitation. The code stands behind the #: it is sent to nobody and written into no log. */
export function invitationLink(origin: string, code: string): string {
  return `${origin}/join#${code}`
}

/** The code in the address that somebody opened; null where it is not whole. */
export function codeIn(hash: string): string | null {
  return /^#([\w-]{22})$/.exec(hash)?.[1] ?? null
}
