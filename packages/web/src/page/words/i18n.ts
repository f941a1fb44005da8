import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { useLingui } from '@lingui/react'
import type { Language } from '@quadriga/kernel'
import type { Area } from '../../model/words/area.ts'
import type { MessageId } from './catalogue.ts'
import { firstWords } from './firstWords.ts'
import { frenchSpaces } from '../../model/words/frenchSpaces.ts'

/** What a message may be filled with. */
export type Values = Readonly<Record<string, string | number>>

/** Says a message of the page: `t('setup.seat', { n: 2 })`. */
export type Say = (id: MessageId, values?: Values) => string

const compiled = (words: Area, language: Language) =>
  Object.fromEntries(
    Object.entries(words).map(([id, { en, fr }]) => [
      id,
      compileMessage(language === 'fr' ? frenchSpaces(fr) : en),
    ]),
  )

/** The page's voice. */
export const i18n = setupI18n()

/** All words that the page has so far. */
let known: Area = firstWords

/** Speaks a language from now on. */
export function speak(language: Language): void {
  // Compiled when first wanted: most readers need one language.
  if (i18n.locale !== language)
    i18n.loadAndActivate({ locale: language, messages: compiled(known, language) })
}

/** Words that come with a screen which is loaded later: it adds them before it is drawn. */
export function addWords(words: Area): void {
  known = { ...known, ...words }
  if (i18n.locale !== '') i18n.load(i18n.locale, compiled(words, i18n.locale as Language))
}

/** Whether the page has such a message. */
export function isMessage(id: string): id is MessageId {
  return Object.hasOwn(known, id)
}

/** The words of the page, in the language of the moment. A name that fills a message in may end in a mark too: « À nous Vegas ! ». */
export function useWords(): Say {
  const { _, i18n: voice } = useLingui()
  return (id, values) =>
    values !== undefined && voice.locale === 'fr' ? frenchSpaces(_(id, values)) : _(id, values)
}
