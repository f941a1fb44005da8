/** What is wrong in a file of tiles or missions: where, and in words. */
export interface Fault {
  readonly file: string
  /** The way to the place, as `zones[2].kind`; '' for the whole file. */
  readonly place: string
  readonly says: { readonly en: string; readonly fr: string }
}

/** A value of a file and its place, read with faults gathered instead of thrown. */
export interface Reader {
  readonly value: unknown
  readonly at: string
  readonly fault: (en: string, fr: string) => void
  readonly into: (name: string | number) => Reader
}

export function readerOf(file: string, value: unknown, faults: Fault[], at = ''): Reader {
  return {
    value,
    at,
    fault: (en, fr) => void faults.push({ file, place: at, says: { en, fr } }),
    into(name) {
      const inner = typeof value === 'object' && value !== null ? (value as never)[name] : undefined
      const place = typeof name === 'number' ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`
      return readerOf(file, inner, faults, place)
    },
  }
}

const longest = 200
const most = 500
const highest = 999

export function textIn({ value, fault }: Reader, otherwise = ''): string {
  if (typeof value === 'string' && value.length <= longest) return value
  fault('a short text belongs here', 'un texte court est attendu ici')
  return otherwise
}

/** A text that people read: not empty, and nothing in it that a terminal would obey. */
export function nameIn(reader: Reader): string {
  const text = textIn(reader, '?')
  if (text.trim() === '' || /\p{Cc}/u.test(text))
    reader.fault('a name belongs here', 'un nom est attendu ici')
  return text
}

/** A text that may be left out. */
export function maybeText(reader: Reader, otherwise = ''): string {
  return reader.value === undefined ? otherwise : textIn(reader, otherwise)
}

export function numberIn({ value, fault }: Reader, otherwise = 0): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= highest) return value
  fault('a whole number belongs here', 'un nombre entier est attendu ici')
  return otherwise
}

export function flagIn({ value, fault }: Reader, otherwise = false): boolean {
  if (value === undefined) return otherwise
  if (typeof value === 'boolean') return value
  fault('true or false belongs here', '« true » ou « false » est attendu ici')
  return otherwise
}

/** One of a closed list of words. */
export function wordIn<const W extends string>(reader: Reader, words: readonly W[]): W {
  const found = words.find((word) => word === reader.value)
  if (found !== undefined) return found
  const known = words.join(', ')
  const given = typeof reader.value === 'string' ? reader.value.slice(0, longest) : '?'
  reader.fault(`'${given}' is none of ${known}`, `«\u00a0${given}\u00a0» n’est pas dans\u00a0: ${known}`)
  return words[0] as W
}

/** A list; nothing where it may be left out. */
export function listIn<T>(reader: Reader, read: (item: Reader) => T): T[] {
  const { value, fault } = reader
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > most) {
    fault('a list belongs here', 'une liste est attendue ici')
    return []
  }
  return value.map((_, place) => read(reader.into(place)))
}

export function recordIn<T>(reader: Reader, read: (item: Reader, name: string) => T): Record<string, T> {
  const { value, fault } = reader
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault('a record belongs here', 'un enregistrement est attendu ici')
    return {}
  }
  const entries = Object.keys(value).slice(0, most)
  return Object.fromEntries(entries.map((name) => [name, read(reader.into(name), name)]))
}

/** Fields that nobody reads are slips. */
export function onlyFields(reader: Reader, known: readonly string[]): void {
  const { value, fault } = reader
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault('a record belongs here', 'un enregistrement est attendu ici')
    return
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name) && name !== '$schema')
      reader.into(name).fault('no such field', 'ce champ n’existe pas')
  }
}

/** Faults as one message, for content that must be right. */
export function faultLines(faults: readonly Fault[]): string {
  return faults
    .map(({ file, place, says }) => `${file}: ${place === '' ? '' : `${place}: `}${says.en}`)
    .join('\n')
}
