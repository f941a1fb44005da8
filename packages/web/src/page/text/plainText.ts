import type { RichText } from '@quadriga/kernel'

/** The words of a text without its marks: for labels, speech and search. */
export function plainText(text: RichText): string {
  return text.map((part) => part.text).join('')
}
