import {
  environment,
  type Machine,
  procedure,
  type Query,
  sizeOf,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { championTypes, type Spawn } from '../piece.ts'
import { activeLevels, levelOfZone, sideOf } from '../query/board.ts'
import { championsInPlay, isEnemy, onBoard, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'

interface Drawing {
  zone: string
  card: string
  /** The Danger Level that the card is read at, where it is not the highest of the heroes. */
  danger?: number
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
    const names = f.danger === undefined ? { zone: f.zone } : { zone: f.zone, danger: f.danger }
    m.resolve(`${f.card}/0`, environment({ you: 0, names }))
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
  const { championDeck, championPile } = sideOf(q)
  if (isChampionType(type)) return sizeOf(q.zone(championDeck)) + q.ids(championPile).length
  return q.ids('reserve').filter((id) => q.thing(id).face === type).length
}

function isChampionType(type: string): boolean {
  return (championTypes as readonly string[]).includes(type)
}

/** Whether no Enemy is left anywhere. */
export function nothingLeft(q: Query): boolean {
  return (
    tableOf(q).killsStay &&
    q.ids('reserve').length === 0 &&
    reserveOf(q, sideOf(q).champions) === 0 &&
    onBoard(q, (id) => isEnemy(q, id)).length === 0
  )
}

/** Enemies that an activation reaches: those who stand, and who rises again by it. */
export function canBeActivated(q: Query, id: ThingId): boolean {
  return isEnemy(q, id) || (q.counter(id, 'down') > 0 && q.stat(id, 'rises') > 0)
}

/** Enemies of a kind on the board; all with a name are one kind. */
export function allOf(q: Query, type: string): ThingId[] {
  return isChampionType(type)
    ? championsInPlay(q).filter((id) => canBeActivated(q, id))
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

/** An Enemy with a name comes into play; with none left, all that are there act once more. The last act of a step. */
export function spawnChampion(m: Machine, zone: string): void {
  const { champions } = sideOf(m)
  if (reserveOf(m, champions) === 0) activateKind(m, champions)
  else m.happen(event.spawnHero, { zone })
}

export const spawnRules = [drawCard, resolveCard, spawnFigures]
