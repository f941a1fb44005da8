import { commits, type Machine, move, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { enemyTypes } from '../piece.ts'
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

const attack = commits(event.attack, (m, draft) => {
  const { seat, hero, zone, power, dice } = draft
  spendActions(m, seat, 1)
  changePower(m, hero, -power)
  const { accuracy, rages = false, bruises = 0 } = heroCard(m, hero).attack
  draft.results = rages ? rage(m, dice) : roll(m, 'attack', dice)
  // Wounds help to hit; only a natural 6 adds a die.
  const bonus = rages ? mostHealth - m.counter(hero, 'health') : 0
  draft.hits = draft.results.filter((result) => result + bonus >= accuracy).length
  const fallen = felled(m, zone, draft.hits, bruises)
  for (const id of fallen) move(m, id, m.zoneIndex('reserve'))
  gainExperience(m, hero, fallen.length)
  draft.fallen = fallen.map((id) => m.thing(id).face)
})

const crush = commits(event.crush, (m, { hero, enemy }) => {
  move(m, enemy, m.zoneIndex('reserve'))
  gainExperience(m, hero, 1)
})

export const attackEvents = [attack, crush]
