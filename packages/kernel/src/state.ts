/**
 * Everything there is. Plain JSON; nothing else survives an answer.
 *
 * Records and lists are shared between states until somebody writes. The machine is the only writer; `ownership.ts`
 * copies what it writes.
 */

import type { Face } from './face.ts'

/**
 * A number of one kind: plain numbers may become one, but no kind passes for another, so that a thing is never taken for a
 * seat or the depth of an event.
 */
declare const kind: unique symbol
type Numbered<Kind extends string> = number & { readonly [kind]?: Kind }

/** A player's place at the table; NOBODY where no player is meant. */
export type Seat = Numbered<'seat'>
export const NOBODY: Seat = -1

/** Index of a thing in the state. A card that leaves a hidden place comes out under a new id. */
export type ThingId = Numbered<'thing'>
export const NOTHING: ThingId = -1

/** Place of a zone in the state; NOWHERE where none is meant. */
export type ZoneIndex = Numbered<'zone'>
export const NOWHERE: ZoneIndex = -1

/** Who listens to what: derived from the things, so never saved; see `ears.ts`. */
export const EARS: unique symbol = Symbol('ears')

/** What content says of the face that a thing shows: derived from it, so never saved; see `face.ts`. */
export const SHOWN: unique symbol = Symbol('shown')

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A card, token, die or figure: flat, with a fixed set of fields; the game adds its counters by name. */
export interface Thing {
  id: ThingId
  /** What it is; '' in a view that may not know. */
  code: string
  /** What it counts as now; usually the code. */
  face: string
  zone: number
  /** The thing it is attached to. */
  host: ThingId
  owner: Seat
  controller: Seat
  /** Bit mask of the seats that know its code. */
  known: number
  /** The unordered cards it was drawn from, while some seat does not know its code. */
  pool: number
  [SHOWN]: Face | null
}

/** An ordered place for things; a pile is known top, unordered rest, known bottom. */
export interface Zone {
  name: string
  seat: Seat
  ids: readonly ThingId[]
  /** Codes of the cards whose order nobody knows, sorted. */
  rest: readonly string[]
  low: readonly ThingId[]
  pool: number
}

/** Lists of cards of which some were shuffled unseen into a pile; see `veil.ts`. */
export interface Veil {
  pool: number
  /** Every list that may be there. */
  lists: readonly (readonly string[])[]
  /** Places of the lists that are; a view does not tell. */
  under: readonly number[]
}

/** Locals of a frame or draft of an event: primitives, or lists that are replaced and never changed in place. */
export interface Vars {
  [name: string]: unknown
}

/** Where the machine stands: a rule and its step, or a program and its node. Never a closure. */
export interface Frame {
  /** Name of a procedure, `event`, or the id of a program. */
  at: string
  /** Node number within a program, or -1 for a procedure or event. */
  node: number
  step: number
  /** Depth of the frame that holds this program's environment. */
  base: number
  vars: Vars
}

/** A lasting effect: an address in content, the environment it was made in, and when it ends. */
export interface Modifier {
  program: string
  node: number
  stat: string
  things: readonly ThingId[]
  /** Whether it covers whatever its selector stands for at any moment, instead of these things. */
  live: boolean
  env: Vars
  until: string
  /** Depth of the event whose end is meant, or -1. */
  depth: number
}

export interface Outcome {
  /** Seats that won; empty when the table lost or nobody won. */
  winners: readonly Seat[]
  kind: 'won' | 'lost' | 'draw'
  /** Message key of the cause. */
  cause: string
}

/** What chance said, by source, as the words that replays and scripts use. */
export interface Spoken {
  source: string
  result: string
}

/** A committed event: the only thing that logs, animations and statistics read. */
export interface Committed {
  kind: string
  /** Nesting: how many events were open around it. */
  depth: number
  /** The thing that caused it. */
  source: ThingId
  /** The draft as it was committed; readers are told the fields that its kind names. */
  fields: { readonly [field: string]: Json }
  /** Seats that may read all of it; others read it without its codes. */
  audience: number
  codes: readonly (readonly [ThingId, string])[]
}

export interface State {
  game: string
  build: string
  setup: Json
  seats: number
  /** Pages of 16 things; an id is page * 16 + place. */
  pages: readonly (readonly (Thing | null)[])[]
  nextThing: number
  nextPool: number
  veils: readonly Veil[]
  zones: readonly Zone[]
  table: Vars
  modifiers: readonly Modifier[]
  frames: readonly Frame[]
  pending: readonly Decision[]
  /** Sealed answers that wait for the others. */
  sealed: readonly Sealed[]
  /** How many decisions were asked; the source of their ids. */
  asked: number
  rng: readonly number[]
  /** Seats that learned something, this answer. */
  learned: number
  spoken: readonly Spoken[]
  events: readonly Committed[]
  outcome: Outcome | null
  [EARS]: readonly (readonly ThingId[])[] | null
}

