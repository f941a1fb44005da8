import type { IncomingHttpHeaders } from 'node:http'

/** Whether a list of entity tags names this one. A weak one counts where only the cache asks (RFC 9110, 8.8.3.2). */
function names(list: string, tag: string, weakToo: boolean): boolean {
  return list.split(',').some((item) => {
    const one = item.trim()
    return one === '*' || one === tag || (weakToo && one === `W/${tag}`)
  })
}

/** The status that the conditions of a request lead to instead of the file; null where they let it through. */
export function conditionStatus(headers: IncomingHttpHeaders, tag: string): 304 | 412 | null {
  const { 'if-match': wanted, 'if-none-match': known } = headers
  if (wanted !== undefined && !names(wanted, tag, false)) return 412
  return known !== undefined && names(known, tag, true) ? 304 : null
}

/** A part of a file, both ends included. */
export interface Part {
  readonly from: number
  readonly to: number
}

const oneRange = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * The part that a request asks for. A range that is malformed, of another unit or one of several is left unread, as the
 * standard allows (RFC 9110, 14.2): the whole file is the answer. `none` is a well-formed range outside the file.
 */
export function partOf(headers: IncomingHttpHeaders, tag: string, size: number): Part | 'whole' | 'none' {
  const { range = '', 'if-range': only = tag } = headers
  const [, first = '', last = ''] = oneRange.exec(range) ?? []
  if (only !== tag || (first === '' && last === '')) return 'whole'
  if (first === '') return size > 0 && Number(last) > 0 ? partAt(size - Number(last), size, size) : 'none'
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return partAt(Number(first), last === '' ? size : Number(last), size)
}

const partAt = (from: number, to: number, size: number): Part => ({
  from: Math.max(0, from),
  to: Math.min(to, size - 1),
})
