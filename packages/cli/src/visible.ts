/**
 * Characters that do something to a terminal instead of standing there: escape sequences, other control characters, and
 * marks that turn the direction of writing around. Names, files and saves come from strangers.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters it looks for
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g
const lineEnds = /[\n\t]/g

/** A text as it may go to a terminal: what would act there is shown by its number instead, as JSON writes it. */
export function visible(text: string): string {
  return text.replace(acting, escaped)
}

/** Longer than any name or path; what is longer is cut in a sentence. */
const LONGEST = 4000

/** A word from outside within a sentence of ours: it may not begin a line of its own either. */
export function visibleWord(word: string): string {
  const short = word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word
  return visible(short).replace(lineEnds, (sign) => (sign === '\n' ? '\\n' : '\\t'))
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
