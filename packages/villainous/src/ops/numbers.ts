import { arg, codeName, op, seat, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import {
  bound,
  cardOf,
  charactersAt,
  charactersIn,
  domainOf,
  isAllyOf,
  isKind,
  locationsOf,
  placeOf,
  powerOf,
  seatOfVillain,
  villainCard,
} from '../query/domain.ts'
import { holdsStone, rivalsWithStones, stonesOf } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'
import { placeOfFigure } from '../query/symbols.ts'
import { isSwitchedOff } from '../query/domain.ts'
import { copy, domain, hero, location, player, sentry, stone, strength, toControl } from '../text/nouns.ts'

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
        t.group(t.both('with', 'où se trouve'), t.a(sentry)),
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
    // A Crisis may keep its villain from using the pile in any way.
    if (bound(q, env.you, 'noUseOfPile') > 0) return 0
    const { face } = q.thing(env.self)
    return q.ids('discard', env.you).filter((id) => q.thing(id).face === face).length
  },
  say: () =>
    t.numberOf(
      t.bare(
        copy,
        t.plural,
        t.both('of this card in your discard pile', 'de cette carte dans votre défausse'),
      ),
    ),
})
/** How many cards of the same name lie in your discard pile. */
export const copiesInYourPile = copiesInYourPileOp()

/** The Strength of a character as it counts now. */
export const strengthNow = op('strengthNow', 'number', {
  args: [arg('of', thing)],
  value: (q, a) => (q.exists(a.of) ? strengthOf(q, a.of) : 0),
  say: (a) => t.expression({ ...t.bare(strength), determiner: 'own', owner: a.of }),
})

/** The Stones that a player controls. */
export const stonesControlled = op('stonesControlled', 'number', {
  args: [arg('by', seat)],
  value: (q, a) => (a.by < 0 ? 0 : stonesOf(q, a.by).length),
  // Behind what that player does.
  say: (a) => t.numberOf(t.bare(stone, t.plural, t.whom(t.clause(t.it(a.by), toControl)))),
})

const rivalsOp = op('rivalsWithStones', 'number', {
  args: [],
  value: (q, _a, env) => rivalsWithStones(q, env.you),
  say: () =>
    t.numberOf(t.bare(player, t.plural, t.other, t.group(t.both('who control', 'contrôlant'), t.a(stone)))),
})
/** How many other players control at least one Stone. */
export const rivals = rivalsOp()

const mostPowerOp = op('mostPower', 'number', {
  args: [],
  value: (q) => Math.max(...q.order().map((one) => powerOf(q, one))),
  say: () =>
    t.expression(t.both('the Power of the player who has most', 'le Pouvoir du joueur qui en a le plus')),
})
/** The Power of the player who has most. */
export const mostPower = mostPowerOp()

const someoneRicherOp = op('someoneRicher', 'condition', {
  args: [],
  value: (q, _a, env) => q.order().some((one) => powerOf(q, one) > powerOf(q, env.you)),
  say: () =>
    t.both('another player has more Power than you', 'un autre joueur a plus de jetons Pouvoir que vous'),
})
/** Somebody has more Power than you. */
export const someoneRicher = someoneRicherOp()

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
    charactersIn(q, domainOf(q, env.self)).every((id) => id === env.self || !isKind(q, id, 'hero')),
  say: () => t.both('no other Hero stands in this domain', 'aucun autre Héros ne se trouve dans ce domaine'),
})
/** No other Hero stands in the domain. */
export const onlyHeroInDomain = onlyHeroOp()

/** This card lies in the domain of a villain. */
export const inDomainOf = op('inDomainOf', 'condition', {
  args: [arg('villain', codeName)],
  value(q, a, env) {
    const domain = domainOf(q, env.self)
    return domain >= 0 && villainCard(q, domain).id === a.villain
  },
  say: (a) => t.group(t.both('this card is in', 'cette carte est dans'), t.of(t.thing(a.villain), domain)),
})

/** A card of a name is nowhere in a villain's domain. */
export const notInDomain = op('notInDomain', 'condition', {
  args: [arg('code', codeName), arg('villain', codeName)],
  value(q, a) {
    const seat = seatOfVillain(q, a.villain)
    return seat < 0 || !charactersIn(q, seat).some((id) => q.thing(id).face === a.code)
  },
  say: (a) =>
    t.group(t.thing(a.code), t.both('is not in', 'n’est pas dans'), t.of(t.thing(a.villain), domain)),
})

const heroesAtFigureOp = op('heroesAtFigure', 'things', {
  args: [],
  // A Specialty that is switched off touches nobody.
  value: (q, _a, env) =>
    isSwitchedOff(q, env.self)
      ? []
      : charactersAt(q, placeOfFigure(q, env.you)).filter((id) => isKind(q, id, 'hero')),
  say: () => t.each(hero, t.both('where your figure stands', 'sur le lieu de votre figurine')),
})
/** The Heroes where your figure stands. */
export const heroesAtFigure = heroesAtFigureOp()

export const numberOps = [
  sentryLocationsOp,
  strongestRivalOp,
  heroCountHereOp,
  copiesInYourPileOp,
  strengthNow,
  stonesControlled,
  rivalsOp,
  mostPowerOp,
  someoneRicherOp,
  stoneHereOp,
  onlyHeroOp,
  inDomainOf,
  notInDomain,
  heroesAtFigureOp,
]
