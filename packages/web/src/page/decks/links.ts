const code = /(?<![a-z0-9])MC\d{1,3}-[a-z0-9-]+/iu

/** The address that opens a deck: everything is in it, no server knows the deck. */
export function deckLink(origin: string, short: string): string {
  return `${origin}/decks/import?code=${encodeURIComponent(short)}`
}

/** The short code in an address: after `code=`, or behind `#`; '' where there is none. */
export function codeIn(search: string, hash: string): string {
  const asked = new URLSearchParams(search).get('code')
  if (asked !== null && asked !== '') return asked
  return code.exec(decoded(hash))?.[0] ?? ''
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return hash
  }
}

/** A file name that every system takes. */
export function fileNameOf(name: string, ending: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain === '' ? 'deck' : plain}.${ending}`
}
