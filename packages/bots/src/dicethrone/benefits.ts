import type { AbilityDefinition, StatusDefinition } from '@quadriga/dicethrone'
import { query, type Seat, type State } from '@quadriga/kernel'
import type { Benefits } from '../benefits.ts'
import type { Reader } from '../evaluate/evaluation.ts'
import { healthAt, isFriend } from './position.ts'
import { weights as w } from './weights.ts'

/** What a position of Dice Throne holds for a seat, in things that players count. */
export function diceThroneBenefits(state: State, seat: Seat): Benefits {
  const q = query(state)
  const seats = Array.from({ length: q.seats }, (_, other) => other)
  const friends = seats.filter((other) => isFriend(q, seat, other))
  const foes = seats.filter((other) => !friends.includes(other))
  const [own = -1] = q.ids('hero', seat)
  return {
    foesHealth: [-sum(foes.map((other) => healthAt(q, other))), w.health],
    ownHealth: [healthAt(q, seat), w.health],
    combatPoints: [q.counter(own, 'cp'), w.cp],
    cards: [q.ids('hand', seat).length, w.card],
    upgrades: [q.ids('board', seat).filter((id) => isUpgrade(q, id)).length, w.upgrade + w.upgradeCost],
    goodTokens: [tokens(q, friends, 'positive'), w.positive],
    badTokens: [-tokens(q, friends, 'negative'), -w.negative],
    foesBadTokens: [tokens(q, foes, 'negative'), -w.negative],
  }
}

function isUpgrade(q: Reader, id: number): boolean {
  return (q.definition(id) as AbilityDefinition).kind === 'upgrade'
}

function tokens(q: Reader, seats: readonly Seat[], polarity: StatusDefinition['polarity']): number {
  return seats
    .flatMap((seat) => q.ids('status', seat))
    .filter((id) => (q.definition(id) as StatusDefinition).polarity === polarity).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}
