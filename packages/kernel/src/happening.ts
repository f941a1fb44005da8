import { commit, completed } from './commit.ts'
import type { Answerable, Draft, DraftOf, EventKind, Given, Instant, Waiting } from './event.ts'
import type { LoadedEvent } from './loadEvents.ts'
import type { Machine } from './machine.ts'
import type { Vars } from './state.ts'

/** Proposes an event: its timing table decides what happens around it. */
export function propose<K extends Answerable>(m: Machine, kind: K, given: Given<K>): void {
  const vars = completed(draftOf(m, kind, given, true), kind)
  const { rule, isBare } = loadedEvent(m, kind.name)
  if (isBare) commit(m, rule, vars)
  else pushEvent(m, vars, 0)
  m.hasProposed = true
}

/** Lets something happen, here and now. */
export function happen<K extends Instant>(m: Machine, kind: K, given: Given<K>): DraftOf<K> {
  const draft = draftOf(m, kind, given, false)
  commit(m, loadedEvent(m, kind.name).rule, draft)
  return draft as unknown as DraftOf<K>
}

/** Lays out an event that is under way and goes on at a later stage; its depth. */
export function layEvent<K extends Answerable>(m: Machine, kind: K, given: Given<K>, stage: number): number {
  pushEvent(m, completed(draftOf(m, kind, given, true), kind), stage)
  return m.state.frames.length - 1
}

/** Lays out an event that is over but for those who answer it. */
export function layOver(m: Machine, draft: Draft): void {
  pushEvent(m, { ...draft }, loadedEvent(m, draft.kind).stages.length)
}

/** Proposes an event that waited, or lets it happen, as its kind is. What was given becomes its draft. */
export function bringAbout(m: Machine, { kind, given }: Waiting): void {
  const { rule } = loadedEvent(m, kind)
  if (rule.kind.isAnswerable) propose(m, rule.kind as Answerable, given)
  else happen(m, rule.kind as Instant, given)
}

/** A draft that is known to be of one of these kinds. */
export function ofKind<K extends readonly EventKind[]>(
  m: Machine,
  draft: Draft,
  kinds: K,
): DraftOf<K[number]> {
  for (let i = 0; i < kinds.length; i++) {
    if ((kinds[i] as EventKind).name === draft.kind) return draft as unknown as DraftOf<K[number]>
  }
  throw m.broken(`${draft.kind} where ${kinds.map(({ name }) => name).join(' or ')} was expected`)
}

function draftOf(m: Machine, kind: EventKind, given: object, isAnswerable: boolean): Draft {
  m.mayGoOn()
  if (kind.isAnswerable !== isAnswerable)
    throw m.broken(`'${kind.name}' ${isAnswerable ? 'happens at once: it is not proposed' : 'is proposed'}`)
  const draft = given as Draft
  if (m.base >= 0) draft.base = m.base
  return draft
}

function pushEvent(m: Machine, draft: Draft, step: number): void {
  m.push({ at: 'event', node: -1, step, base: -1, vars: draft as unknown as Vars })
}

function loadedEvent(m: Machine, name: string): LoadedEvent {
  const found = m.loaded.events.get(name)
  if (found === undefined) throw m.broken(`no event kind '${name}'`)
  return found
}
