import { field, instant } from '@quadriga/kernel/author'

const shown = { hero: field.thing, thing: field.thing }

export const draw = instant('draw', {
  given: { seat: field.seat },
  made: shown,
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

/** The discard pile becomes a new deck. */
export const reshuffle = instant('reshuffle', {
  given: { seat: field.seat },
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** A deck is looked through: nobody knows its order any more. */
export const search = instant('search', {
  given: { seat: field.seat },
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** A chosen card of the deck comes into the hand, unseen by the others. */
export const fetch = instant('fetch', {
  given: { seat: field.seat, code: field.word() },
  made: shown,
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

/** A card leaves the hand for a public zone. */
function ofCard<const Name extends string>(name: Name) {
  return instant(name, {
    given: { seat: field.seat, thing: field.thing },
    made: { hero: field.thing },
    log: ['hero', 'thing'],
    things: ['hero', 'thing'],
  })
}

export const play = ofCard('play')
export const discard = ofCard('discard')
export const sell = ofCard('sell')
/** An upgrade is laid over what it improves. */
export const upgrade = ofCard('upgrade')
