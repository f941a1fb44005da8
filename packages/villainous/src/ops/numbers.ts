import { op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { cardOf, charactersAt, domainOf, isAllyOf, isKind, locationsOf, placeOf } from '../query/domain.ts'
import { holdsStone } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'
import { copy, domain, hero, location, sentry, stone, strength } from '../text/nouns.ts'

const sentryLocationsOp = op('sentryLocations', 'number', {
  args: [],
  value: (q, _a, env) =>
    locationsOf(q, env.you).filter((place) =>
      charactersAt(q, place).some(
        (id) => isAllyOf(q, id, env.you) && cardOf(q, id)?.tags.includes('sentry') === true,
      ),
    ).length,
  say: () =>
    t.numberOf(
      t.bare(
        location,
        t.plural,
        t.group(t.prep.of, t.your(domain)),
        t.group(t.both('with', 'comptant'), t.a(sentry)),
      ),
    ),
})
/** Locations of your domain where one of your Sentries stands. */
export const sentryLocations = sentryLocationsOp()

const strongestRivalOp = op('strongestRivalHere', 'number', {
  args: [],
  value(q, _a, env) {
    const rivals = charactersAt(q, placeOf(q, env.self)).filter(
      (id) => isKind(q, id, 'ally') && !isAllyOf(q, id, env.you),
    )
    return rivals.reduce((most, id) => Math.max(most, strengthOf(q, id)), 0)
  },
  say: () =>
    t.expression(
      t.group(
        t.both('the', 'la'),
        t.bare(strength),
        t.both(
          'of the strongest Ally here that you do not control',
          'de l’Allié adverse le plus fort sur ce lieu',
        ),
      ),
    ),
})
/** The Strength of the strongest Ally here that another player controls. */
export const strongestRivalHere = strongestRivalOp()

const heroCountHereOp = op('heroCountHere', 'number', {
  args: [],
  value: (q, _a, env) => charactersAt(q, placeOf(q, env.self)).filter((id) => isKind(q, id, 'hero')).length,
  say: () => t.numberOf(t.bare(hero, t.plural, t.both('at this location', 'sur ce lieu'))),
})
/** How many Heroes stand here. */
export const heroCountHere = heroCountHereOp()

const copiesInYourPileOp = op('copiesInYourPile', 'number', {
  args: [],
  value(q, _a, env) {
    const { face } = q.thing(env.self)
    return q.ids('discard', env.you).filter((id) => q.thing(id).face === face).length
  },
  say: () => t.numberOf(t.bare(copy, t.plural, t.both('of it in your discard pile', 'dans votre défausse'))),
})
/** How many cards of the same name lie in your discard pile. */
export const copiesInYourPile = copiesInYourPileOp()

const stoneHereOp = op('stoneHere', 'condition', {
  args: [],
  value: (q, _a, env) => placeOf(q, env.self) >= 0 && holdsStone(q, placeOf(q, env.self)),
  say: () => t.group(t.both('there is', 'il y a'), t.a(stone), t.both('at this location', 'sur ce lieu')),
})
/** A Stone lies where this card lies. */
export const stoneHere = stoneHereOp()

const onlyHeroOp = op('onlyHeroInDomain', 'condition', {
  args: [],
  value: (q, _a, env) =>
    domainOf(q, env.self) >= 0 &&
    locationsOf(q, domainOf(q, env.self))
      .flatMap((place) => charactersAt(q, place))
      .every((id) => id === env.self || !isKind(q, id, 'hero')),
  say: () => t.both('no other Hero stands in this domain', 'aucun autre Héros ne se trouve dans ce domaine'),
})
/** No other Hero stands in the domain. */
export const onlyHeroInDomain = onlyHeroOp()

export const numberOps = [
  sentryLocationsOp,
  strongestRivalOp,
  heroCountHereOp,
  copiesInYourPileOp,
  stoneHereOp,
  onlyHeroOp,
]
