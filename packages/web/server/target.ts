/** An address longer than this is refused; those of decks and replays are far shorter. */
export const LONGEST_TARGET = 8192

const absolute = /^https?:\/\/[^/?#]*/i
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unreadable = /[\u0000-\u001f\u007f#]/

/** The path that the target of a request means; null for one that cannot be read or leaves the site. */
export function pathOf(target: string): string | null {
  const local = target.replace(absolute, '')
  const [path = ''] = local.split('?')
  // Only an absolute address may leave its path out.
  if (path === '') return local === target ? null : '/'
  if (!path.startsWith('/')) return null
  const decoded = decode(path)
  if (decoded === null || unreadable.test(path) || unreadable.test(decoded)) return null
  return decoded.split(/[\\/]/).includes('..') ? null : decoded
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
