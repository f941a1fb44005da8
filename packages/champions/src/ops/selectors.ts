import { answeredAttack } from '../query/answered.ts'
import { arg, NOBODY, NOTHING, op, seat, type SeatNode, thing, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { areaOf, cardsInPlay, hasTrait } from '../query/card.ts'
import * as characters from '../query/characters.ts'
import { identityOf, isHero } from '../query/seat.ts'
import * as n from '../text/nouns.ts'
import { idsIn, sharedZone } from '../table.ts'

/** Characters and players that texts speak of. */

const villainOp = op('villain', 'thing', {
  args: [],
  value: (q) => characters.villainOf(q),
  say: () => t.the(n.villainNoun),
})
export const villain = villainOp()

const traitWords = (trait: string) => [n.traitAdjectives[trait]].filter((one) => one !== undefined)

const enemiesOp = op('enemies', 'things', {
  args: [arg('trait', word, '')],
  value: (q, a) => characters.enemies(q).filter((id) => a.trait === '' || hasTrait(q, id, a.trait)),
  say: (a) => t.each(n.enemy, ...traitWords(a.trait)),
})
export const enemies = enemiesOp()
export const enemiesWith = (trait: string) => enemiesOp(trait)

/** Minions in play, those engaged with a player, or those with a trait. */
const minionsOp = op('minions', 'things', {
  args: [arg('engagedWith', seat, null), arg('trait', word, '')],
  value(q, a) {
    const all = a.engagedWith === null ? characters.minions(q) : characters.minionsOf(q, a.engagedWith)
    return a.trait === '' ? all : all.filter((id) => hasTrait(q, id, a.trait))
  },
  say(a) {
    const trait = n.traitAdjectives[a.trait]
    const traits = trait === undefined ? [] : [trait]
    const facing = a.engagedWith === null ? [] : [t.group(n.engaged, t.prep.with, a.engagedWith)]
    return t.each(n.minion, ...traits, ...facing)
  },
})
export const minions = minionsOp()
export const minionsWith = (trait: string) => minionsOp(undefined, trait)
export const minionsEngagedWith = (with_: SeatNode, trait = '') => minionsOp(with_, trait)

const thatMinionOp = op('thatMinion', 'thing', {
  args: [],
  reads: () => 'thing',
  value: (q, _a, env) =>
    env.event < 0 ? NOTHING : q.eventOf(env.event, event.enterPlay, event.defeat, event.reveal).thing,
  say: () => t.that(n.minion),
})
/** The minion that the event this text answers is about. */
export const thatMinion = thatMinionOp()

const heroesOp = op('heroes', 'things', {
  args: [],
  value: (q) => characters.heroes(q),
  say: () => t.each(n.heroNoun),
})
/** Every identity in hero form. */
export const heroes = heroesOp()

const identitiesOp = op('identities', 'things', {
  args: [],
  value: (q) => characters.identities(q),
  say: () => t.each(n.identityNoun),
})
export const identities = identitiesOp()

const charactersOp = op('characters', 'things', {
  args: [],
  value: (q) => characters.characters(q),
  say: () => t.each(n.character),
})
export const everyCharacter = charactersOp()

const yourIdentityOp = op('yourIdentity', 'thing', {
  args: [],
  value: (q, _a, env) => identityOf(q, env.you),
  say: () => t.your(n.identityNoun),
})
/** The identity of the player whom the text means, in either form. */
export const yourIdentity = yourIdentityOp()

const yourselfOp = op('yourself', 'thing', {
  args: [],
  value: (q, _a, env) => identityOf(q, env.you),
  say: () => t.you,
})
/** The same, where the text says "you": you would take damage. */
export const yourself = yourselfOp()

const yourHeroOp = op('yourHero', 'thing', {
  args: [],
  value: (q, _a, env) => (isHero(q, env.you) ? identityOf(q, env.you) : NOTHING),
  say: () => t.your(n.heroNoun),
})
/** The hero of the player whom the text means; nobody in alter-ego form. */
export const yourHero = yourHeroOp()

const biggestMinionsOp = op('biggestMinions', 'things', {
  args: [],
  value(q) {
    const all = characters.minions(q)
    const most = Math.max(0, ...all.map((id) => characters.printedHitPoints(q, id)))
    return all.filter((id) => characters.printedHitPoints(q, id) === most)
  },
  say: () =>
    t.the(n.minion, t.both('with the most printed hit points', 'ayant le plus de points de vie imprimés')),
})
/** The minion with the most printed hit points; of several the first player chooses one (R71). */
export const biggestMinions = biggestMinionsOp()

const biggestWithoutThisOp = op('biggestMinionsWithoutThis', 'things', {
  args: [],
  value(q, _a, env) {
    const copies = cardsInPlay(q).filter((id) => q.thing(id).face === q.thing(env.self).face)
    const free = characters.minions(q).filter((id) => !copies.some((copy) => q.thing(copy).host === id))
    const most = Math.max(0, ...free.map((id) => characters.printedHitPoints(q, id)))
    return free.filter((id) => characters.printedHitPoints(q, id) === most)
  },
  say: () =>
    t.the(
      n.minion,
      t.both(
        'with the most printed hit points and no other copy of this card',
        'ayant le plus de points de vie imprimés et aucun autre exemplaire de cette carte',
      ),
    ),
})
/** The minion with the most printed hit points among those that carry no copy of this card (R71). */
export const biggestMinionsWithoutThis = biggestWithoutThisOp()

const facedownDronesOp = op('facedownDrones', 'things', {
  args: [],
  value: (q) => characters.facedownDrones(q),
  say: () => t.each(n.drone, n.facedown),
})
export const facedownDrones = facedownDronesOp()

/** The villain and every minion engaged with a player. */
export const villainAndEngagedWith = op('villainAndEngagedWith', 'things', {
  args: [arg('who', seat)],
  value: (q, a) => (a.who < 0 ? [] : [...idsIn(q, sharedZone.villain), ...characters.minionsOf(q, a.who)]),
  say: (a) => ({
    ...t.the(n.villainNoun),
    complements: [t.both('and each enemy engaged with', 'et à chaque ennemi engagé avec'), a.who],
  }),
})

/** The player of an identity: "choose a player" is a choice among identities. */
export const playerOf = op('playerOf', 'seat', {
  args: [arg('identity', thing)],
  value: (q, a) => (a.identity === NOTHING ? NOBODY : areaOf(q, a.identity)),
  say: () => t.a(n.player),
})

const attackedPlayerOp = op('attackedPlayer', 'seat', {
  args: [],
  value: (q, _a, env) => (env.event < 0 ? NOBODY : q.eventOf(env.event, event.enemyAttack).first),
  say: () => t.the(n.player, n.attacked),
})
/** The player an attack was aimed at first, even if another defends. */
export const attackedPlayer = attackedPlayerOp()

const targetPlayerOp = op('targetPlayer', 'seat', {
  args: [],
  value: (q, _a, env) =>
    env.event < 0 ? NOBODY : q.eventOf(env.event, event.enemyAttack, event.enemyScheme).target,
  say: () => t.the(n.player, n.attacked),
})
/** The player an attack is aimed at in the end: the defender's, if somebody took over (R74). */
export const targetPlayer = targetPlayerOp()

const damagedOp = op('damagedByThis', 'things', {
  args: [],
  value: (q, _a, env) => (answeredAttack(q, env)?.damaged ?? []).filter((id) => q.exists(id)),
  say: () => t.each(n.character, t.both('damaged by this attack', 'blessé par cette attaque')),
})
/** Characters that the attack this text belongs to has damaged. */
export const damagedByThis = damagedOp()

export const selectorOps = [
  villainOp,
  enemiesOp,
  minionsOp,
  thatMinionOp,
  heroesOp,
  identitiesOp,
  charactersOp,
  yourIdentityOp,
  yourselfOp,
  yourHeroOp,
  biggestMinionsOp,
  biggestWithoutThisOp,
  facedownDronesOp,
  villainAndEngagedWith,
  playerOf,
  attackedPlayerOp,
  targetPlayerOp,
  damagedOp,
]
