/** Where a text stops being JSON: engines say it in their own words, and some not at all. */

const token =
  /\s*(?:(?<sign>[{}[\],:])|(?<string>"[^"\\\p{Cc}]*(?:\\.[^"\\\p{Cc}]*)*")|(?<plain>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy

/** What may come next: a value, a name, a colon, or a comma and what closes. */
type Next = 'value' | 'first' | 'name' | 'firstName' | 'colon' | 'comma'

/** The place of the first letter that cannot stand where it does; the length of the text where it ends too soon. */
export function brokenAt(text: string): number {
  const open: string[] = []
  let next: Next = 'value'
  for (let at = 0; ; ) {
    token.lastIndex = at
    const found = token.exec(text)
    const start = at + (/^\s*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0)
    // A text within quotes that never end is cut off, not wrong.
    if (found === null) return text.startsWith('"', start) ? text.length : start
    const { sign, string } = found.groups ?? {}
    const after = following(sign, string !== undefined, next, open)
    if (after === null) return start
    next = after
    at = token.lastIndex
    if (open.length === 0 && next === 'comma') return at
  }
}

/** What may follow a token; null where it cannot stand there. */
function following(sign: string | undefined, isString: boolean, next: Next, open: string[]): Next | null {
  const isValue = next === 'value' || next === 'first'
  if (sign === undefined) {
    if (isString && (next === 'name' || next === 'firstName')) return 'colon'
    return isValue ? 'comma' : null
  }
  if (sign === ':') return next === 'colon' ? 'value' : null
  if (sign === ',') return next === 'comma' ? (open.at(-1) === '{' ? 'name' : 'value') : null
  if (sign === '{' || sign === '[') {
    if (!isValue) return null
    open.push(sign)
    return sign === '{' ? 'firstName' : 'first'
  }
  const isEmpty = next === (sign === '}' ? 'firstName' : 'first')
  if (open.at(-1) !== (sign === '}' ? '{' : '[') || !(next === 'comma' || isEmpty)) return null
  open.pop()
  return 'comma'
}
