import { arg, number, oneOf, op, type Query, type Seat, type ThingId, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { isInRange, zonesInRange } from '../query/actions.ts'
import {
  attackCard,
  attacksOf,
  citizensIn,
  enemiesIn,
  heroesIn,
  heroesInPlay,
  heroOf,
  kindOf,
  onBoard,
  zoneOf,
} from '../query/pieces.ts'
import * as n from '../text/nouns.ts'
import { figureNoun, near, typeNoun, within } from '../text/say.ts'

/** Heroes, Enemies and cards that texts speak of. */

/** What the players' figures are called. */
const called = arg('called', oneOf('hero', 'zombie'), 'hero')

function hereOf(q: Query, seat: Seat): string {
  return zoneOf(q, heroOf(q, seat))
}

const yourHeroOp = op('yourHero', 'thing', {
  args: [],
  value: (q, _a, env) => heroOf(q, env.you),
  say: () => t.you,
})
/** The hero whose card speaks. */
export const yourHero = yourHeroOp()

const everyHeroOp = op('everyHero', 'things', {
  args: [called],
  value: (q) => heroesInPlay(q),
  say: (a) => t.each(figureNoun(a.called)),
})
/** Every hero on the board. */
export const everyHero = everyHeroOp()
export const everyZombie = everyHeroOp('zombie')

/** Heroes that an Enemy's aura reaches: within so many zones, in its sight. */
export const heroesNear = op('heroesNear', 'things', {
  args: [arg('most', number), called],
  value: (q, a, env) =>
    heroesInPlay(q).filter((id) => isInRange(q, zoneOf(q, env.self), zoneOf(q, id), a.most)),
  say: (a) => t.each(figureNoun(a.called), within(0, a.most.value ?? 0)),
})

const heroesHereOp = op('heroesHere', 'things', {
  args: [called],
  value: (q, _a, env) => heroesIn(q, hereOf(q, env.you)),
  say: (a) => t.each(figureNoun(a.called), t.both('in your Zone', 'dans votre Zone')),
})
/** Heroes in your zone, yourself included. */
export const heroesHere = heroesHereOp()
export const zombiesHere = heroesHereOp('zombie')

const otherHeroesHereOp = op('otherHeroesHere', 'things', {
  args: [],
  value: (q, _a, env) => heroesIn(q, hereOf(q, env.you)).filter((id) => id !== heroOf(q, env.you)),
  say: () => ({
    ...t.another(n.hero, t.both('in your Zone', 'dans votre Zone')),
  }),
})
/** The other heroes in your zone. */
export const otherHeroesHere = otherHeroesHereOp()

const othersHereOp = op('othersHere', 'things', {
  args: [],
  value: (q, _a, env) => {
    const here = hereOf(q, env.you)
    return [...heroesIn(q, here).filter((id) => id !== heroOf(q, env.you)), ...citizensIn(q, here)]
  },
  say: () =>
    t.another(
      n.hero,
      t.both('in your Zone or a citizen there', 'dans votre Zone ou un Citoyen qui s’y trouve'),
    ),
})
/** Other heroes and citizens in your zone. */
export const othersHere = othersHereOp()

/** Heroes within so many zones in your sight, yourself included. */
export const heroesWithin = op('heroesWithin', 'things', {
  args: [arg('most', number)],
  value: (q, a, env) => heroesReached(q, env.you, a.most),
  say: (a) => t.each(n.hero, within(0, a.most.value ?? 0)),
})

/** The other heroes within so many zones in your sight. */
export const otherHeroesWithin = op('otherHeroesWithin', 'things', {
  args: [arg('most', number), called],
  value: (q, a, env) => heroesReached(q, env.you, a.most).filter((id) => id !== heroOf(q, env.you)),
  say: (a) => t.another(figureNoun(a.called), within(0, a.most.value ?? 0)),
})

const otherHeroesOp = op('otherHeroes', 'things', {
  args: [],
  value: (q, _a, env) => heroesInPlay(q).filter((id) => id !== heroOf(q, env.you)),
  say: () => t.another(n.hero),
})
/** The other heroes, wherever they are. */
export const otherHeroes = otherHeroesOp()

function heroesReached(q: Query, seat: Seat, most: number): ThingId[] {
  return zonesInRange(q, hereOf(q, seat), 0, most).flatMap((zone) => heroesIn(q, zone))
}

/** Enemies of a kind within so many zones in your sight: one for each zone, for those of a kind are alike. */
export const enemiesWithin = op('enemiesWithin', 'things', {
  args: [arg('type', word), arg('most', number)],
  value: (q, a, env) =>
    zonesInRange(q, hereOf(q, env.you), 0, a.most).flatMap((zone) =>
      enemiesIn(q, zone)
        .filter((id) => q.thing(id).face === a.type)
        .slice(0, 1),
    ),
  say: (a) => t.each(typeNoun(a.type), near(a.most.value ?? 0)),
})

/** Rank-and-file Enemies within so many zones in your sight: one of each kind and zone. */
export const enemiesToCrush = op('enemiesToCrush', 'things', {
  args: [arg('most', number)],
  value: (q, a, env) =>
    zonesInRange(q, hereOf(q, env.you), 0, a.most).flatMap((zone) => {
      const here = enemiesIn(q, zone).filter((id) => kindOf(q, id) === 'enemy')
      const names = here.map((id) => q.thing(id).face)
      return here.filter((_, place) => names.indexOf(names[place] as string) === place)
    }),
  say: (a) =>
    t.each(
      n.walker,
      t.both(
        'or Runner (1 Power) or a Brute (2 Power)',
        'ou un Forcené (1 point de Pouvoir) ou une Brute (2 points de Pouvoir)',
      ),
      within(0, a.most.value ?? 0),
    ),
})

/** Enemies without much strength, and perhaps stronger ones without a name, within so many zones: one of each. */
export const rankAndFileWithin = op('rankAndFileWithin', 'things', {
  args: [arg('which', oneOf('weak', 'any')), arg('most', number)],
  value: (q, a, env) =>
    zonesInRange(q, hereOf(q, env.you), 0, a.most).flatMap((zone) => {
      const here = enemiesIn(q, zone).filter(
        (id) => kindOf(q, id) === 'enemy' && (a.which === 'any' || q.stat(id, 'weak') > 0),
      )
      const names = here.map((id) => q.thing(id).face)
      return here.filter((_, place) => names.indexOf(names[place] as string) === place)
    }),
  say: (a) => {
    const where = a.most.value === 0 ? t.both('of your Zone', 'de votre Zone') : within(0, a.most.value ?? 0)
    return a.which === 'weak'
      ? t.each(n.trooper, t.both('or Specialist', 'ou Spécialiste'), where)
      : t.each(n.trooper, t.both(', Specialist or Guard', ', Spécialiste ou Garde'), where)
  },
})

const yourMeleeOp = op('yourMelee', 'things', {
  args: [],
  value: (q, _a, env) => attacksOf(q, env.you).filter((id) => attackCard(q, id).type === 'melee'),
  say: () => t.both('your Melee attacks', 'vos Attaques de Mêlée') as never,
})
/** All your Melee attacks. */
export const yourMelee = yourMeleeOp()

/** Your attack of this name. */
export const attackCalled = op('attackCalled', 'things', {
  args: [arg('code', word)],
  value: (q, a, env) => q.ids('sheet', env.you).filter((id) => q.thing(id).face === a.code),
  say: (a) => t.thing(a.code),
})

/** A piece on the board by its name. */
export const piece = op('piece', 'things', {
  args: [arg('code', word)],
  value: (q, a) => onBoard(q, (id) => q.thing(id).face === a.code),
  say: (a) => t.thing(a.code),
})

export const selectorOps = [
  yourHeroOp,
  everyHeroOp,
  heroesNear,
  heroesHereOp,
  otherHeroesHereOp,
  othersHereOp,
  heroesWithin,
  otherHeroesWithin,
  otherHeroesOp,
  enemiesWithin,
  enemiesToCrush,
  rankAndFileWithin,
  yourMeleeOp,
  attackCalled,
  piece,
]
