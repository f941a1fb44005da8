import {
  type Check,
  type Given,
  type Machine,
  type Message,
  message,
  NO,
  type Option,
  procedure,
  type Seat,
  type ThingId,
  YES,
} from '@quadriga/kernel/author'
import { event, type Fee, type Purpose } from '../kinds/index.ts'
import { closeRoll } from '../events/dice.ts'
import { bind, bound } from '../boundNames.ts'
import { openAttack } from '../query/record.ts'
import { spendOrder } from '../query/status.ts'
import { eachDie } from './dieChange.ts'
import { enterLine } from './ledger.ts'

/** The draft of a roll: each roller throws n dice; the first is the one whose text asks for it. */
export function rollDraft(
  rollers: readonly Seat[],
  n: number,
  purpose: Purpose,
  rerolls = 0,
  fee: Fee = { tokens: 0, status: '' },
): Given<typeof event.roll> {
  const seat = rollers[0] as Seat
  return { rolling: true, seat, rollers, n, purpose, rerolls, fee, dice: [], changed: false }
}

interface EventVars {
  event: number
}

/** Most rolls lie as they fell: only where a text lets dice be thrown again is anybody asked. */
export const mayReroll: Check = (m, depth) => {
  if (m.eventOf(depth, event.roll).rerolls > 0) m.call(rollRerolls, { event: depth })
}

/** Some texts let their player throw dice of the roll again. */
export const rollRerolls = procedure<EventVars>('dicethrone.rollRerolls', {
  offer(m, f) {
    const { seat, rerolls, dice } = m.eventOf(f.event, event.roll)
    const most = canPay(m, f) ? Math.min(rerolls, dice.length) : 0
    if (most === 0) m.done()
    else
      m.ask({
        seat,
        ask: askAgain(m, f),
        options: eachDie(m, dice),
        shape: 'some',
        min: 0,
        max: most,
      })
  },
  again(m, f) {
    const { seat, dice } = m.eventOf(f.event, event.roll)
    const chosen = eachDie(m, dice).filter(({ key }) => m.picks.includes(key))
    m.done()
    if (chosen.length === 0) return
    for (const thing of feeOf(m, f)) m.happen(event.loseStatus, { seat, thing, how: 'spent' })
    m.happen(event.reroll, { seat, dice: chosen.map(({ thing }) => thing) })
  },
})

function askAgain(m: Machine, f: EventVars): Message {
  const { tokens: n, status } = m.eventOf(f.event, event.roll).fee
  return n === 0 ? message('ask.rerollDice') : message('ask.rerollFor', { n, status })
}

/** The tokens that throwing dice again costs, as far as they are there. */
function feeOf(m: Machine, f: EventVars): ThingId[] {
  const { seat, fee } = m.eventOf(f.event, event.roll)
  const { tokens, status } = fee
  return tokens === 0 ? [] : spendOrder(m, seat, status, seat).slice(0, tokens)
}

function canPay(m: Machine, f: EventVars): boolean {
  return feeOf(m, f).length === m.eventOf(f.event, event.roll).fee.tokens
}

/** A roll is over: the text that asked for it learns the numbers, and the dice are put aside. */
export const rollEnds: Check = (m, depth) => {
  const draft = m.eventOf(depth, event.roll)
  const { rollers } = draft
  const pips = draft.dice.map((die) => m.counter(die, 'pips'))
  const each = pips.length / rollers.length
  closeRoll(m, depth)
  if (draft.purpose === 'targeting')
    m.ownEventOf(m.nearest(event.attack), event.attack).aim = pips[0] as number
  const { base = -1 } = draft
  if (base < 0) return
  bind(m.ownEnv(base), { rolled: pips.slice(0, each), theirs: pips.slice(each) })
}

interface TokenRollVars {
  /** Depth of the text that asks for the roll. */
  base: number
  seat: Seat
  /** How often its die may be thrown again, and what the first time adds to the damage. */
  left: number
  plus: number
}

/** A token's die is thrown, and again as often as something allows it; the first time may add damage. */
export const rollToken = procedure<TokenRollVars>('dicethrone.rollToken', {
  roll: (m, f) => m.propose(event.roll, { ...rollDraft([f.seat], 1, 'effect'), base: f.base }),
  offer(m, f) {
    if (f.left <= 0) m.done()
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.rerollToken', { pips: rolledAt(m, f.base) }),
        options: yesOrNo,
      })
  },
  again(m, f) {
    if (m.picks[0] !== 'yes') {
      m.done()
      return
    }
    f.left--
    m.propose(event.roll, { ...rollDraft([f.seat], 1, 'effect'), base: f.base })
  },
  more(m, f) {
    m.goto('offer')
    const { plus } = f
    f.plus = 0
    const attack = openAttack(m)
    if (plus > 0 && attack !== null) enterLine(m, { to: attack.defender, how: 'add', n: plus })
  },
})

function rolledAt(m: Machine, base: number): number {
  return bound(m.ownEnv(base)).rolled?.[0] ?? 0
}

const yesOrNo: readonly Option[] = [YES, NO]
