import { createTransport } from 'nodemailer'

/** How a host lets the server send mail. */
export interface MailSettings {
  /** Where the mail server is: smtp:// or smtps://, with the account in it where it asks for one. */
  readonly server: string
  readonly from: string
  /** The address of the page as people type it; it stands in every mail, so a visitor may not say it. */
  readonly page: string
}

/** A mail in plain words. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a program for mail says that no more is wanted; '' where it was asked for. */
  readonly stop: string
}

export interface Mailer {
  readonly page: string
  send(mail: Mail): Promise<void>
  /** Throws where the mail server cannot be used. */
  check(): Promise<void>
  close(): void
}

const PATIENCE = 10_000

/** What a mail server answered, without the address that it may repeat. */
class NotSent extends Error {
  constructor(error: unknown) {
    const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number }
    super(`the mail server refused or did not answer: ${code} ${responseCode}`.trimEnd())
  }
}

/** Sends through the mail server of the host. */
export function smtpMailer({ server, from, page }: MailSettings): Mailer {
  const transport = createTransport({
    url: server,
    pool: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A mail says what it is given: nothing is fetched from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    page,
    async send({ to, subject, text, stop }) {
      const oneClick = {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      try {
        await transport.sendMail({ from, to, subject, text, headers: stop === '' ? {} : oneClick })
      } catch (error) {
        throw new NotSent(error)
      }
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
