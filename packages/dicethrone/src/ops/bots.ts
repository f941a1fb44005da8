import {
  arg,
  number,
  oneOf,
  op,
  type Query,
  type Seat,
  thing,
  type ThingId,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { companionOf, companionsOf, couldHelp, helpsGiven } from '../query/companions.ts'
import { helpEach } from '../rules/companions.ts'
import { adj, n, v } from '../text/nouns.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Companions that are built, improved and activated. */

type Which = 'waiting' | 'basic' | 'built'

function botsOf(q: Query, seat: Seat, which: Which): readonly ThingId[] {
  if (which === 'waiting') return idsOf(q, seatZone.leaflet, seat)
  const built = companionsOf(q, seat).filter((id) => companionOf(q, id).waits)
  return which === 'built' ? built : built.filter((id) => companionOf(q, id).turnsTo !== '')
}

const botWords: Readonly<Record<Which, t.NounPhrase>> = {
  waiting: t.a(n.bot, adj.fresh),
  basic: t.a(n.bot, adj.basic),
  built: t.a(n.bot, t.both('that you have built', 'que vous avez construit')),
}

const botsOp = op('bots', 'things', {
  args: [arg('which', oneOf('waiting', 'basic', 'built'))],
  value: (q, a, env) => botsOf(q, env.you, a.which),
  say: (a) => botWords[a.which],
})
/** Your bots that are still to be built. */
export const waitingBots = botsOp('waiting')
/** Your bots that are built and can still be improved. */
export const basicBots = botsOp('basic')
/** Your bots that are built. */
export const builtBots = botsOp('built')

/** You build a bot, with one of its sides up. */
export const buildBot = op('buildBot', 'effect', {
  args: [arg('bot', thing), arg('as', oneOf('basic', 'advanced'), 'basic')],
  run(m, a, env) {
    const { id, turnsTo } = companionOf(m, a.bot)
    m.happen(event.build, { seat: env.you, thing: a.bot, side: a.as === 'basic' ? id : turnsTo })
  },
  affects: (q, a) => q.inZone(a.bot, 'leaflet'),
  say: ({ bot, as }) => t.phrase(v.build, { ...bot, adjectives: [...bot.adjectives, adj[as]] }),
})

/** A Basic bot of yours becomes an Advanced one. */
export const improveBot = op('improveBot', 'effect', {
  args: [arg('bot', thing)],
  run: (m, a, env) => m.happen(event.turnCompanion, { seat: env.you, thing: a.bot }),
  affects: (q, a) => q.inZone(a.bot, 'companions') && companionOf(q, a.bot).turnsTo !== '',
  say: (a) => t.phrase(v.turn, a.bot, t.both('into an Advanced one', 'en robot avancé')),
})

/** Bots act for nothing, one after the other, whatever their moment is. */
export const activateBots = op('activateBots', 'effect', {
  args: [arg('bots', things)],
  run: (m, a, env) => m.call(helpEach, { seat: env.you, list: a.bots, place: 0 }),
  affects: (q, a, env) => a.bots.some((bot) => couldHelp(q, env.you, bot)),
  say({ bots }) {
    const built = [t.both('that you have built', 'que vous avez construits')]
    const which = bots.plural ? { ...bots, adjectives: [adj.different], complements: built } : bots
    return t.both(
      t.phrase(v.activate, ', free of charge,', which),
      t.phrase(v.activate, 'gratuitement', which),
    )
  },
})

/** An amount for each bot that you have built. */
export const perBot = op('perBot', 'number', {
  args: [arg('n', number)],
  value: (q, a, env) => a.n * botsOf(q, env.you, 'built').length,
  say: (a) => ({ ...a.n, after: t.both('per bot that you have built', 'par robot que vous avez construit') }),
})

/** This companion has helped fewer times than this in the attack. */
export const helpedLess = op('helpedLess', 'condition', {
  args: [arg('n', number)],
  value: (q, a, env) => helpsGiven(q, env.self) < a.n,
  say: (a) =>
    t.both(
      t.group('this bot was activated fewer than', a.n, 'times in this attack'),
      t.group('ce robot a été activé moins de', a.n, 'fois pendant cette attaque'),
    ),
})

export const botOps = [botsOp, buildBot, improveBot, activateBots, perBot, helpedLess]
