import { type Language, type Phrase, plain, render, renderSentence } from '../../src/text/index.ts'

/** A phrase in plain French; no-break spaces written as `_` (narrow) and `~` so that tests can be read. */
export const fr = (phrase: Phrase): string => visible(plain(render(phrase, 'fr')))
export const en = (phrase: Phrase): string => plain(render(phrase, 'en'))
export const line = (phrase: Phrase, language: Language): string =>
  visible(plain(renderSentence(phrase, language)))

const visible = (words: string): string => words.replaceAll('\u202f', '_').replaceAll('\u00a0', '~')
