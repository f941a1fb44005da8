import { childrenOf, type Compiled, environment, evaluate, type Query } from '@quadriga/kernel/author'
import type { AttackRecord } from '../kinds/index.ts'

/** What an activated ability means for its target, read from its text before anything of it happens. */

function textOf(q: Query, { ability, index }: Readonly<AttackRecord>): Compiled {
  return q.program(`${q.thing(ability).face}/${index}`).root
}

/** Conditions on the five dice of the attack: known as soon as it is activated. */
const knownAtOnce: readonly string[] = ['attackShows', 'ofAKind']

/** The parts of a node that may come to be carried out, as far as the dice of the attack tell. */
function reachable(q: Query, attack: Readonly<AttackRecord>, { op, args }: Compiled): Compiled[] {
  const [condition] = childrenOf(args['condition'])
  if (op.name === 'ifTrue' && condition !== undefined && knownAtOnce.includes(condition.op.name)) {
    const env = environment({ you: attack.attacker, self: attack.ability })
    return childrenOf(evaluate(q, condition, env) === true ? args['yes'] : args['no'])
  }
  return Object.values(args).flatMap(childrenOf)
}

function finds(
  q: Query,
  attack: Readonly<AttackRecord>,
  node: Compiled,
  is: (node: Compiled) => boolean,
): boolean {
  return is(node) || reachable(q, attack, node).some((part) => finds(q, attack, part, is))
}

const isTarget = ({ op }: Compiled) => op.name === 'target'

/** Whether anything in the ability is meant for its target, be it only a token. */
export function needsTarget(q: Query, attack: Readonly<AttackRecord>): boolean {
  return finds(q, attack, textOf(q, attack), isTarget)
}

const attacks: readonly unknown[] = ['normal', 'undefendable', 'pure', 'ultimate']

/** Whether the ability has damage for its target: then it is launched as an attack, whatever becomes of the damage. */
export function promisesDamage(q: Query, attack: Readonly<AttackRecord>): boolean {
  return finds(q, attack, textOf(q, attack), ({ args }) => {
    return attacks.includes(args['type']) && Object.values(args).flatMap(childrenOf).some(isTarget)
  })
}

/** One thing to do of a text: a part of it, the pause of a "then", or the Targeting Roll. */
export type Doing = Compiled | 'pause' | 'aim'

/**
 * The text in the order of phases 4 to 6: what needs no target comes before the Targeting Roll. Nothing moves across a
 * "then", nor before a roll that it may count.
 */
export function inPhases(q: Query, attack: Readonly<AttackRecord>): readonly Doing[] {
  const doings = flat(textOf(q, attack))
  if (!needsTarget(q, attack)) return doings
  const first = doings.findIndex((one) => one !== 'pause' && one !== 'aim' && !isFree(one))
  const from = doings.lastIndexOf('pause', first) + 1
  const next = doings.indexOf('pause', first)
  const to = next < 0 ? doings.length : next
  return [...doings.slice(0, from), ...aimed(doings.slice(from, to)), ...doings.slice(to)]
}

function aimed(part: readonly Doing[]): Doing[] {
  const before: Doing[] = []
  const after: Doing[] = []
  let held = false
  for (const one of part) {
    if (typeof one !== 'string' && isFree(one) && !held) before.push(one)
    else {
      after.push(one)
      held ||= typeof one !== 'string' && within(one).some(({ op }) => /roll|bind/i.test(op.name))
    }
  }
  return [...before, 'aim', ...after]
}

function flat(node: Compiled): Doing[] {
  const { op, args } = node
  if (op.name === 'seq') return childrenOf(args['parts']).flatMap(flat)
  if (op.name !== 'then') return [node]
  return [...childrenOf(args['first']).flatMap(flat), 'pause', ...childrenOf(args['next']).flatMap(flat)]
}

/** A node and everything below it. */
function within(node: Compiled): Compiled[] {
  return [node, ...Object.values(node.args).flatMap(childrenOf).flatMap(within)]
}

/**
 * Effects on oneself, which may come before the target is known when nothing in them speaks of it. What is meant for
 * others waits for its place behind the roll, also where they are chosen: "additionally" stays last.
 */
const onOneself: readonly string[] = [
  'seq',
  'then',
  'ifTrue',
  'may',
  'chooseOne',
  'inExchange',
  'rollDice',
  'gain',
  'gainCp',
  'gainEach',
  'gainToLimit',
  'mayGain',
  'buyTokens',
  'raiseLimit',
  'loseTokens',
  'loseUpTo',
  'removeToken',
  'removeAllTokens',
  'drawCards',
  'searchDeck',
  'heal',
  'healCompanion',
  'buildBot',
  'improveBot',
  'growSpirits',
  'removeSpirits',
]

function isFree(node: Compiled): boolean {
  return within(node).every(
    (part) => !isTarget(part) && (part.op.sort !== 'effect' || onOneself.includes(part.op.name)),
  )
}
