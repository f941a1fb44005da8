import { field, instant } from '@quadriga/kernel/author'

type Polarity = 'positive' | 'negative' | 'unique'

/** A seat gets a token, unless its stack is full: what exceeds the limit is lost. */
export const status = instant('status', {
  given: {
    /** Who gives it, and who gets it. */
    seat: field.seat,
    to: field.seat,
    status: field.word(),
  },
  made: { hero: field.thing, thing: field.thing, polarity: field.word<Polarity>() },
  log: ['hero', 'thing', 'status', 'polarity'],
  things: ['hero', 'thing'],
})

/** A token goes back to its leaflet: spent, removed, paid off or used up. */
export const loseStatus = instant('loseStatus', {
  given: {
    seat: field.seat,
    thing: field.thing,
    how: field.word<'spent' | 'removed' | 'paidOff' | 'used'>(),
  },
  made: { hero: field.thing, status: field.word() },
  log: ['hero', 'status', 'how'],
  things: ['hero'],
})

/** A token changes hands. */
export const transferStatus = instant('transferStatus', {
  given: { seat: field.seat, thing: field.thing, to: field.seat },
  made: {
    hero: field.thing,
    other: field.thing,
    status: field.word(),
    polarity: field.word<Polarity>(),
  },
  log: ['hero', 'status', 'other', 'polarity'],
  things: ['hero', 'other'],
})

/** The stack limit of a hero's own status rises for the rest of the game. */
export const raiseLimit = instant('raiseLimit', {
  given: { seat: field.seat, status: field.word(), n: field.number },
  made: { hero: field.thing },
  log: ['hero', 'status', 'n'],
  things: ['hero'],
})
