import { answerable, field } from '@quadriga/kernel/author'
import { bySeat } from './seat.ts'

/** A character that was defeated, as it was at that moment. */
export interface Fallen {
  readonly thing: number
  readonly code: string
  /** The place it stood at, and the seat whose domain that is. */
  readonly place: number
  readonly domain: number
  readonly marked: boolean
}

/** One change: the characters and all the Allies used leave together. */
export const vanquish = answerable('vanquish', {
  given: {
    ...bySeat,
    /** One character, or all that a sweep takes. */
    targets: field.things,
    target: field.thing,
    /** The Allies that fought, and those of them that are lost for it. */
    fighters: field.things,
    spent: field.things,
    place: field.thing,
  },
  made: {
    fallen: field.data<readonly Fallen[]>(),
    /** For the log: names of those who fell, of the Allies that fought, and of what was discarded for it. */
    struck: field.data<readonly string[]>(),
    used: field.data<readonly string[]>(),
    lost: field.data<readonly string[]>(),
  },
  log: ['who', 'target', 'struck', 'used', 'lost'],
  things: ['target'],
})

/** An effect defeats a character; no Ally fights. */
export const defeat = answerable('defeat', {
  given: { ...bySeat, thing: field.thing },
  made: { fallen: field.data<readonly Fallen[]>() },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** What follows from a defeat: one for each character that fell. */
export const fall = answerable('fall', {
  given: {
    /** Who defeated it. */
    ...bySeat,
    thing: field.thing,
    code: field.word(),
    place: field.thing,
    domain: field.seat,
    marked: field.flag,
  },
  log: ['who', 'thing'],
  things: ['thing'],
})
