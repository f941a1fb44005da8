import { answerable, type DraftOf, field, instant } from '@quadriga/kernel/author'
import type { Phase } from '../table.ts'
import { byWhom } from './cards.ts'

/** A character or a scheme is being defeated; the draft keeps what it was. */
export const defeat = answerable('defeat', {
  given: {
    thing: field.thing,
    /** The face it showed: a Drone is a Drone no more once it lies face up. */
    wasFace: field.word(),
    /** The player it was engaged with, or -1. */
    wasEngaged: field.seat,
    wasMinion: field.flag,
    wasScheme: field.flag,
    /** The player whose identity did it, or -1. */
    by: field.seat,
    /** Depth of the attack that did it, or -1. */
    attack: field.event,
  },
  log: ['thing', 'wasFace', 'wasScheme'],
  things: ['thing'],
})
export type DefeatDraft = DraftOf<typeof defeat>

export const phase = answerable('phase', {
  given: { phase: field.word<Phase>(), round: field.number },
  log: ['phase', 'round'],
})

/** Something about a player; the log names the identity. */
function ofPlayer(name: string) {
  return instant(name, {
    given: { seat: field.seat },
    made: { thing: field.thing },
    log: ['seat', 'thing'],
    things: ['thing'],
  })
}

export const turn = ofPlayer('turn')
export const turnEnds = ofPlayer('turnEnds')
export const firstPlayer = ofPlayer('firstPlayer')
export const eliminated = ofPlayer('eliminated')

/** The next stage of the villain or of the main scheme: the two cards change places, what lies there stays. */
export const nextStage = instant('nextStage', {
  /** The card in play, which keeps its id and everything on it, and the one that takes its place. */
  given: { thing: field.thing, next: field.thing },
  log: ['thing'],
  things: ['thing'],
})

export const newDeck = instant('newDeck', { given: { seat: field.seat }, made: byWhom, log: ['seat', 'who'] })
export const newEncounterDeck = instant('newEncounterDeck', {})
export const roundEnds = answerable('roundEnds', {})
