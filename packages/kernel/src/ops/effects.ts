import { arg, counterName, customName, effect, named, number, seat, thing, things, zoneName } from '../arg.ts'
import { couldAffect } from '../evaluate.ts'
import { countersChanged, moved } from '../kernelEvents.ts'
import { runNode } from '../programFrame.ts'
import type { Effect } from '../node.ts'
import { op } from '../op.ts'
import { phrase } from '../text/clause.ts'
import { instead } from '../text/sentence.ts'
import { count, it, of } from '../text/nominal.ts'
import { both, group } from '../text/phrase.ts'
import { toMove, toPlace, toPrevent, toRemove } from './lexicon.ts'
import { half as halved } from '../ledger.ts'
import { subtotal as subtotalOf, total } from '../ledger.ts'
import type { Machine } from '../machine.ts'
import type { Line } from '../ledger.ts'
import type { Query } from '../query.ts'
import type { Env } from '../env.ts'

/** Moves things to a zone of a seat. */
export const moveTo = op('moveTo', 'effect', {
  args: [arg('things', things), arg('zone', zoneName), arg('of', seat)],
  run(m, a, env) {
    for (const id of a.things)
      m.happen(moved, { thing: id, zone: a.zone, of: a.of, source: env.self, seat: env.you })
  },
  affects: (q, a) => a.things.some((id) => q.exists(id) && !q.inZone(id, a.zone)),
  say: (a, words) => phrase(toMove, a.things, both('to', 'vers'), of(a.of, words.zones[a.zone] as never)),
})

/** Puts counters on a thing. */
export const placeCounters = op('placeCounters', 'effect', {
  args: [arg('n', number), arg('counter', counterName), arg('on', thing)],
  run: (m, a, env) =>
    void m.happen(countersChanged, {
      thing: a.on,
      counter: a.counter,
      n: a.n,
      source: env.self,
      seat: env.you,
    }),
  affects: (q, a) => a.n > 0 && q.exists(a.on),
  say: (a, words) => phrase(toPlace, count(a.n, words.counters[a.counter] as never), both('on', 'sur'), a.on),
})

/** Takes counters off a thing, as far as it has them. */
export const removeCounters = op('removeCounters', 'effect', {
  args: [arg('n', number), arg('counter', counterName), arg('from', thing)],
  run: (m, a, env) =>
    void m.happen(countersChanged, {
      thing: a.from,
      counter: a.counter,
      n: -a.n,
      source: env.self,
      seat: env.you,
    }),
  affects: (q, a) => a.n > 0 && q.exists(a.from) && q.counter(a.from, a.counter) > 0,
  say: (a, words) =>
    phrase(toRemove, count(a.n, words.counters[a.counter] as never), both('from', 'de'), a.from),
})

/** Writes a line into the sum of the event this text answers. */
export function enterLine(m: Machine, env: Env, line: Omit<Line, 'source'>): void {
  const draft = m.ownEvent(env.event)
  draft.ledger = [...draft.ledger, { ...line, source: env.self }]
}

function amountOf(q: Query, env: Env): number {
  return env.event < 0 ? 0 : total(q.event(env.event).ledger)
}

/** Prevents part of the amount of the event this text answers: it cannot hit another one by mistake. */
export const prevent = op('prevent', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => enterLine(m, env, { how: 'subtract', n: a.n }),
  affects: (q, a, env) => a.n > 0 && amountOf(q, env) > 0,
  say: (a, words) => phrase(toPrevent, a.n, both('of', 'de'), it(words.amount)),
})

const preventAllOp = op('preventAll', 'effect', {
  args: [],
  run: (m, _a, env) => enterLine(m, env, { how: 'set', n: 0 }),
  affects: (q, _a, env) => amountOf(q, env) > 0,
  say: (_a, words) => phrase(toPrevent, { ...it(words.amount), whole: true }),
})
/** Prevents all of it. */
export const preventAll: Effect = preventAllOp()

const preventHalfOp = op('preventHalf', 'effect', {
  args: [],
  // Each half is taken from the same subtotal, whatever was halved before.
  run: (m, _a, env) =>
    enterLine(m, env, { how: 'lessHalf', n: halved(subtotalOf(m.event(env.event).ledger)) }),
  affects: (q, _a, env) => amountOf(q, env) > 0,
  say: (_a, words) =>
    phrase(
      toPrevent,
      both('half of', 'la moitié de'),
      words.amount,
      both('(rounded up)', '(arrondie à l’entier supérieur)'),
    ),
})
/** Prevents half of the subtotal, rounded up. */
export const preventHalf: Effect = preventHalfOp()

/** Raises the amount of the event this text answers. */
export const addAmount = op('addAmount', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => enterLine(m, env, { how: 'add', n: a.n }),
  affects: (_q, a, env) => a.n > 0 && env.event >= 0,
  say: (a, words) => group(both('add', 'ajoutez'), a.n, both('to', 'à'), words.amount),
})

/** Something else happens instead: the event this text answers never happens. */
export const insteadDo = op('insteadDo', 'effect', {
  args: [arg('effect', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) runNode(m, a.effect, frame.base)
    else {
      m.ownEvent(env.event).replaced = true
      m.done()
    }
  },
  affects: (q, a, env) => env.event >= 0 && couldAffect(q, a.effect, env),
  say: (a) => instead(a.effect),
})

/** The escape hatch: a named function of the game. */
export const custom = op('custom', 'effect', {
  args: [arg('name', customName), arg('args', named, {})],
  run(m, a, env) {
    const known = m.loaded.customs.get(a.name)
    const part = known?.run(m, a.args, env) ?? null
    if (part !== null) m.resolve(`${a.name}/${part}`, env)
  },
  affects: (q, a, env) => q.loaded.customs.get(a.name)?.affects(q, a.args, env) ?? false,
  say: (a, words) => words.customs[a.name]?.(a.args, words) ?? a.name,
})

export const effectOps = [
  moveTo,
  placeCounters,
  removeCounters,
  prevent,
  preventAllOp,
  preventHalfOp,
  addAmount,
  insteadDo,
  custom,
]
