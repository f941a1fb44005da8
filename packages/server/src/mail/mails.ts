import { randomInt } from 'node:crypto'
import type { Language } from '@quadriga/kernel'
import { Buckets } from '../bucket.ts'
import type { NoticeText } from '../days/noticeText.ts'
import { hashed, randomText } from '../secrets.ts'
import type { ServerLimits } from '../serverLimits.ts'
import type { MailRecord } from '../store/mailStore.ts'
import type { Store } from '../store/store.ts'
import type { Mailer } from './mailer.ts'
import { mailWords, noticeMail } from './mailText.ts'

const HALF_AN_HOUR = 1_800_000
/** Wrong codes before a new one must be asked for. */
const TRIES = 5
const DIGITS = 6

interface MailsParts {
  readonly store: Store
  /** Null where the host has no mail server: then nobody is offered mail. */
  readonly mailer: Mailer | null
  readonly limits: ServerLimits
  readonly now: () => number
  readonly trouble: (what: string, error: unknown) => void
}

/** Mail to people who asked for it and showed that the address is theirs. */
export class Mails {
  private readonly parts: MailsParts
  private readonly sent: Buckets

  constructor(parts: MailsParts) {
    this.parts = parts
    this.sent = new Buckets(parts.limits.mails)
  }

  get isOffered(): boolean {
    return this.parts.mailer !== null
  }

  /** Sends a code to an address: only who reads it there can have mail sent to it. */
  async ask(guest: string, address: string, language: Language): Promise<'sent' | 'tooMany' | 'notSent'> {
    const { store, mailer, now, trouble } = this.parts
    if (mailer === null) return 'notSent'
    // Both are limited: how many one guest asks for, and how many are asked for to one address.
    if (!this.mayBeSent(`asked by ${guest}`) || !this.mayBeSent(`asked for ${address}`)) return 'tooMany'
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const words = mailWords[language]
    try {
      await mailer.send({ to: address, subject: words.subject(code), text: words.code(code), stop: '' })
    } catch (error) {
      trouble('a mail', error)
      return 'notSent'
    }
    const fresh = { isConfirmed: false, code: hashed(code), codeAt: now(), wrong: 0, stop: randomText(24) }
    await store.putMail({ guest, address, language, ...fresh })
    return 'sent'
  }

  /** Whether it was the code that was sent. */
  async confirm(guest: string, code: string): Promise<boolean> {
    const { store, now } = this.parts
    const mail = await store.mailOf(guest)
    if (mail === null || mail.code === '') return false
    const isStale = now() - mail.codeAt > HALF_AN_HOUR || mail.wrong >= TRIES
    const isRight = !isStale && mail.code === hashed(code)
    await store.putMail(
      isRight ? { ...mail, isConfirmed: true, code: '' } : { ...mail, wrong: mail.wrong + 1 },
    )
    return isRight
  }

  /** Tells somebody that a table waits for them, at this path of the page. */
  async tell(guest: string, path: string, textIn: (language: Language) => NoticeText): Promise<void> {
    const { store, mailer, trouble } = this.parts
    const mail = mailer === null ? null : await store.mailOf(guest)
    if (mailer === null || mail === null || !mail.isConfirmed || !this.mayBeSent(`told ${guest}`)) return
    const stop = stopAddress(mailer, mail)
    const at = { table: `${mailer.page}/${path}`, stop }
    const { language, address } = mail
    try {
      await mailer.send({ to: address, stop, ...noticeMail(textIn(language), at, language) })
    } catch (error) {
      trouble('a mail', error)
    }
  }

  private mayBeSent(what: string): boolean {
    const now = this.parts.now()
    return this.sent.take(what, now)
  }
}

const stopAddress = ({ page }: Mailer, { stop }: MailRecord): string => `${page}/api/mail/stop/${stop}`
