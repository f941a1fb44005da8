import { arg, codeName, NOTHING, op, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { allLocations, crisesInPlay, locationsOf, placeOf, seatOfVillain } from '../query/domain.ts'
import { holdsStone } from '../query/stones.ts'
import { crisis, domain, location, player, stone } from '../text/nouns.ts'

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
  say: () => t.each(location, t.both('of any domain', 'de n’importe quel domaine')),
})
/** Every location of every domain. */
export const locations = locationsOp()

const yourLocationsOp = op('yourLocations', 'things', {
  args: [],
  value: (q, _a, env) => locationsOf(q, env.you),
  say: () => t.each(location, t.group(t.prep.of, t.your(domain))),
})
/** The locations of your domain. */
export const yourLocations = yourLocationsOp()

/** The locations of a villain's domain. */
export const locationsOfVillain = op('locationsOfVillain', 'things', {
  args: [arg('villain', codeName)],
  value: (q, a) => {
    const seat = seatOfVillain(q, a.villain)
    return seat < 0 ? [] : locationsOf(q, seat)
  },
  say: (a) => t.each(location, t.group(t.prep.of, t.of(t.thing(a.villain), domain))),
})

/** A location of some domain by its name. */
export const locationCalled = op('locationCalled', 'thing', {
  args: [arg('place', codeName)],
  value: (q, a) => allLocations(q).find((id) => q.thing(id).face === a.place) ?? NOTHING,
  say: (a) => t.thing(a.place),
})

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

const crisesOp = op('crises', 'things', {
  args: [],
  value: (q) => crisesInPlay(q),
  say: () => t.each(crisis),
})
/** Every Crisis in play. */
export const crises = crisesOp()

export const placeOps = [
  locationOf,
  thisLocationOp,
  locationsOp,
  yourLocationsOp,
  locationsOfVillain,
  locationCalled,
  opposingLocationsOp,
  stoneLocationsOp,
  crisesOp,
]
