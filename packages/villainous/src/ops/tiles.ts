import { arg, codeName, eachInTurn, flag, number, op, things } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { attachedTo, by, cardOf, charactersIn, isAllyOf } from '../query/domain.ts'
import { tableOf } from '../table.ts'
import { copy, domain, sentry, toDiscard } from '../text/nouns.ts'

const turnOp = op('turnTile', 'effect', {
  args: [arg('shown', flag)],
  run(m, a, env) {
    m.happen(event.turnTile, { ...by(m, env.you), thing: env.self, shown: a.shown })
  },
  affects: (q, a, env) => q.inZone(env.self, a.shown ? 'tiles' : 'specialty'),
  say: (a) =>
    a.shown
      ? t.both('turn this tile to its Specialty side', 'retournez cette tuile sur sa face Compétence')
      : t.both('turn this tile back to its Objective side', 'retournez cette tuile sur sa face Objectif'),
})
/** This tile is turned up. */
export const turnUp = turnOp(true)
/** This tile is turned back. */
export const turnBack = turnOp(false)

const isNextTileOp = op('isNextTile', 'condition', {
  args: [],
  value: (q, _a, env) => q.ids('tiles', env.you)[0] === env.self && !tableOf(q).tileTurned,
  say: () =>
    t.allTrue(
      t.both('this is your next tile', 'cette tuile est la suivante'),
      t.both('you have revealed none this turn', 'vous n’en avez révélé aucune ce tour-ci'),
    ),
})
/** This tile is the next one, and none was turned this turn. */
export const isNextTile = isNextTileOp()

const sentriesAtHomeOp = op('sentriesAtHome', 'things', {
  args: [],
  value: (q, _a, env) =>
    charactersIn(q, env.you).filter(
      (id) => isAllyOf(q, id, env.you) && cardOf(q, id)?.tags.includes('sentry') === true,
    ),
  say: () => t.each(sentry, t.group(t.prep.in, t.your(domain))),
})
/** Your Sentries in your domain. */
export const sentriesAtHome = sentriesAtHomeOp()

const enteringSentriesOp = op('yourSentries', 'things', {
  args: [],
  value: (q, _a, env) =>
    [...charactersIn(q, env.you), ...q.ids('crisis')].filter(
      (id) => isAllyOf(q, id, env.you) && cardOf(q, id)?.tags.includes('sentry') === true,
    ),
  say: () => t.a(sentry),
})
/** Your Sentries at home and on Crises: where one can be played. */
export const yourSentries = enteringSentriesOp()

/** Your Allies of a name in your domain that carry two cards of another name. */
export const carryingTwo = op('carryingTwo', 'things', {
  args: [arg('ally', codeName), arg('item', codeName)],
  value: (q, a, env) =>
    charactersIn(q, env.you).filter(
      (id) =>
        q.thing(id).face === a.ally &&
        isAllyOf(q, id, env.you) &&
        attachedTo(q, id).filter((on) => q.thing(on).face === a.item).length >= 2,
    ),
  say: (a) =>
    t.each(
      copy,
      t.group(t.prep.of, t.thing(a.ally)),
      t.group(t.prep.in, t.your(domain)),
      t.group(t.both('with at least two copies of', 'portant au moins deux exemplaires de'), t.thing(a.item)),
    ),
})

/** Exactly so many cards are discarded. */
export const giveUp = op('giveUp', 'effect', {
  args: [arg('n', number), arg('cards', things)],
  run: (m, a, env) =>
    eachInTurn(
      m,
      event.discard,
      a.cards.map((id) => ({ ...by(m, env.you), thing: id, source: env.self })),
    ),
  affects: (_q, a) => a.cards.length > 0,
  say: (a) => t.phrase(toDiscard, { ...a.cards, amount: a.n }),
})

export const tileOps = [turnOp, isNextTileOp, sentriesAtHomeOp, enteringSentriesOp, carryingTwo, giveUp]
