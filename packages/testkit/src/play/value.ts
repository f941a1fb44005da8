import type { FieldValue } from '../kit.ts'
import type { Expected } from '../scenario/format.ts'
import { boundWords, isWithin } from './bound.ts'
import { definitionsCalled, squeeze } from './names.ts'
import type { Reading } from './findByName.ts'

/** Whether a field has the value that a file expects. */
export function isValue(r: Reading, found: FieldValue, wanted: Expected): boolean {
  switch (wanted.kind) {
    case 'number':
      return typeof found === 'number' && isWithin(found, wanted.bound)
    case 'word':
      return typeof found === 'string' && isSameName(r, found, wanted.word)
    case 'names':
      return sameNames(r, namesIn(found), wanted.names)
    case 'table': {
      if (typeof found !== 'object' || Array.isArray(found)) return false
      const rows = Object.entries(found as Readonly<Record<string, number>>)
      return (
        rows.length === wanted.rows.length &&
        wanted.rows.every((row) => rows.some(([name, n]) => isSameName(r, name, row.name) && n === row.value))
      )
    }
  }
}

function namesIn(found: FieldValue): readonly string[] {
  if (Array.isArray(found)) return found as readonly string[]
  return typeof found === 'object' ? Object.keys(found) : [String(found)]
}

function sameNames(r: Reading, found: readonly string[], wanted: readonly string[]): boolean {
  const left = [...found]
  for (const name of wanted) {
    const place = left.findIndex((own) => isSameName(r, own, name))
    if (place < 0) return false
    left.splice(place, 1)
  }
  return left.length === 0
}

function isSameName({ kit }: Reading, own: string, wanted: string): boolean {
  return squeeze(own) === squeeze(wanted) || definitionsCalled(kit.game, wanted).some(({ id }) => id === own)
}

/** A value as a person reads it. */
export function valueWords(value: FieldValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a file expects, as it writes it. */
export function expectedWords(value: Expected): string {
  switch (value.kind) {
    case 'number':
      return boundWords(value.bound)
    case 'word':
      return value.word
    case 'names':
      return JSON.stringify(value.names)
    case 'table':
      return JSON.stringify(Object.fromEntries(value.rows.map(({ name, value: n }) => [name, n])))
  }
}
