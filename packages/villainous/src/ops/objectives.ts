import { arg, codeName, number, op, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import {
  alliesOf,
  allLocations,
  cardsAt,
  charactersIn,
  domainOf,
  hasKeyword,
  isAllyOf,
  isCharacter,
  locationNamed,
  placeOf,
} from '../query/domain.ts'
import { isStone } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'
import {
  ally,
  character,
  copy,
  domain,
  location,
  opposing,
  player,
  soulMark,
  stone,
  strength,
  tile,
  toCapture,
  toControl,
  toHaveCaptured,
  toHaveRevealed,
  toReveal,
} from '../text/nouns.ts'

/** What you have done with something so far; English has a tense of its own for it. */
function youHave(english: t.Verb, french: t.Verb): t.Phrase {
  return t.both(t.whom(t.clause(t.you, english)), t.whom(t.past(t.clause(t.you, french))))
}

const capturedStonesOp = op('capturedStones', 'number', {
  args: [],
  value: (q, _a, env) => q.ids('specialty', env.you).filter((id) => isStone(q, id)).length,
  say: () => t.numberOf(t.bare(stone, t.plural, youHave(toHaveCaptured, toCapture))),
})
/** How many Stones you have brought home. */
export const capturedStones = capturedStonesOp()

const nobodyBlocksYouOp = op('nobodyBlocksYou', 'condition', {
  args: [],
  value: (q, _a, env) => !charactersIn(q, env.you).some((id) => hasKeyword(q, id, 'blocksThanos')),
  say: () =>
    t.group(t.both('no Hero in', 'aucun Héros de'), t.your(domain), t.both('forbids it', 'ne l’interdit')),
})
/** No Hero in your domain prints that you cannot win. */
export const nobodyBlocksYou = nobodyBlocksYouOp()

/** At how many places, in any domain or on Crises, one of your Allies has that much Strength. */
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
          t.both('where one of', 'où l’un de'),
          t.your(ally, t.plural),
          t.both('has', 'a une'),
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
      t.and(
        t.bare(ally, t.plural, t.whom(t.clause(t.you, toControl))),
        t.bare(soulMark, t.plural, t.group(t.both('at', 'dans'), t.thing(a.place))),
      ),
    ),
})

/** No character that you do not control stands at a location of your domain. */
export const noFoeAt = op('noFoeAt', 'condition', {
  args: [arg('place', codeName)],
  value: (q, a, env) =>
    !cardsIn(q, a.place, env.you).some((id) => isCharacter(q, id) && !isAllyOf(q, id, env.you)),
  say: (a) =>
    t.group(
      t.both('no', 'aucun'),
      t.bare(character, opposing),
      t.both('is at', 'ne se trouve dans'),
      t.thing(a.place),
    ),
})

function cardsIn(q: Query, place: string, seat: Seat): readonly ThingId[] {
  return cardsAt(q, locationNamed(q, place, seat))
}

/** A Mark that lies there by itself, not on a Hero, or an Ally. */
function isSoul(q: Query, id: ThingId, seat: Seat): boolean {
  return (q.thing(id).face === 'soul-mark' && q.thing(id).host < 0) || isAllyOf(q, id, seat)
}

const tilesShownOp = op('tilesShown', 'number', {
  args: [],
  value: (q, _a, env) =>
    q.ids('specialty', env.you).filter((id) => q.loaded.definitions.get(q.thing(id).code)?.kind === 'tile')
      .length,
  say: () => t.numberOf(t.bare(tile, t.plural, youHave(toHaveRevealed, toReveal))),
})
/** How many of your objective tiles are revealed. */
export const tilesShown = tilesShownOp()

/** One tile of yours is revealed. */
export const isTileShown = op('isTileShown', 'condition', {
  args: [arg('tile', codeName)],
  value: (q, a, env) => q.ids('specialty', env.you).some((id) => q.thing(id).face === a.tile),
  say: (a) => t.passive(t.thing(a.tile), toReveal),
})

/** How many cards of a name you have in other players' domains. */
export const plantedAbroad = op('plantedAbroad', 'number', {
  args: [arg('code', codeName)],
  value: (q, a, env) =>
    allLocations(q)
      .filter((place) => domainOf(q, place) !== env.you)
      .flatMap((place) => cardsAt(q, place))
      .filter((id) => q.thing(id).face === a.code && q.thing(id).controller === env.you).length,
  say: (a) =>
    t.numberOf(
      t.bare(
        copy,
        t.plural,
        t.whom(t.clause(t.you, toControl)),
        t.group(t.prep.of, t.thing(a.code)),
        t.group(t.both('in', 'dans'), t.of(t.bare(player, t.plural, t.other), domain, t.plural)),
      ),
    ),
})

export const objectiveOps = [
  capturedStonesOp,
  nobodyBlocksYouOp,
  locationsWithAllyOf,
  soulsAt,
  noFoeAt,
  tilesShownOp,
  isTileShown,
  plantedAbroad,
]
