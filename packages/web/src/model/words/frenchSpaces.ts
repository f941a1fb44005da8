/**
 * French typography for the page's own words and for printed names: no line ends before high punctuation, inside quotation marks or
 * between a number and its unit. Games' texts get theirs from the kernel, by the same rules.
 */
export function frenchSpaces(words: string): string {
  return words
    .replace(/ ([;!?]+)/g, '\u202f$1')
    .replace(/ :(?=\s|$)/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/([\d#}]) %/g, '$1\u202f%')
    .replace(/([\d#}]) ♥/g, '$1\u00a0♥')
}
