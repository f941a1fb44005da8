import type { MailSettings } from '../mail/mailer.ts'

/** Three things that belong together: the mail server, who sends, and the address of the page. */
interface Given {
  readonly server: string
  readonly from: string
  readonly page: string
}

const isMailServer = (text: string): boolean => /^smtps?:\/\/./.test(text) && URL.canParse(text)
const isSender = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text)
const isPage = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/'

/** How mail is sent: null where none is, undefined where what was given does not do. */
export function readMail({ server, from, page }: Given): MailSettings | null | undefined {
  if (server === '' && from === '') return null
  if (!isMailServer(server) || !isSender(from) || !isPage(page)) return undefined
  return { server, from, page: new URL(page).origin }
}
