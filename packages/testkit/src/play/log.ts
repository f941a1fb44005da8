import type { Committed } from '@quadriga/kernel'
import type { LogEntry, ThingRef } from '../scenario/format.ts'
import { entryCalled, isCalled, squeeze } from './names.ts'
import { located } from './problem.ts'
import { isThingCalled, type Reading, seatCalled, seats, thingsCalled } from './reading.ts'
import { needEvent, needName } from './vocabulary.ts'

/** Events that did not happen in this order, or that did and should not; null when all is as expected. */
export function logProblem(
  r: Reading,
  events: readonly Committed[],
  entries: readonly LogEntry[],
  present: boolean,
): string | null {
  let place = 0
  for (const entry of entries) {
    if (!present) located(entry.at, () => needEntry(r, entry))
    const from = present ? place : 0
    const found = events.slice(from).findIndex((event) => isEntry(r, event, entry))
    if (present && found < 0)
      return `${entryWords(entry)} did not happen${place > 0 ? ' after the others' : ''}; the log: ${kinds(events)}`
    if (!present && found >= 0) return `${entryWords(entry)} happened`
    place = from + found + 1
  }
  return null
}

/** What no table could log is no news that it was not logged. */
function needEntry(r: Reading, { event, about }: LogEntry): void {
  needEvent(r, event)
  if (about !== undefined) needName(r, about)
}

function entryWords({ event, about }: LogEntry): string {
  return about === undefined ? `'${event}'` : `'${event}: ${about.name}'`
}

function kinds(events: readonly Committed[]): string {
  return events.map((event) => event.kind).join(', ') || 'nothing'
}

function isEntry(r: Reading, event: Committed, { event: word, about }: LogEntry): boolean {
  const aliases = entryCalled(r.kit.events ?? {}, word)?.[1] ?? []
  const own = [word, ...aliases].some(
    (kind) => squeeze(kind) === squeeze(event.kind) || squeeze(kind) === squeeze(`log.${event.kind}`),
  )
  return own && (about === undefined || isAbout(r, event, about))
}

/** An event speaks of a card by its code then, of the thing that caused it, and of the seat it names. */
function isAbout(r: Reading, event: Committed, ref: ThingRef): boolean {
  const { definitions } = r.q.loaded
  const isCode = (code: string) => {
    const definition = definitions.get(code)
    return definition !== undefined && isCalled(definition, ref.name)
  }
  if (event.codes.some(([, code]) => isCode(code)) || isThingCalled(r, event.source, ref.name)) return true
  const seat = event.fields['seat']
  if (typeof seat === 'number' && seats(r).includes(seat) && isSeat(r, seat, ref.name)) return true
  const about = r.kit.about?.(r.q, event) ?? []
  return about.some(
    (one) => (one.seat >= 0 && isSeat(r, one.seat, ref.name)) || thingsCalled(r, ref).includes(one.thing),
  )
}

function isSeat(r: Reading, seat: number, name: string): boolean {
  try {
    return seatCalled(r, name) === seat
  } catch {
    return false
  }
}
