import { arg, op, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { allLocations, cardOf, domainOf, placeOf, villainOf } from '../query/domain.ts'
import { holdsStone } from '../query/stones.ts'
import { ally, domain, eventNoun, location, player, stone } from '../text/nouns.ts'

const otherVillainsOp = op('otherVillains', 'things', {
  args: [],
  value: (q, _a, env) =>
    q
      .order()
      .filter((seat) => seat !== env.you)
      .map((seat) => villainOf(q, seat)),
  say: () => t.another(player),
})
/** The other players, each by the villain tile. */
export const otherVillains = otherVillainsOp()

/** The player of a villain tile. */
export const playerOf = op('playerOf', 'seat', {
  args: [arg('villain', thing)],
  value: (q, a) => (q.exists(a.villain) ? q.thing(a.villain).owner : -1),
  say: (a) => ({ ...a.villain, determiner: 'a', plural: false }),
})

const victimOp = op('victim', 'seat', {
  args: [],
  value: (q, _a, env) => (domainOf(q, env.self) >= 0 ? domainOf(q, env.self) : env.who),
  say: () => t.the(player, t.adjective({ en: 'targeted', fr: 'visé' })),
})
/** The player against whom a Fate card is played. */
export const victim = victimOp()

/** The location of a card. */
export const locationOf = op('locationOf', 'thing', {
  args: [arg('card', thing)],
  value: (q, a) => placeOf(q, a.card),
  say: (a) => t.of(a.card, location),
})

const thisLocationOp = op('thisLocation', 'thing', {
  args: [],
  value: (q, _a, env) => placeOf(q, env.self),
  say: () => t.thisOne(location),
})
/** The location where this card lies. */
export const thisLocation = thisLocationOp()

const locationsOp = op('locations', 'things', {
  args: [],
  value: (q) => allLocations(q),
  say: () => t.each(location),
})
/** Every location of every domain. */
export const locations = locationsOp()

const opposingLocationsOp = op('opposingLocations', 'things', {
  args: [],
  value: (q, _a, env) => allLocations(q).filter((place) => q.thing(place).owner !== env.you),
  say: () => t.each(location, t.group(t.both('in', 'de'), t.of(t.another(player), domain))),
})
/** The locations of the other players' domains. */
export const opposingLocations = opposingLocationsOp()

const stoneLocationsOp = op('stoneLocations', 'things', {
  args: [],
  value: (q) => allLocations(q).filter((place) => holdsStone(q, place)),
  say: () => t.each(location, t.group(t.both('that holds', 'où se trouve'), t.a(stone))),
})
/** Locations where an Infinity Stone lies. */
export const stoneLocations = stoneLocationsOp()

const pileEventsOp = op('pileEvents', 'things', {
  args: [],
  value: (q, _a, env) => q.ids('discard', env.you).filter((id) => cardOf(q, id)?.kind === 'event'),
  say: () => t.each(eventNoun, t.both('from your discard pile', 'de votre défausse')),
})
/** The Events in your discard pile. */
export const pileEvents = pileEventsOp()

const pileAlliesOp = op('pileAllies', 'things', {
  args: [],
  value: (q, _a, env) => q.ids('discard', env.you).filter((id) => cardOf(q, id)?.kind === 'ally'),
  say: () => t.each(ally, t.both('from your discard pile', 'de votre défausse')),
})
/** The Allies in your discard pile. */
export const pileAllies = pileAlliesOp()

export const placeOps = [
  otherVillainsOp,
  playerOf,
  victimOp,
  locationOf,
  thisLocationOp,
  locationsOp,
  opposingLocationsOp,
  stoneLocationsOp,
  pileEventsOp,
  pileAlliesOp,
]
