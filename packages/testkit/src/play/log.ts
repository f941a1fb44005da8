import type { Committed } from '@quadriga/kernel'
import type { Words } from '../kit.ts'
import type { LogEntry, ThingRef } from '../scenario/format.ts'
import { didNotHappen, happened, nothingThere } from '../text/expecting.ts'
import { same } from '../text/said.ts'
import { entryCalled, isCalled, squeeze } from './names.ts'
import { gathered, type Unmet } from './problem.ts'
import { isThingCalled, type Reading, seatCalled, seats, thingsCalled } from './findByName.ts'
import { needEvent, needName } from './vocabulary.ts'

/** Events that did not happen in this order, or that did and should not; null when all is as expected. */
export function logProblem(
  r: Reading,
  events: readonly Committed[],
  entries: readonly LogEntry[],
  present: boolean,
): Unmet[] {
  return present ? notHappened(r, events, entries) : entries.flatMap((entry) => happenedNow(r, events, entry))
}

/** The first event that is missing; where the ones behind it should be is then anybody's guess. */
function notHappened(r: Reading, events: readonly Committed[], entries: readonly LogEntry[]): Unmet[] {
  let place = 0
  for (const entry of entries) {
    const found = events.slice(place).findIndex((event) => isEntry(r, event, entry))
    if (found < 0) return [{ at: entry.at, said: didNotHappen(entryWords(entry), place > 0, kinds(events)) }]
    place += found + 1
  }
  return []
}

function happenedNow(r: Reading, events: readonly Committed[], entry: LogEntry): Unmet[] {
  return gathered(entry.at, () => {
    needEntry(r, entry)
    return events.some((event) => isEntry(r, event, entry)) ? happened(entryWords(entry)) : null
  })
}

/** That something was not logged says nothing if the game could never log it: its event and name must be known. */
function needEntry(r: Reading, { event, about }: LogEntry): void {
  needEvent(r, event)
  if (about !== undefined) needName(r, about)
}

function entryWords({ event, about }: LogEntry): string {
  return about === undefined ? event : `${event}: ${about.name}`
}

function kinds(events: readonly Committed[]): Words {
  return events.length === 0 ? nothingThere : same(events.map((event) => event.kind).join(', '))
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
