import {
  environment,
  type Machine,
  procedure,
  type Query,
  sizeOf,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Spawn } from '../piece.ts'
import { activeLevels, levelOfZone } from '../query/board.ts'
import { isEnemy, onBoard, zombieHeroesInPlay, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'

interface Drawing {
  zone: string
  card: string
}

/** A Spawn card is drawn for a zone and carried out. */
export const drawCard = procedure<Drawing>('zombies.drawCard', {
  draw(m, f) {
    // A table laid out by hand may have no Spawn cards at all.
    if (sizeOf(m.zone('spawnDeck')) + m.ids('spawnPile').length === 0 || nothingLeft(m)) m.done()
    else {
      const { card, code } = m.happen(event.drawSpawn, { zone: f.zone })
      f.card = code
      if (isIdle(m, code)) {
        m.happen(event.skipSpawn, { card })
        m.goto('draw')
      }
    }
  },
  resolve(m, f) {
    m.done()
    m.call(resolveCard, f)
  },
})

/** What a Spawn card says happens in its zone. */
export const resolveCard = procedure<Drawing>('zombies.resolveCard', {
  run(m, f) {
    m.done()
    m.resolve(`${f.card}/0`, environment({ you: 0, names: { zone: f.zone } }))
  },
})

/** Once kills stay, a card is passed over if its kind is gone from the board and from the reserve. */
function isIdle(q: Query, card: string): boolean {
  if (!tableOf(q).killsStay) return false
  const { of: type } = q.loaded.definitions.get(card) as Spawn
  return type !== 'citizen' && reserveOf(q, type) === 0 && allOf(q, type).length === 0
}

/** How many figures of a kind could still be placed. */
export function reserveOf(q: Query, type: string): number {
  if (type === 'zombie-hero') return sizeOf(q.zone('zombieHeroDeck')) + q.ids('zombieHeroPile').length
  return q.ids('reserve').filter((id) => q.thing(id).face === type).length
}

/** Whether no Enemy is left anywhere. */
export function nothingLeft(q: Query): boolean {
  return (
    tableOf(q).killsStay &&
    q.ids('reserve').length === 0 &&
    reserveOf(q, 'zombie-hero') === 0 &&
    onBoard(q, (id) => isEnemy(q, id)).length === 0
  )
}

/** Enemies of a kind on the board; all Zombie Heroes are one kind. */
export function allOf(q: Query, type: string): ThingId[] {
  return type === 'zombie-hero'
    ? zombieHeroesInPlay(q).filter((id) => isEnemy(q, id))
    : onBoard(q, (id) => q.thing(id).face === type)
}

interface Spawning {
  zone: string
  enemy: string
  n: number
  rush: boolean
  figures: readonly ThingId[]
}

/** Figures come from the reserve; in a rush they act at once, and where some are missing their whole kind acts. */
export const spawnFigures = procedure<Spawning>('zombies.spawn', {
  place(m, f) {
    f.figures = m
      .ids('reserve')
      .filter((id) => m.thing(id).face === f.enemy)
      .slice(0, f.n)
    m.happen(event.spawn, { zone: f.zone, enemy: f.enemy, n: f.figures.length, figures: f.figures })
  },
  rush(m, f) {
    if (f.rush && f.figures.length > 0) m.callNamed('zombies.activate', acting(f.figures))
  },
  shortage(m, f) {
    m.done()
    if (f.figures.length < f.n) activateKind(m, f.enemy)
  },
})

export function spawnIn(m: Machine, zone: string, enemy: string, n: number, rush = false): void {
  m.call(spawnFigures, { zone, enemy, n, rush, figures: [] })
}

/** All Enemies of a kind on floors that are active act once more. The last act of a step. */
export function activateKind(m: Machine, type: string): void {
  m.happen(event.extraActivation, { enemy: type })
  const levels = activeLevels(m)
  const ids = allOf(m, type).filter((id) => levels.has(levelOfZone(m, zoneOf(m, id))))
  if (ids.length > 0) m.callNamed('zombies.activate', acting(ids))
}

export function acting(ids: readonly ThingId[], lure = '') {
  return { ids, action: 1, attacks: [], movers: [], plan: [], forced: [], entered: [], lure, flares: [] }
}

/** A Zombie Hero comes into play; with none left, all that are there act once more. The last act of a step. */
export function spawnZombieHero(m: Machine, zone: string): void {
  if (reserveOf(m, 'zombie-hero') === 0) activateKind(m, 'zombie-hero')
  else m.happen(event.spawnHero, { zone })
}

export const spawnRules = [drawCard, resolveCard, spawnFigures]
