import {
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, charactersInDomains, placeOf } from '../query/domain.ts'

interface Bring {
  /** Whose effect it is. */
  seat: Seat
  code: string
  place: ThingId
  /** How many of them are brought; of a card that brings its copies it is not one itself. */
  count: number
  /** Those that are there: found in play, or brought. */
  found: readonly ThingId[]
  /** Strength tokens for one that was in play already. */
  tokens: number
}

/**
 * Finds Heroes of a name and puts them at a location: in play first, then in the Fate discard pile, then in the Fate
 * deck. Who is brought this way does not act for being played.
 */
export const bring = procedure<Bring>('villainous.bring', {
  which(m, f) {
    const inPlay = others(m, f)
    if (f.count === 0) m.done()
    else if (inPlay.length === 0) m.goto('elsewhere')
    else m.ask({ seat: f.seat, ask: message('ask.bring'), options: thingOptions(m, 'bring', inPlay) })
  },
  relocate(m, f) {
    const [thing = NOTHING] = m.chosen()
    f.count--
    f.found = [...f.found, thing]
    m.goto('which')
    if (f.tokens > 0) m.happen(event.strengthTokens, { ...by(m, f.seat), thing, n: f.tokens })
    if (placeOf(m, thing) !== f.place) m.propose(event.relocate, { ...by(m, f.seat), thing, place: f.place })
  },
  elsewhere(m, f) {
    const pile = m.ids('fatePile').find((id) => m.thing(id).face === f.code)
    const found =
      pile === undefined
        ? m.happen(event.findFate, { ...by(m, f.seat), code: f.code }).thing
        : m.happen(event.show, { ...by(m, f.seat), thing: pile }).thing
    f.count--
    if (found === NOTHING) {
      m.done()
      return
    }
    f.found = [...f.found, found]
    m.goto('which')
    m.propose(event.enter, { ...by(m, f.seat), thing: found, place: f.place, silent: true })
  },
})

/** Characters of that name in play that were not found yet. */
function others(q: Query, { code, found }: Bring): ThingId[] {
  return charactersInDomains(q).filter((id) => q.thing(id).face === code && !found.includes(id))
}
