import type { Names } from '@quadriga/kernel'

/**
 * Titles as deck lists write them: with the article that a definition keeps apart for its sentences, and with the
 * straight apostrophe that other tools look for.
 */
export function printedTitles({ en, fr, article, gender }: Names): {
  readonly en: string
  readonly fr: string
} {
  const english = article === 'en' || article === 'both' ? `The ${en}` : en
  const french = article === 'fr' || article === 'both' ? `${gender === 'f' ? 'La' : 'Le'} ${fr}` : fr
  return { en: straight(english), fr: straight(french) }
}

function straight(title: string): string {
  return title.replaceAll('’', "'")
}
