import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { attackCard, attacksOf, citizensIn, enemiesIn, enemyCard, heroOf, isPiece, zoneOf } from './pieces.ts'

export const mostHunger = 4

/** At the end of its Hunger track a Zombie Hero is Ravenous. */
export function isRavenous(q: Query, hero: ThingId): boolean {
  return q.counter(hero, 'hunger') >= mostHunger
}

/** Whether Hunger keeps a hero from choosing anything but a Move Action or to devour; some have the will to. */
export function isDrivenByHunger(q: Query, hero: ThingId): boolean {
  return isRavenous(q, hero) && q.counter(hero, 'willed') === 0
}

/** How many dice an attack of a hero rolls: its Hunger adds to them, a storm takes some away, but one is left. */
export function diceOf(
  q: Query,
  { hero, attack, dice }: { readonly hero: ThingId; readonly attack: ThingId; readonly dice: number },
): number {
  if (attackCard(q, attack).plain) return dice
  const gale = q.stat(hero, 'gale')
  const all = dice + q.counter(hero, 'hunger')
  return gale === 0 ? all : Math.max(1, all - gale)
}

/** The attack of a hero that eats its target. */
export function devourOf(q: Query, seat: Seat): ThingId | undefined {
  return attacksOf(q, seat).find((id) => attackCard(q, id).eats)
}

/** Everybody in the zone of a hero who could be eaten: Enemies, then citizens. */
export function edible(q: Query, seat: Seat): ThingId[] {
  const zone = zoneOf(q, heroOf(q, seat))
  return [...enemiesIn(q, zone), ...citizensIn(q, zone)]
}

/** Citizens come after all Enemies. */
export const citizenPriority = 9

/** In which order Hits must be spent: the lower the earlier. */
export function priorityOf(q: Query, id: ThingId): number {
  return isPiece(q, id, 'citizen') ? citizenPriority : enemyCard(q, id).priority
}

/** Whether somebody in the zone of a hero takes its Skills away. */
export function isSilenced(q: Query, hero: ThingId): boolean {
  return enemiesIn(q, zoneOf(q, hero)).some((id) => q.stat(id, 'silences') > 0)
}
