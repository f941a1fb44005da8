import type { CountedThing, Flag, Place, ThingRef } from './format.ts'

// The grammar of names inside values and keys. A name is any run of characters without " @ and #, or anything in
// double quotes; whether something is called that is the game's business, not the reader's.
const name = String.raw`(?:"(?<quoted>[^"]+)"|(?<plain>[^"@#]+?))`
const placePattern = new RegExp(String.raw`^${name}(?:\s+of\s+(?<of>\S.*))?$`)
const thingPattern = new RegExp(String.raw`^${name}(?:#(?<nth>[1-9]\d*))?(?:\s*@\s*(?<place>\S.*))?$`)
const ownerPattern = new RegExp(String.raw`^${name}$`)
const countPattern = /^(?<thing>.*\S)\s+x(?<count>[1-9]\d*)$/
const fieldPattern = /^(?<thing>.*\S)\.(?<field>\p{L}[\p{L}\p{N}_ -]*)$/u

/** A bare name without the grammar's signs; undefined if it is none. */
export function parseName(text: string): string | undefined {
  const found = ownerPattern.exec(text.trim())
  return found ? nameIn(found) : undefined
}

/** `hand of spider-man`, `encounter deck`, `12V:cor21`. */
export function parsePlace(text: string): Place | undefined {
  const found = placePattern.exec(text.trim())
  if (!found || /\sof$/.test(found.groups?.['plain'] ?? '')) return undefined
  const owner = found.groups?.['of']
  const of = owner === undefined ? undefined : parseName(owner)
  return owner !== undefined && of === undefined ? undefined : { zone: nameIn(found), of }
}

/** `rhino`, `walker#2`, `flying-sentry@research-lab`, `backflip@hand of spider-man`. */
export function parseThing(text: string): ThingRef | undefined {
  const found = thingPattern.exec(text.trim())
  if (!found) return undefined
  const { nth, place: where } = found.groups ?? {}
  const place = where === undefined ? undefined : parsePlace(where)
  if (where !== undefined && place === undefined) return undefined
  return { name: nameIn(found), nth: nth === undefined ? undefined : Number(nth), place }
}

/** A thing, or several with `x`: `walker x4`. */
export function parseCounted(text: string): CountedThing | undefined {
  const found = countPattern.exec(text.trim())
  const thing = parseThing(found?.groups?.['thing'] ?? text)
  return thing && { thing, count: Number(found?.groups?.['count'] ?? 1) }
}

/** `rhino.damage`: the last dot divides thing and field; undefined if there is no field. */
export function parseField(text: string): { thing: ThingRef; field: string } | undefined {
  const found = fieldPattern.exec(text.trim())
  const thing = found ? parseThing(found.groups?.['thing'] ?? '') : undefined
  const field = found?.groups?.['field']?.trim()
  return thing && field !== undefined ? { thing, field } : undefined
}

/** `exhausted` or `not exhausted`. */
export function parseFlag(text: string): Flag {
  const words = text.trim()
  return words.startsWith('not ') ? { flag: words.slice(4).trim(), not: true } : { flag: words, not: false }
}

function nameIn(found: RegExpExecArray): string {
  return (found.groups?.['quoted'] ?? found.groups?.['plain'] ?? '').trim()
}
