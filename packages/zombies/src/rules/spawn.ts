import { type Machine, procedure, type Query, sizeOf, type ThingId } from '@quadriga/kernel/author'
import type { EnemyType, Spawn } from '../piece.ts'
import { event } from '../kinds/index.ts'
import { tableLevel } from '../query/danger.ts'
import { zoneOf } from '../query/pieces.ts'

interface Spawning {
  zone: string
  card: string
  figures: readonly ThingId[]
}

/** One Spawn card for a zone: figures by the danger level, a rush, an extra activation, or the shortage of figures. */
export const spawnCard = procedure<Spawning>('zombies.spawn', {
  draw(m, f) {
    // A table laid out by hand may have no Spawn cards at all.
    if (sizeOf(m.zone('spawnDeck')) + m.ids('spawnPile').length === 0) m.done()
    else {
      f.card = m.thing(m.happen(event.drawSpawn, { zone: f.zone }).card).face
    }
  },
  place(m, f) {
    const { how, enemy } = cardCalled(m, f.card)
    f.figures = reserve(m, enemy, wanted(m, f.card))
    if (how === 'extra') m.goto('extra')
    else m.happen(event.spawn, { zone: f.zone, enemy, n: f.figures.length, figures: f.figures })
  },
  rush(m, f) {
    if (cardCalled(m, f.card).how === 'rush') m.callNamed('zombies.activate', acting(f.figures))
  },
  shortage(m, f) {
    if (f.figures.length === wanted(m, f.card)) m.done()
  },
  extra(m, f) {
    const { how, enemy } = cardCalled(m, f.card)
    m.done()
    // An extra activation does nothing as long as every hero is at the lowest level; a shortage always does.
    if (how === 'extra' && tableLevel(m) === 0) return
    m.callNamed('zombies.activate', acting(allOf(m, enemy)))
  },
})

function cardCalled(q: Query, id: string): Spawn {
  return q.loaded.definitions.get(id) as Spawn
}

function wanted(q: Query, card: string): number {
  return cardCalled(q, card).counts[tableLevel(q)] ?? 0
}

function reserve(q: Query, type: EnemyType, n: number): ThingId[] {
  return q
    .ids('reserve')
    .filter((id) => q.thing(id).face === type)
    .slice(0, n)
}

function allOf(q: Query, type: EnemyType): ThingId[] {
  return q.state.zones
    .flatMap((zone) => zone.ids)
    .filter((id) => q.thing(id).face === type && zoneOf(q, id) !== '')
}

function acting(ids: readonly ThingId[]) {
  return { ids, action: 1, attacks: [], movers: [], plan: [], forced: [] }
}

/** Draws and carries out a Spawn card for a zone. */
export function spawnIn(m: Machine, zone: string): void {
  m.call(spawnCard, { zone, card: '', figures: [] })
}
