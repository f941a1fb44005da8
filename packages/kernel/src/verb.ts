import { plainOption, symbolOption, thingOptions, zoneOption } from './ask.ts'
import { optionWith } from './decision.ts'
import type { Machine } from './machine.ts'
import type { Query } from './query.ts'
import type { Refusal } from './reason.ts'
import {
  type Message,
  NOBODY,
  NOTHING,
  NOWHERE,
  type Option,
  type Seat,
  type ThingId,
  type ZoneIndex,
} from './state.ts'

/** What a person points at to use a verb: a thing, a zone, a printed symbol, or nothing at all. */
export interface Aim {
  readonly thing: ThingId
  readonly zone: ZoneIndex
  readonly symbol: string
}

/** A verb that needs no aim: to draw a card, to end the turn. */
export const AT_NOTHING: Aim = { thing: NOTHING, zone: NOWHERE, symbol: '' }

interface AnyVerb<At extends string, Target> {
  readonly id: string
  /** What it is aimed at. */
  readonly at: At
  /** What the seat sees on which the verb makes sense. */
  readonly candidates: (q: Query, seat: Seat) => readonly Target[]
  /**
   * Those of the candidates that could be allowed at all, in the same order, where they are few among many: menus look
   * at no others. Left out, menus look at every candidate.
   */
  readonly within?: (q: Query, seat: Seat) => readonly Target[]
  /** Why not, whatever the target; asked first, and once for all of them. */
  readonly closed?: (q: Query, seat: Seat) => Refusal
  /** Why not this target; null when it is allowed. */
  readonly refusal: (q: Query, seat: Seat, target: Target) => Refusal
  /** Words for its options where the verb and the target do not say enough. */
  readonly says?: (q: Query, seat: Seat, target: Target) => Message
  /** The procedure that carries it out, with `{ seat }` and what it is aimed at: `thing`, `zone` or `symbol`. */
  readonly rule: string
}

/** What a seat may try; menus, explanations and previews all come from these. */
export type Verb =
  | AnyVerb<'thing', ThingId>
  | AnyVerb<'zone', ZoneIndex>
  | AnyVerb<'symbol', string>
  | AnyVerb<'nothing', null>

/** Every verb a seat may use now, as the options of a menu: `verb:name`. */
export function verbOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  const { verbs } = q.loaded.game
  for (let i = 0; i < verbs.length; i++) {
    const found = optionsOf(q, seat, verbs[i] as Verb)
    for (let j = 0; j < found.length; j++) options.push(found[j] as Option)
  }
  return options
}

function optionsOf(q: Query, seat: Seat, verb: Verb): readonly Option[] {
  if (closedBy(q, seat, verb) !== null) return NO_OPTIONS
  switch (verb.at) {
    case 'thing':
      return saying(q, seat, verb, thingOptions(q, verb.id, allowed(q, seat, verb)), ({ thing }) => thing)
    case 'zone': {
      const options = allowed(q, seat, verb).map((zone) => zoneOption(zoneKey(q, verb.id, zone), zone))
      return saying(q, seat, verb, options, ({ zone }) => zone)
    }
    case 'symbol': {
      const options = allowed(q, seat, verb).map((name) => symbolOption(`${verb.id}:${name}`, name))
      return saying(q, seat, verb, options, ({ symbol }) => symbol)
    }
    case 'nothing':
      return saying(
        q,
        seat,
        verb,
        verb.refusal(q, seat, null) === null ? [plainOption(verb.id)] : [],
        () => null,
      )
  }
}

const NO_OPTIONS: readonly Option[] = []

function allowed<T>(q: Query, seat: Seat, verb: AnyVerb<string, T>): readonly T[] {
  const candidates = (verb.within ?? verb.candidates)(q, seat)
  const found: T[] = []
  for (let i = 0; i < candidates.length; i++) {
    const target = candidates[i] as T
    if (verb.refusal(q, seat, target) === null) found.push(target)
  }
  return found
}

function saying<T>(
  q: Query,
  seat: Seat,
  { says }: AnyVerb<string, T>,
  options: Option[],
  targetOf: (option: Option) => T,
): readonly Option[] {
  if (says !== undefined) for (const option of options) option.says = says(q, seat, targetOf(option))
  return options
}

/** `verb:zone`, or `verb:zone@seat` where each seat has one. */
function zoneKey(q: Query, verb: string, zone: ZoneIndex): string {
  const { name, seat } = q.state.zones[zone] as { name: string; seat: Seat }
  return seat === NOBODY ? `${verb}:${name}` : `${verb}:${name}@${seat}`
}

function closedBy(q: Query, seat: Seat, { closed }: Pick<Verb, 'closed'>): Refusal {
  return closed === undefined ? null : closed(q, seat)
}

/** Whether a verb makes sense where somebody points, and if so why it may not be used there. */
export function verbRefusal(q: Query, seat: Seat, verb: Verb, aim: Aim): { refusal: Refusal } | null {
  switch (verb.at) {
    case 'thing':
      return refusalAt(q, seat, verb, aim.thing, aim.thing !== NOTHING)
    case 'zone':
      return refusalAt(q, seat, verb, aim.zone, aim.zone !== NOWHERE)
    case 'symbol':
      return refusalAt(q, seat, verb, aim.symbol, aim.symbol !== '')
    case 'nothing':
      return refusalAt(q, seat, verb, null, isNothing(aim))
  }
}

function isNothing({ thing, zone, symbol }: Aim): boolean {
  return thing === NOTHING && zone === NOWHERE && symbol === ''
}

function refusalAt<T>(
  q: Query,
  seat: Seat,
  verb: AnyVerb<string, T>,
  target: T,
  isAimed: boolean,
): { refusal: Refusal } | null {
  if (!isAimed || !verb.candidates(q, seat).includes(target)) return null
  return { refusal: closedBy(q, seat, verb) ?? verb.refusal(q, seat, target) }
}

/** The verb of a menu option, by its key. */
function verbOf(q: Query, key: string): Verb | null {
  const { verbs } = q.loaded.game
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i] as Verb
    if (!key.startsWith(verb.id)) continue
    if (verb.at === 'nothing' ? key.length === verb.id.length : key[verb.id.length] === ':') return verb
  }
  return null
}

/** Carries out what a seat picked in a menu, where it was aimed; an option that is no verb does nothing. */
export function doPicked(m: Machine, seat: Seat): void {
  const key = m.picks[0] as string
  const verb = verbOf(m, key)
  const option = optionWith(m.offered, key)
  if (verb === null || option === null) return
  const { thing, zone, symbol } = option
  if (verb.at === 'thing') m.callNamed(verb.rule, { seat, thing })
  else if (verb.at === 'zone') m.callNamed(verb.rule, { seat, zone })
  else if (verb.at === 'symbol') m.callNamed(verb.rule, { seat, symbol })
  else m.callNamed(verb.rule, { seat })
}
