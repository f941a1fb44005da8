/** One response, as it came. */
export interface Reply {
  readonly status: number
  readonly body: string
}

const statusLine = /^HTTP\/1\.1 (\d{3}) /
const length = /\r\ncontent-length: (\d+)\r\n/i

/** Reads the responses of a connection; `isHead` tells of each request in turn whether its answer has no body. */
export function readReplies(text: string, isHead: readonly boolean[]): Reply[] | string {
  const replies: Reply[] = []
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\r\n\r\n', at)
    const head = text.slice(at, end + 2)
    const status = Number(statusLine.exec(head)?.[1])
    if (end < 0 || Number.isNaN(status)) return `no response: ${JSON.stringify(text.slice(at, at + 80))}`
    const size = length.exec(head)?.[1]
    if (size === undefined && status !== 304) return `a response ${status} of no length`
    const isEmpty = status === 304 || isHead[replies.length] === true
    const from = end + 4
    const to = from + (isEmpty ? 0 : Number(size))
    if (to > text.length) return `a response ${status} that was cut off`
    replies.push({ status, body: text.slice(from, to) })
    at = to
  }
  return replies
}
