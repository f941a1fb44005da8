import {
  type EventKind,
  type Machine,
  move,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { enemyTypes } from '../define.ts'
import { enemiesIn, enemyCard, heroCard } from '../query/pieces.ts'
import { changePower, gainExperience, spendActions } from './heroes.ts'

export const faces = ['1', '2', '3', '4', '5', '6']

/** Rolls dice one after the other; chance speaks for each. */
export function roll(m: Machine, source: string, count: number): number[] {
  return Array.from({ length: count }, () => m.speak(source, faces) + 1)
}

/**
 * Who falls under this many Hits. One class after the other, Brutes first: Hits stay with a class until it is wiped out,
 * and those that cannot fell its next figure are lost.
 */
export function felled(q: Query, zone: string, hits: number, bruises = 0): ThingId[] {
  const fallen: ThingId[] = []
  let left = hits
  for (const type of enemyTypes) {
    for (const id of enemiesIn(q, zone).filter((one) => q.thing(one).face === type)) {
      const toughness = Math.max(1, enemyCard(q, id).toughness - bruises)
      if (left < toughness) return fallen
      left -= toughness
      fallen.push(id)
    }
  }
  return fallen
}

/** Every natural 6 adds a die, and added dice may add more. */
function rage(m: Machine, count: number): number[] {
  const results = roll(m, 'attack', count)
  for (let n = 0; n < results.length; n++)
    if (results[n] === faces.length) results.push(...roll(m, 'attack', 1))
  return results
}

const mostHealth = 3

function commitAttack(m: Machine, hero: ThingId, seat: Seat, draft: Record<string, unknown>): void {
  spendActions(m, seat, 1)
  changePower(m, hero, -(draft['power'] as number))
  const { accuracy, rages = false, bruises = 0 } = heroCard(m, hero).attack
  const results = rages ? rage(m, draft['dice'] as number) : roll(m, 'attack', draft['dice'] as number)
  // Wounds help to hit; only a natural 6 adds a die.
  const bonus = rages ? mostHealth - m.counter(hero, 'health') : 0
  const hits = results.filter((result) => result + bonus >= accuracy).length
  const fallen = felled(m, String(draft['zone']), hits, bruises)
  for (const id of fallen) move(m, id, m.zoneIndex('reserve'))
  gainExperience(m, hero, fallen.length)
  draft['results'] = results
  draft['hits'] = hits
  draft['fallen'] = fallen.map((id) => m.thing(id).face)
}

export const attackEvents: readonly EventKind[] = [
  {
    kind: 'attack',
    commit: (m, draft) => commitAttack(m, draft['hero'] as ThingId, draft.seat, draft),
    log: ['hero', 'zone', 'results', 'hits', 'fallen'],
    things: ['hero'],
  },
  {
    kind: 'crush',
    commit(m, draft) {
      const hero = draft['hero'] as ThingId
      move(m, draft['enemy'] as ThingId, m.zoneIndex('reserve'))
      gainExperience(m, hero, 1)
    },
    log: ['hero', 'enemy'],
    things: ['hero', 'enemy'],
  },
]
