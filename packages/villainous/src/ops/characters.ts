import {
  arg,
  number,
  op,
  type Query,
  seat,
  type Seat,
  thing,
  type ThingId,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import {
  alliesOf,
  cardsAt,
  charactersAt,
  charactersInPlay,
  isAllyOf,
  isKind,
  locationsOf,
  placeOf,
} from '../query/domain.ts'
import { strengthOf } from '../query/strength.ts'
import { protectorOf } from '../query/vanquish.ts'
import { ally, character, domain, hero, opposing, strength, toControl } from '../text/nouns.ts'

const youControl = t.whom(t.clause(t.you, toControl))
const here = t.both('at this location', 'sur ce lieu')

const yourAlliesOp = op('yourAllies', 'things', {
  args: [],
  value: (q, _a, env) => alliesOf(q, env.you),
  say: () => t.each(ally, youControl),
})
/** The Allies you control, in any domain. */
export const yourAllies = yourAlliesOp()

const yourAlliesAtHomeOp = op('yourAlliesAtHome', 'things', {
  args: [],
  value: (q, _a, env) => charactersIn(q, env.you).filter((id) => isAllyOf(q, id, env.you)),
  say: () => t.each(ally, t.group(t.both('in', 'de'), t.your(domain))),
})
/** The Allies you control in your own domain. */
export const yourAlliesAtHome = yourAlliesAtHomeOp()

const yourAlliesHereOp = op('yourAlliesHere', 'things', {
  args: [],
  value: (q, _a, env) => charactersAt(q, placeOf(q, env.self)).filter((id) => isAllyOf(q, id, env.you)),
  say: () => t.each(ally, youControl, here),
})
/** The Allies you control where this card lies. */
export const yourAlliesHere = yourAlliesHereOp()

/** Your Allies of a name. */
export const yourAlliesNamed = op('yourAlliesNamed', 'things', {
  args: [arg('code', word)],
  value: (q, a, env) => alliesOf(q, env.you).filter((id) => q.thing(id).face === a.code),
  say: (a) => t.each(ally, t.group(t.both('named', 'nommé'), t.quote(t.thing(a.code)))),
})

/** What an effect may defeat: a Protector beside a Hero goes first, for effects as for the action. */
function defeatable(q: Query, ids: readonly ThingId[]): ThingId[] {
  return ids.filter((id) => protectorOf(q, id) === null)
}

/** Other characters where this card lies; with a limit, only those of that Strength or less. */
export const othersHere = op('othersHere', 'things', {
  args: [arg('most', number, 99)],
  value: (q, a, env) =>
    defeatable(
      q,
      charactersAt(q, placeOf(q, env.self)).filter((id) => id !== env.self && strengthOf(q, id) <= a.most),
    ),
  say: (a) =>
    a.most.value === 99 ? t.another(character, here) : t.another(character, ofStrength(a.most), here),
})

function ofStrength(most: t.Amount): t.Phrase {
  return t.group(
    t.both('with', 'ayant une'),
    t.bare(strength),
    t.both(most, t.group('de', most)),
    t.both('or less', 'ou moins'),
  )
}

/** Allies where this card lies, under anybody's control. */
const alliesHereOp = op('alliesHere', 'things', {
  args: [],
  value: (q, _a, env) => charactersAt(q, placeOf(q, env.self)).filter((id) => isKind(q, id, 'ally')),
  say: () => t.each(ally, here),
})
export const alliesHere = alliesHereOp()

const heroesHereOp = op('heroesHere', 'things', {
  args: [],
  value: (q, _a, env) => charactersAt(q, placeOf(q, env.self)).filter((id) => isKind(q, id, 'hero')),
  say: () => t.each(hero, here),
})
export const heroesHere = heroesHereOp()

/** Heroes elsewhere, in any domain; with a limit, only those of that Strength or less. */
export const heroesElsewhere = op('heroesElsewhere', 'things', {
  args: [arg('most', number, 99)],
  value: (q, a, env) =>
    charactersInPlay(q).filter(
      (id) => isKind(q, id, 'hero') && placeOf(q, id) !== placeOf(q, env.self) && strengthOf(q, id) <= a.most,
    ),
  say: (a) => {
    const anywhere = t.both('in any domain', 'de n’importe quel domaine')
    return a.most.value === 99 ? t.each(hero, anywhere) : t.each(hero, ofStrength(a.most), anywhere)
  },
})

const heroesOp = op('heroes', 'things', {
  args: [],
  value: (q) => charactersInPlay(q).filter((id) => isKind(q, id, 'hero')),
  say: () => t.each(hero, t.both('in any domain', 'de n’importe quel domaine')),
})
/** Every Hero in play. */
export const heroes = heroesOp()

/** The Heroes of a player's domain. */
export const heroesOf = op('heroesOf', 'things', {
  args: [arg('of', seat)],
  value: (q, a) => charactersIn(q, a.of).filter((id) => isKind(q, id, 'hero')),
  say: (a) => t.each(hero, t.group(t.both('in', 'de'), t.of(a.of, domain))),
})

/** The Allies in a player's domain, under anybody's control. */
export const alliesInDomainOf = op('alliesInDomainOf', 'things', {
  args: [arg('of', seat)],
  value: (q, a) => charactersIn(q, a.of).filter((id) => isKind(q, id, 'ally')),
  say: (a) => t.each(ally, t.group(t.both('in', 'de'), t.of(a.of, domain))),
})

function charactersIn(q: Query, seat: Seat): ThingId[] {
  return seat < 0 ? [] : locationsOf(q, seat).flatMap((place) => charactersAt(q, place))
}

/** Characters beside one of your Allies that its Strength alone is enough for. */
export const withinReachOf = op('withinReachOf', 'things', {
  args: [arg('ally', thing)],
  value(q, a, env) {
    if (placeOf(q, a.ally) < 0) return []
    const foes = charactersAt(q, placeOf(q, a.ally)).filter((id) => !isAllyOf(q, id, env.you))
    return defeatable(
      q,
      foes.filter((id) => strengthOf(q, id) <= strengthOf(q, a.ally)),
    )
  },
  say: () =>
    t.each(
      character,
      opposing,
      t.both('at the same location', 'sur le même lieu'),
      t.both('whose Strength is not higher than its own', 'dont la Force ne dépasse pas la sienne'),
    ),
})

const foesOp = op('foes', 'things', {
  args: [],
  value: (q, _a, env) => charactersInPlay(q).filter((id) => !isAllyOf(q, id, env.you)),
  say: () => t.each(character, t.group(t.both('you do not control', 'que vous ne contrôlez pas'))),
})
/** Characters you do not control. */
export const foes = foesOp()

const itAllyOp = op('itAlly', 'thing', {
  args: [],
  value: (_q, _a, env) => env.it,
  say: () => t.it(t.the(ally)),
})
/** The current Ally inside "each". */
export const itAlly = itAllyOp()

/** Your Allies at a location. */
export const yourAlliesAt = op('yourAlliesAt', 'things', {
  args: [arg('place', thing)],
  value: (q, a, env) =>
    q.exists(a.place) ? cardsAt(q, a.place).filter((id) => isAllyOf(q, id, env.you)) : [],
  say: () => t.each(ally, youControl, t.both('at that location', 'sur ce lieu')),
})

export const characterOps = [
  yourAlliesOp,
  yourAlliesAtHomeOp,
  yourAlliesHereOp,
  yourAlliesNamed,
  othersHere,
  alliesHereOp,
  heroesHereOp,
  heroesElsewhere,
  heroesOp,
  heroesOf,
  alliesInDomainOf,
  withinReachOf,
  yourAlliesAt,
  foesOp,
  itAllyOp,
]
