import {
  arg,
  evaluateThings,
  number,
  oneOf,
  op,
  rawCondition,
  rawThings,
  statName,
} from '@quadriga/kernel/author'
import type { Effect, ThingsNode } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { pile, power, toDraw, toGain, toPay, toPlay, toRelocate, toUse } from '../text/nouns.ts'
import { domainOwner, everybody, villainCalled } from './players.ts'
import { yourVillain } from './special.ts'

type Say = (who: t.Nominal, n: number) => t.Phrase

/** The cards in hand up to which everybody draws, before anything changes it. */
const HAND_SIZE = 4

/** What cards in play may do to a player: each is a number of the villain tile, and says itself as a rule. */
export const bonds = {
  handSize: (who, n) =>
    t.clause(
      who,
      toDraw,
      t.both(
        `only up to ${HAND_SIZE + n} cards at the end of a turn`,
        `seulement jusqu’à ${HAND_SIZE + n} cartes à la fin du tour`,
      ),
    ),
  smallerGains: (who, n) =>
    t.whenever(
      t.clause(who, toGain, t.some(power)),
      t.clause(t.it(who), toGain, t.both(`${n} less`, `${n} jeton Pouvoir de moins`)),
    ),
  dearerAllies: (who, n) =>
    t.clause(who, toPay, t.both(`${n} Power more for each Ally`, `${n} jeton Pouvoir de plus par Allié`)),
  dearerItems: (who, n) =>
    t.clause(who, toPay, t.both(`${n} Power more for each Item`, `${n} jeton Pouvoir de plus par Objet`)),
  dearerActivation: (who, n) =>
    t.clause(
      who,
      toPay,
      t.both(`${n} Power more for each activation`, `${n} jeton Pouvoir de plus par activation`),
    ),
  cheaperActivation: (who, n) =>
    t.clause(
      who,
      toPay,
      t.both(`${n} Power less for each activation`, `${n} jeton Pouvoir de moins par activation`),
    ),
  noItems: (who) => t.cannot(t.clause(who, toPlay, t.both('Items', 'd’Objet'))),
  noRelocating: (who) =>
    t.cannot(
      t.clause(
        who,
        toRelocate,
        t.both(
          'Allies or Items, except Allies to this Crisis',
          'd’Allié ni d’Objet, sauf des Alliés vers cette Crise',
        ),
      ),
    ),
  noCrisis: (who) =>
    t.cannot(
      t.clause(who, toPlay, t.both('or relocate Allies to Crises', 'ni transférer d’Alliés vers les Crises')),
    ),
  lockedPile: (who) =>
    t.cannot(
      t.clause(
        who,
        toPlay,
        t.both('or find cards from', 'ni chercher de cartes dans'),
        t.of(t.it(who), pile),
      ),
    ),
  noUseOfPile: (who) =>
    t.both(
      t.cannot(t.clause(who, toUse, t.of(t.it(who), pile), 'in any other way')),
      t.group(who, 'ne peut utiliser sa défausse d’aucune autre façon'),
    ),
} as const satisfies Readonly<Record<string, Say>>

export type Bond = keyof typeof bonds
export const bondNames = Object.keys(bonds) as readonly Bond[]

/** A rule that binds players while the card is in play: read as a stat of their villain tiles. */
const bindsOp = op('binds', 'effect', {
  args: [
    arg('how', oneOf('plus')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', number),
    arg('only', rawCondition, null),
  ],
  run: (m) => {
    throw m.broken('a rule that binds players holds while its card is in play')
  },
  affects: (q, a, env) => evaluateThings(q, a.to, env).length > 0,
  say: (a) => (bonds[a.stat as Bond] as Say)(a.to, a.n.value ?? 0),
})

function bind(bond: Bond, to: ThingsNode, n: number): Effect {
  return bindsOp('plus', bond, to, n)
}

/** The player in whose domain the card lies is under this rule. */
export const bindsOwner = (bond: Bond, n = 1): Effect => bind(bond, domainOwner, n)
/** Everybody is. */
export const bindsAll = (bond: Bond, n = 1): Effect => bind(bond, everybody, n)
/** The player of one villain is. */
export const bindsVillain = (bond: Bond, villain: string, n = 1): Effect =>
  bind(bond, villainCalled(villain), n)
/** You are, wherever your card is. */
export const bindsYou = (bond: Bond, n = 1): Effect => bind(bond, yourVillain, n)

export const bondOps = [bindsOp]
