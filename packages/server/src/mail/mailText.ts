import type { Language } from '@quadriga/kernel'
import type { NoticeText } from '../days/noticeText.ts'

interface Words {
  readonly subject: (code: string) => string
  readonly code: (code: string) => string
  readonly open: (address: string) => string
  readonly stop: (address: string) => string
  readonly stopTitle: string
  readonly stopButton: string
  readonly stopped: string
}

/** What mails say, and the page that ends them. */
export const mailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (code) => `Quadriga: ${code} is your code`,
    code: (code) =>
      `Your code is ${code}. Type it on the page where you asked for it, within half an hour.\n\nIf you asked for nothing, do nothing: you get no other mail.`,
    open: (address) => `Open the table: ${address}`,
    stop: (address) => `No more mails: ${address}`,
    stopTitle: 'Mails from Quadriga',
    stopButton: 'No more mails',
    stopped: 'You get no more mails.',
  },
  fr: {
    subject: (code) => `Quadriga : votre code est ${code}`,
    code: (code) =>
      `Votre code est ${code}. Tapez-le sur la page où vous l’avez demandé, dans la demi-heure.\n\nSi vous n’avez rien demandé, ne faites rien : vous ne recevrez pas d’autre courriel.`,
    open: (address) => `Ouvrir la table : ${address}`,
    stop: (address) => `Ne plus recevoir de courriels : ${address}`,
    stopTitle: 'Courriels de Quadriga',
    stopButton: 'Ne plus recevoir de courriels',
    stopped: 'Vous ne recevrez plus de courriels.',
  },
}

/** The mail that says whose move it is. It holds nothing of the game: others may read it on the way. */
export function noticeMail(
  { title, body }: NoticeText,
  at: { readonly table: string; readonly stop: string },
  language: Language,
): { readonly subject: string; readonly text: string } {
  const { open, stop } = mailWords[language]
  return { subject: title, text: `${body}\n\n${open(at.table)}\n\n${stop(at.stop)}` }
}

/** The page that ends mails: a button, since programs follow links before people do. */
export function stopPage(language: Language, isDone: boolean): string {
  const { stopTitle, stopButton, stopped } = mailWords[language]
  const content = isDone ? `<p>${stopped}</p>` : `<form method="post"><button>${stopButton}</button></form>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${stopTitle}</title><main><h1>${stopTitle}</h1>${content}</main></html>`
}
