import { nearestName } from './nearestName.ts'
import { type Reason, reason } from './reason.ts'
import type {
  CountsField,
  DataField,
  ListField,
  NumberField,
  OptionalField,
  ReadField,
  RecordField,
  SetupField,
  SetupFields,
} from './setupFields.ts'
import type { Json } from './state.ts'

/** A set-up as its game declared it, or why it is none: every reason with the place, such as `decks[0].aspect`. */
export type SetupReading<T> =
  | { readonly ok: true; readonly setup: T }
  | { readonly ok: false; readonly reasons: readonly Reason[] }

/** Reads a set-up from outside: what was not declared is refused, and nothing is guessed. Never throws. */
export function readSetup<F extends SetupFields>(
  record: RecordField<F>,
  given: Json,
  rule: string,
): SetupReading<ReadField<RecordField<F>>> {
  const reasons: Reason[] = []
  readField(record, given, '', (key, at, args) => {
    if (reasons.length < MOST_REASONS) reasons.push(reason(key, { at, ...args }, rule))
  })
  return reasons.length === 0
    ? { ok: true, setup: given as unknown as ReadField<RecordField<F>> }
    : { ok: false, reasons }
}

/** A game's `checkSetup`: what the reader finds, and only for a set-up that can be read what the rules say about it. */
export function setupCheck<F extends SetupFields>(
  record: RecordField<F>,
  rule: string,
  rules: (setup: ReadField<RecordField<F>>) => readonly Reason[],
): (given: Json) => readonly Reason[] {
  return (given) => {
    const read = readSetup(record, given, rule)
    return read.ok ? rules(read.setup) : read.reasons
  }
}

/** A file with ten thousand wrong fields needs no ten thousand sentences. */
const MOST_REASONS = 12
const LONGEST_SHOWN = 40
const MOST_KNOWN_SHOWN = 24

type Refuse = (key: string, at: string, args: Readonly<Record<string, Json>>) => void

function readField(field: SetupField, given: unknown, at: string, refuse: Refuse): void {
  switch (field.kind) {
    case 'name':
      readName(field.known, given, at, refuse)
      break
    case 'flag':
      if (typeof given !== 'boolean') refuseKind('flag', given, at, refuse)
      break
    case 'number':
      readNumber(field, given, at, refuse)
      break
    case 'counts':
      readCounts(field, given, at, refuse)
      break
    case 'list':
      readList(field, given, at, refuse)
      break
    case 'nameOrRecord':
      if (typeof given === 'string') readName(field.known, given, at, refuse)
      else if (isRecord(given)) readFields(field.fields, given, at, refuse)
      else refuseKind('nameOrRecord', given, at, refuse)
      break
    case 'record':
      if (isRecord(given)) readFields(field.fields, given, at, refuse)
      else
        refuse('setup.kind', at, { ...kinds('record', given), fields: Object.keys(field.fields).join(', ') })
      break
    case 'data':
      if (!isSmallData(given, field)) refuse('setup.data', at, {})
      break
    case 'optional':
      readField(field.of as SetupField, given, at, refuse)
  }
}

function readFields(
  fields: SetupFields,
  given: Readonly<Record<string, unknown>>,
  at: string,
  refuse: Refuse,
): void {
  const known = Object.keys(fields)
  for (const field of Object.keys(given))
    if (!known.includes(field)) refuse('setup.field', at, { field: shown(field), ...suggested(field, known) })
  for (const name of known) {
    const field = fields[name] as SetupField
    const place = at === '' ? name : `${at}.${name}`
    // What every record inherits was not given; what is written as `undefined` was left out.
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value !== undefined) readField(field, value, place, refuse)
    else if (!isOptional(field)) refuse('setup.missing', place, {})
  }
}

function readName(known: readonly string[], given: unknown, at: string, refuse: Refuse): void {
  if (typeof given !== 'string') refuseKind('name', given, at, refuse)
  else if (!known.includes(given))
    refuse('setup.name', at, { name: shown(given), ...suggested(given, known) })
}

function readNumber({ min, max }: NumberField, given: unknown, at: string, refuse: Refuse): void {
  if (typeof given !== 'number') refuseKind('number', given, at, refuse)
  else if (!Number.isInteger(given) || given < min || given > max)
    refuse('setup.number', at, { given: shown(String(given)), min, max })
}

function readCounts(field: CountsField, given: unknown, at: string, refuse: Refuse): void {
  if (!isRecord(given)) {
    refuseKind('counts', given, at, refuse)
    return
  }
  const counts = Object.entries(given)
  if (counts.length > field.names) {
    refuse('setup.count', at, { given: counts.length, min: 0, max: field.names })
    return
  }
  for (const [name, count] of counts)
    readNumber({ kind: 'number', min: 0, max: field.max }, count, `${at}.${shown(name)}`, refuse)
}

function readList(
  { of, min, max, distinct }: ListField<unknown>,
  given: unknown,
  at: string,
  refuse: Refuse,
): void {
  if (!Array.isArray(given)) {
    refuseKind('list', given, at, refuse)
    return
  }
  // A list that is too long is not looked into: it may be a million entries long.
  if (given.length < min || given.length > max) {
    refuse('setup.count', at, { given: given.length, min, max })
    return
  }
  const entries: readonly unknown[] = given
  for (const [i, one] of entries.entries()) readField(of as SetupField, one, `${at}[${i}]`, refuse)
  const twice = distinct ? entries.find((one, i) => entries.indexOf(one) < i) : undefined
  if (typeof twice === 'string') refuse('setup.twice', at, { name: shown(twice) })
}

/** Whether a value is plain data within its bounds; it is walked without recursion, for it may be very deep. */
function isSmallData(given: unknown, { size, depth }: DataField): boolean {
  const waiting: (readonly [value: unknown, depth: number])[] = [[given, 0]]
  let left = size
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, level] = next
    left -= typeof value === 'string' ? value.length + 2 : 4
    if (left < 0 || level > depth) return false
    if (typeof value === 'object' && value !== null) {
      const names = Object.keys(value)
      for (const name of names) left -= name.length + 3
      if (left < 0) return false
      for (const inner of Object.values(value)) waiting.push([inner, level + 1])
    } else if (value === undefined || typeof value === 'function' || typeof value === 'bigint') return false
  }
  return true
}

function isOptional(field: SetupField): field is OptionalField<unknown> {
  return field.kind === 'optional'
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function refuseKind(wanted: Wanted, given: unknown, at: string, refuse: Refuse): void {
  refuse('setup.kind', at, kinds(wanted, given))
}

/** What a value should have been, for the words of `setup.kind`. */
export type Wanted = SetupField['kind']
/** What a value is instead. */
export type Given = 'null' | 'list' | 'record' | 'text' | 'number' | 'flag' | 'nothing'

function kinds(wanted: Wanted, given: unknown): { wanted: Wanted; given: Given } {
  return { wanted, given: kindOf(given) }
}

function kindOf(given: unknown): Given {
  if (given === null) return 'null'
  if (Array.isArray(given)) return 'list'
  if (typeof given === 'object') return 'record'
  if (typeof given === 'string') return 'text'
  if (typeof given === 'number') return 'number'
  return typeof given === 'boolean' ? 'flag' : 'nothing'
}

/** The name that was probably meant, and all there are unless they would fill the screen. */
function suggested(word: string, known: readonly string[]): { near: string; known: string } {
  return {
    near: nearestName(word, known),
    known: known.length > MOST_KNOWN_SHOWN ? '' : known.filter((name) => name !== '').join(', '),
  }
}

function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
