/** A piece of XML: a tag with its attributes, or the words between tags. */
export type XmlPiece =
  | {
      readonly kind: 'open' | 'empty'
      readonly at: number
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
    }
  | { readonly kind: 'close'; readonly at: number; readonly name: string }
  | { readonly kind: 'words'; readonly at: number; readonly words: string }
  | { readonly kind: 'broken'; readonly at: number }

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Words with their entities resolved; what is no entity stays as it is written. */
export function unescapeXml(words: string): string {
  return words.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole
    },
  )
}

/** Words that may stand in XML, inside an element or an attribute. */
export function escapeXml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Parts that are read over or taken whole: how they begin and how they end. */
const wholes = [
  { open: '<!--', close: '-->', says: false },
  { open: '<![CDATA[', close: ']]>', says: true },
  { open: '<?', close: '?>', says: false },
  { open: '<!', close: '>', says: false },
] as const

const tag =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy
const attribute = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu

function attributesOf(written: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of written.matchAll(attribute)) {
    found.set(name.toLowerCase(), unescapeXml(double ?? single ?? ''))
  }
  return found
}

interface Taken {
  readonly piece: XmlPiece | null
  readonly end: number
}

/** What begins at a `<`; a tag that cannot be read is one broken piece up to the next `<`. */
function takeMarkup(text: string, at: number): Taken {
  const whole = wholes.find(({ open }) => text.startsWith(open, at))
  if (whole !== undefined) {
    const close = text.indexOf(whole.close, at + whole.open.length)
    if (close < 0) return { piece: { kind: 'broken', at }, end: text.length }
    const words = text.slice(at + whole.open.length, close)
    return { piece: whole.says ? { kind: 'words', at, words } : null, end: close + whole.close.length }
  }
  tag.lastIndex = at
  const match = tag.exec(text)
  const next = text.indexOf('<', at + 1)
  if (match === null) return { piece: { kind: 'broken', at }, end: next < 0 ? text.length : next }
  const [, slash, name = '', attributes = '', empty] = match
  const end = tag.lastIndex
  if (slash === '/') return { piece: { kind: 'close', at, name: name.toLowerCase() }, end }
  const kind = empty === '/' ? 'empty' : 'open'
  return { piece: { kind, at, name: name.toLowerCase(), attributes: attributesOf(attributes) }, end }
}

/** The pieces of a text in order. It is no validator: it reads on behind whatever it does not understand. */
export function xmlPieces(text: string): readonly XmlPiece[] {
  const pieces: XmlPiece[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === '<') {
      const { piece, end } = takeMarkup(text, at)
      if (piece !== null) pieces.push(piece)
      at = end
      continue
    }
    const next = text.indexOf('<', at)
    const end = next < 0 ? text.length : next
    pieces.push({ kind: 'words', at, words: unescapeXml(text.slice(at, end)) })
    at = end
  }
  return pieces
}
