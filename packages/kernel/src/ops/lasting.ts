import {
  arg,
  effect,
  effects,
  flag,
  oneOf,
  periodName,
  rawCondition,
  rawNumber,
  rawThings,
  statName,
} from '../arg.ts'
import { childrenOf, type Compiled, isCompiled } from '../compile.ts'
import type { Env } from '../env.ts'
import { couldAffect, evaluateThings } from '../evaluate.ts'
import type { Machine } from '../machine.ts'
import type { Effect, NumberNode, ThingsNode } from '../node.ts'
import { op } from '../op.ts'
import type { Modifier, Vars } from '../state.ts'
import { signed } from '../text/amount.ts'
import { clause } from '../text/clause.ts'
import { inOneBreath } from '../text/inOneBreath.ts'
import type { Noun } from '../text/lexicon.ts'
import { count } from '../text/nominal.ts'
import { type Amount, both, group, type Phrase } from '../text/phrase.ts'
import { alsoDo, ifSo, opening } from '../text/sentence.ts'
import { additional, toGet, toGetLess, toLose } from './lexicon.ts'

/** What is got: "+2 THW", "+1 THW for each side scheme", "additional Strength equal to the Strength of …". */
function gained(how: string, n: Amount, stat: Noun): Phrase[] {
  const noun = (plural: boolean): Phrase => ({ ...count(1, stat), amount: null, plural })
  if (n.value !== null) return [how === 'plus' ? signed(n.value) : n, noun(Math.abs(n.value) > 1)]
  if (how !== 'plus') return [count(n, stat)]
  if (n.counted?.kind !== 'nounPhrase') return [count(n, stat, additional)]
  const one: Phrase = { ...n.counted, determiner: 'each', plural: false }
  return [signed(1), noun(false), both('for', 'pour'), one]
}

/** A change of a stat: constant while its card speaks, or lasting inside `untilEndOf`. */
const modifyOp = op('modify', 'effect', {
  args: [
    arg('how', oneOf('plus', 'times', 'over', 'set')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', rawCondition, null),
  ],
  run: (m) => {
    throw m.broken('a modifier lasts: put it under untilEndOf or into the constant part of a card')
  },
  affects: (q, a, env) => evaluateThings(q, a.to, env).length > 0,
  say(a, words) {
    const stat = words.stats[a.stat] as never
    // A player loses an attempt; only a thing gets −1 of something.
    const isLess = a.how === 'plus' && a.n.value !== null && a.n.value < 0
    if (isLess && a.to.head.kind === 'you') return clause(a.to, toLose, count(-(a.n.value ?? 0), stat))
    const change = clause(a.to, isLess ? toGetLess : toGet, ...gained(a.how, a.n, stat))
    return a.only === null ? change : ifSo(a.only as never, change)
  },
})
export const plus = (
  to: ThingsNode,
  stat: string,
  n: NumberNode,
  only?: Parameters<typeof modifyOp>[4],
): Effect => modifyOp('plus', stat, to, n, only)
export const setTo = (to: ThingsNode, stat: string, n: NumberNode): Effect => modifyOp('set', stat, to, n)

/** Several changes of the same thing in one breath: "gets +1 THW and +1 ATK". */
const changesOp = op('changes', 'effect', {
  args: [arg('list', effects)],
  run: (m) => {
    throw m.broken('changes last: put them under untilEndOf')
  },
  affects: (q, a, env) => a.list.some((change) => couldAffect(q, change, env)),
  say: (a) => alsoDo(...inOneBreath(a.list)),
})
export const changes = (...list: readonly Effect[]): Effect => changesOp(list)

function changesIn(node: Compiled): readonly Compiled[] {
  return node.op === changesOp.op ? childrenOf(node.args['list']) : [node]
}

function lasting(m: Machine, change: Compiled, env: Env, until: string, live: boolean): Modifier {
  const to = change.args['to']
  const things = !live && isCompiled(to) ? evaluateThings(m, to, env) : []
  const kept: Vars = { ...env, event: -1 }
  const stat = String(change.args['stat'])
  return {
    program: change.program,
    node: change.n,
    stat,
    things,
    live,
    env: kept,
    until,
    depth: m.nearestNamed(until),
  }
}

/** A change that lasts until a period of the game, or the event of that name around it, is over. */
export const untilEndOf = op('untilEndOf', 'effect', {
  args: [arg('period', periodName), arg('modifier', effect), arg('newcomers', flag, false)],
  run(m, a, env) {
    const made = changesIn(a.modifier).map((change) => lasting(m, change, env, a.period, a.newcomers))
    m.state.modifiers = [...m.state.modifiers, ...made]
  },
  affects: (q, a, env) => couldAffect(q, a.modifier, env),
  say: (a, words) =>
    opening(
      group(both('until the end of', 'jusqu’à la fin de'), words.periods[a.period] ?? a.period),
      a.modifier,
    ),
})

export const lastingOps = [modifyOp, changesOp, untilEndOf]
