import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { useLingui } from '@lingui/react'
import type { Language } from '@quadriga/kernel'
import { catalogue, type MessageId } from './catalogue.ts'
import { frenchSpaces } from './frenchSpaces.ts'

/** What a message may be filled with. */
export type Values = Readonly<Record<string, string | number>>

/** Says a message of the page: `t('setup.seat', { n: 2 })`. */
export type Say = (id: MessageId, values?: Values) => string

const compiled = (language: Language) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, words]) => [
      id,
      compileMessage(language === 'fr' ? frenchSpaces(words.fr) : words.en),
    ]),
  )

/** The page's voice. */
export const i18n = setupI18n()

/** Speaks a language from now on. */
export function speak(language: Language): void {
  // Compiled when first wanted: most readers need one language.
  if (i18n.locale !== language) i18n.loadAndActivate({ locale: language, messages: compiled(language) })
}

/** The words of the page, in the language of the moment. */
export function useWords(): Say {
  const { _ } = useLingui()
  return (id, values) => _(id, values)
}
