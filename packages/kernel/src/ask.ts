import {
  type Message,
  NOTHING,
  NOWHERE,
  type Option,
  type Role,
  type Seat,
  type Shape,
  type ThingId,
  type ZoneIndex,
} from './state.ts'
import type { Query } from './query.ts'

/** A question as authors write it; the machine fills in the rest. */
export interface Ask {
  readonly seat: Seat
  readonly ask: Message
  readonly options: readonly Option[]
  readonly shape?: Shape
  readonly min?: number
  readonly max?: number
  readonly need?: readonly string[]
  /** `pay`: the type that meets any need. */
  readonly joker?: string
  readonly because?: ThingId
  /** A player's own choice is asked even when only one option is left. */
  readonly confirm?: boolean
  /** An open opportunity: the procedure that runs when it is taken, with `{ seat }`; its first step finds the answer in `picks`. */
  readonly rule?: string
  /** A menu: all that the seat may do now, until it ends it; opportunities of other seats may stand beside it. */
  readonly menu?: boolean
  /** A menu beside which no opportunities stand. */
  readonly alone?: boolean
  /** A quick answer would tell what the seat holds; say it by what everybody can see. */
  readonly paced?: boolean
}

const NO_GIVES: readonly string[] = []

export function message(key: string, args: Message['args'] = {}): Message {
  return { key, args }
}

/** An option that nothing on the table stands for: pass, a number, a colour. */
export function plainOption(key: string, says: Message | null = null, role: Role = 'act'): Option {
  return {
    key,
    role,
    thing: NOTHING,
    zone: NOWHERE,
    symbol: '',
    says,
    cap: 1,
    gives: NO_GIVES,
  }
}

/** An option that stands for a zone: to go there, to take from it. */
export function zoneOption(key: string, zone: ZoneIndex, says: Message | null = null): Option {
  return { ...plainOption(key, says), zone }
}

/** An option that stands for a printed symbol, by the name that the game has for it. */
export function symbolOption(key: string, symbol: string, says: Message | null = null): Option {
  return { ...plainOption(key, says), symbol }
}

/** Whether an option does nothing but let the occasion go by, say no or end a menu. */
export function isDeclining({ role }: Pick<Option, 'role'>): boolean {
  return role === 'pass' || role === 'decline' || role === 'end'
}

export const PASS: Option = plainOption('pass', message('option.pass'), 'pass')
/** The two answers to an offer. */
export const YES: Option = plainOption('yes', message('option.yes'))
export const NO: Option = plainOption('no', message('option.no'), 'decline')

/**
 * Options for things, `verb:name`; the second of two equal names is `verb:name#2`, in the order given.
 * Cards alike in one hand are one option: they cannot be told apart, and offering both would say which is which.
 */
export function thingOptions(
  q: Query,
  verb: string,
  ids: readonly ThingId[],
  says: Message | null = null,
  gives: readonly string[] = NO_GIVES,
): Option[] {
  if (ids.length === 0) return []
  const known = keysOf(verb)
  // Allocated at its final size: the first push would reserve room for seventeen.
  const options = new Array<Option>(ids.length)
  for (let place = 0; place < ids.length; place++) {
    const thing = ids[place] as ThingId
    const name = nameOf(q, thing)
    let before = 0
    for (let i = 0; i < place; i++) if (nameOf(q, ids[i] as ThingId) === name) before++
    const numbered = known.get(name) ?? newKeys(known, name)
    const key = numbered[before] ?? newKey(numbered, verb, name)
    options[place] = { key, role: 'act', thing, zone: NOWHERE, symbol: '', says, cap: 1, gives }
  }
  return options
}

function nameOf(q: Query, thing: ThingId): string {
  return q.thing(thing).face || 'facedown'
}

/**
 * Keys by verb and name, then for the first thing of that name, the second and so on; there are as many as a game has words for
 * them, and they are asked for all the time.
 */
const keys = new Map<string, Map<string, string[]>>()

function keysOf(verb: string): Map<string, string[]> {
  const known = keys.get(verb)
  if (known !== undefined) return known
  const fresh = new Map<string, string[]>()
  keys.set(verb, fresh)
  return fresh
}

function newKeys(known: Map<string, string[]>, name: string): string[] {
  const numbered: string[] = []
  known.set(name, numbered)
  return numbered
}

/** The next key of a name: they are asked for in order. */
function newKey(numbered: string[], verb: string, name: string): string {
  const number = numbered.length === 0 ? '' : `#${numbered.length + 1}`
  const key = `${verb}:${name}${number}`
  numbered.push(key)
  return key
}

/** What a key of `thingOptions` says: the verb, the name of the thing, and which of the things of that name. */
export function readKey(key: string): { verb: string; name: string; place: number } {
  const colon = key.indexOf(':')
  const hash = key.indexOf('#', colon)
  const name = hash < 0 ? key.slice(colon + 1) : key.slice(colon + 1, hash)
  return { verb: key.slice(0, Math.max(0, colon)), name, place: hash < 0 ? 1 : Number(key.slice(hash + 1)) }
}

/** One id for each face among these; of copies alike the one that most seats know, so that nothing is told. */
export function distinctFaces(q: Query, ids: readonly ThingId[]): ThingId[] {
  const best: ThingId[] = []
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as ThingId
    const { face, known } = q.thing(id)
    let place = 0
    while (place < best.length && q.thing(best[place] as ThingId).face !== face) place++
    if (place === best.length) best.push(id)
    else if (q.thing(best[place] as ThingId).known < known) best[place] = id
  }
  return best
}
