import type { Language } from '@quadriga/kernel'

/** Where somebody wants mail. */
export interface MailRecord {
  readonly guest: string
  readonly address: string
  readonly language: Language
  /** Who has the address has typed the code that was sent there. */
  readonly isConfirmed: boolean
  /** The hash of that code, when it was sent, and how often a wrong one was typed. */
  readonly code: string
  readonly codeAt: number
  readonly wrong: number
  /** Whoever knows it may end these mails: it stands in each of them. */
  readonly stop: string
}

/** Addresses for mail, one for each guest. */
export interface MailStore {
  putMail(mail: MailRecord): Promise<void>
  mailOf(guest: string): Promise<MailRecord | null>
  removeMail(guest: string): Promise<void>
  /** The mails that a word ends; null where it ends none. */
  mailByStop(stop: string): Promise<MailRecord | null>
}
