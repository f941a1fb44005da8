import { arg, codeName, number, op, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import {
  alliesOf,
  cardOf,
  cardsAt,
  charactersAt,
  isAllyOf,
  isKind,
  locationNamed,
  locationsOf,
  placeOf,
} from '../query/domain.ts'
import { isStone } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'
import { ally, hero, location, soulMark, stone, strength, toControl } from '../text/nouns.ts'

const capturedStonesOp = op('capturedStones', 'number', {
  args: [],
  value: (q, _a, env) => q.ids('specialty', env.you).filter((id) => isStone(q, id)).length,
  say: () => t.numberOf(t.bare(stone, t.plural, t.both('you have captured', 'que vous avez capturées'))),
})
/** How many Stones you have brought home. */
export const capturedStones = capturedStonesOp()

const nobodyBlocksYouOp = op('nobodyBlocksYou', 'condition', {
  args: [],
  value: (q, _a, env) =>
    !locationsOf(q, env.you)
      .flatMap((place) => charactersAt(q, place))
      .some((id) => cardOf(q, id)?.keywords.includes('blocksThanos') === true),
  say: () => t.both('no Hero in your domain forbids it', 'aucun Héros de votre domaine ne l’interdit'),
})
/** No Hero in your domain prints that you cannot win. */
export const nobodyBlocksYou = nobodyBlocksYouOp()

/** At how many locations, in any domain, one of your Allies has that much Strength. */
export const locationsWithAllyOf = op('locationsWithAllyOf', 'number', {
  args: [arg('strength', number)],
  value: (q, a, env) =>
    new Set(
      alliesOf(q, env.you)
        .filter((id) => strengthOf(q, id) >= a.strength)
        .map((id) => placeOf(q, id)),
    ).size,
  say: (a) =>
    t.numberOf(
      t.bare(
        location,
        t.plural,
        t.group(
          t.both('with an Ally of yours of', 'où l’un de vos Alliés a une'),
          t.bare(strength),
          t.both(t.orMore(a.strength), t.group('de', t.orMore(a.strength))),
        ),
      ),
    ),
})

/** How many of your Allies and Soul Marks lie at a location of your domain. */
export const soulsAt = op('soulsAt', 'number', {
  args: [arg('place', codeName)],
  value: (q, a, env) => cardsIn(q, a.place, env.you).filter((id) => isSoul(q, id, env.you)).length,
  say: (a) =>
    t.numberOf(
      t.bare(
        ally,
        t.plural,
        t.whom(t.clause(t.you, toControl)),
        t.both('and', 'et de'),
        t.bare(soulMark, t.plural),
        t.group(t.both('at', 'dans'), t.thing(a.place)),
      ),
    ),
})

/** No Hero stands at a location of your domain. */
export const noHeroAt = op('noHeroAt', 'condition', {
  args: [arg('place', codeName)],
  value: (q, a, env) => !cardsIn(q, a.place, env.you).some((id) => isKind(q, id, 'hero')),
  say: (a) =>
    t.group(t.both('no', 'aucun'), t.bare(hero), t.both('is at', 'ne se trouve dans'), t.thing(a.place)),
})

function cardsIn(q: Query, place: string, seat: Seat): readonly ThingId[] {
  return cardsAt(q, locationNamed(q, place, seat))
}

function isSoul(q: Query, id: ThingId, seat: Seat): boolean {
  return q.thing(id).face === 'soul-mark' || isAllyOf(q, id, seat)
}

export const objectiveOps = [capturedStonesOp, nobodyBlocksYouOp, locationsWithAllyOf, soulsAt, noHeroAt]