export interface Sealed {
  decision: number
  seat: Seat
  picks: readonly string[] | null
}

/**
 * What taking an option means to a program that does not know its key: `pass` lets an occasion go by, `decline` says no to an offer,
 * `end` closes a menu, `act` does something. Games may name further ways to act, such as `reroll`.
 */
export type Role = 'act' | 'pass' | 'decline' | 'end' | (string & {})

/** One legal thing to answer. The key is stable; the rest says what it means to a reader. */
export interface Option {
  key: string
  role: Role
  /** What a person would point at: a thing or NOTHING, a zone or NOWHERE, a printed symbol by the game's name or ''. */
  thing: ThingId
  zone: ZoneIndex
  symbol: string
  /** Words for it when no thing says enough: a message. */
  says: Message | null
  /** `distribute`: the most this option may take. `pay`: what it gives. */
  cap: number
  gives: readonly string[]
}

/** A lexicon key and its arguments: never a sentence. */
export interface Message {
  key: string
  args: { readonly [name: string]: Json }
}

export const shapes = ['one', 'some', 'order', 'distribute', 'pay'] as const
export type Shape = (typeof shapes)[number]

/** A question to one seat, with every legal option. */
export interface Decision {
  id: number
  seat: Seat
  shape: Shape
  ask: Message
  /** The thing because of which it is asked, or NOTHING. */
  because: ThingId
  options: readonly Option[]
  min: number
  max: number
  /** `pay`: types that must be among what is given, and the type that stands for any of them, or ''. */
  need: readonly string[]
  joker: string
  /** Everything the seat may do now, one thing after the other until it ends the menu. */
  menu: boolean
  /** Waits beside a menu and holds nothing up. */
  open: boolean
  /** Several seats answer unseen, then the game goes on. */
  sealed: boolean
  /**
   * How fast it is answered could tell what somebody holds: hosts and bots let every such question last equally long.
   * It is asked by what all can see, and so is this mark.
   */
  paced: boolean
  /** Depth of the asking frame; an open opportunity names the rule to run instead. */
  frame: number
  rule: string
}

/** An answer: which decision, who, and the keys of the chosen options. */
export interface Answer {
  decision: number
  seat: Seat
  picks: readonly string[]
}

export const PAGE_BITS = 4
export const PAGE = 1 << PAGE_BITS

/** A page without things; pushed one by one, since `new Array` makes a holey array, and every read of it checks for holes. */
export function emptyPage(): (Thing | null)[] {
  const page: (Thing | null)[] = []
  for (let i = 0; i < PAGE; i++) page.push(null)
  return page
}

/** A page that no thing is on any more: ids are not used again, and a long game would keep thousands of empty pages. */
export const NO_PAGE: readonly (Thing | null)[] = []

export function thingAt({ pages }: Pick<State, 'pages'>, id: ThingId): Thing | null {
  // Unsigned, so that NOTHING lies beyond every page: a negative index is a slow property lookup by name.
  const number = id >>> PAGE_BITS
  if (number >= pages.length) return null
  return (pages[number] as readonly (Thing | null)[])[id & (PAGE - 1)] ?? null
}

/** All things that exist, in the order of their ids. */
export function allThings(state: State): Thing[] {
  const found: Thing[] = []
  for (const page of state.pages) for (const thing of page) if (thing !== null) found.push(thing)
  return found
}

/** A state that shares everything with the old one. */
export function fork(s: State): State {
  return {
    game: s.game,
    build: s.build,
    setup: s.setup,
    seats: s.seats,
    pages: s.pages,
    nextThing: s.nextThing,
    nextPool: s.nextPool,
    veils: s.veils,
    zones: s.zones,
    table: s.table,
    modifiers: s.modifiers,
    frames: s.frames,
    pending: s.pending,
    sealed: s.sealed,
    asked: s.asked,
    rng: s.rng,
    learned: 0,
    spoken: NO_SPOKEN,
    events: NO_EVENTS,
    outcome: s.outcome,
    [EARS]: s[EARS],
  }
}

const NO_SPOKEN: readonly Spoken[] = []
const NO_EVENTS: readonly Committed[] = []

/** A state before anything exists. */
export function emptyState(game: string, build: string, setup: Json, seats: number): State {
  return {
    game,
    build,
    setup,
    seats,
    pages: [],
    nextThing: 0,
    nextPool: 1,
    veils: [],
    zones: [],
    table: {},
    modifiers: [],
    frames: [],
    pending: [],
    sealed: [],
    asked: 0,
    rng: [],
    learned: 0,
    spoken: NO_SPOKEN,
    events: NO_EVENTS,
    outcome: null,
    [EARS]: null,
  }
}

/** The locals of a frame that has none; frozen, so that they can be shared. */
export const NO_VARS: Vars = Object.freeze({})

/** The bit mask of every seat. */
export function allSeats(state: State): number {
  return (1 << state.seats) - 1
}
