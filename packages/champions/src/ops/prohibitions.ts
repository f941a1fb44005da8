import {
  arg,
  type Condition,
  condition,
  oneOf,
  op,
  rawNumber,
  rawThings,
  statName,
  type ThingsNode,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** What cannot, must or will be done for as long as a card speaks; each is a stat that the rules ask for. */
const constant = [
  arg('how', oneOf('plus')),
  arg('stat', statName),
  arg('to', rawThings),
  arg('n', rawNumber),
  arg('only', condition, null),
] as const

function prohibition(name: string, say: (to: t.NounPhrase) => t.Phrase) {
  return op(name, 'effect', {
    args: constant,
    run: (m) => {
      throw m.broken('what cannot be done is constant')
    },
    say: (a) => (a.only === null ? say(a.to) : t.group(say(a.to), t.both('while', 'tant que'), a.only)),
  })
}

const cannotTakeDamageOp = prohibition('cannotTakeDamage', (to) =>
  t.cannot(t.clause(to, v.toTake, t.some(n.damage))),
)
/** Something cannot take damage while a condition holds (R44). */
export const cannotTakeDamage = (to: ThingsNode, only: Condition) =>
  cannotTakeDamageOp('plus', 'immune', to, 1, only)

const threatStaysOp = prohibition('threatStays', (to) =>
  t.both(t.group('threat cannot be removed from', to), t.group('aucune menace ne peut être retirée de', to)),
)
/** Threat cannot be removed from a scheme (R57). */
export const threatStays = (on: ThingsNode) => threatStaysOp('plus', 'noRemoval', on, 1)

const demandsAllyOp = prohibition('demandsAlly', (to) =>
  t.both(
    t.group('if able, you must defend with an ally you control when', to, 'attacks you'),
    t.group('si possible, vous devez défendre avec un allié que vous contrôlez quand', to, 'vous attaque'),
  ),
)
/** Whoever it attacks has to defend with an ally (R50). */
export const demandsAlly = (to: ThingsNode) => demandsAllyOp('plus', 'demandsAlly', to, 1)

const retaliatesOp = op('retaliates', 'effect', {
  args: constant,
  run: (m) => {
    throw m.broken('a keyword is constant')
  },
  say: (a) => t.clause(a.to, v.toGain, t.group(t.term('champions:retaliate', 'retaliate', 'Riposte'), a.n)),
})
/** A character has retaliate for as long as a card speaks. */
export const retaliates = (who: ThingsNode, by: number) => retaliatesOp('plus', 'retaliate', who, by)

export const prohibitionOps = [retaliatesOp, cannotTakeDamageOp, threatStaysOp, demandsAllyOp]
