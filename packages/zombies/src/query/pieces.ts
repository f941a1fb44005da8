import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Attack, Citizen, Enemy, Hero, PieceKind } from '../piece.ts'
import { tableOf } from '../table.ts'
import { boardIn, nameOfZone, sideOf } from './board.ts'

/** What a thing is now; '' for what is not there or not known. */
export function kindOf(q: Query, id: ThingId): PieceKind | '' {
  return q.exists(id) && q.thing(id).face !== '' ? (q.definition(id).kind as PieceKind) : ''
}

export function isPiece(q: Query, id: ThingId, ...kinds: readonly PieceKind[]): boolean {
  return (kinds as readonly string[]).includes(kindOf(q, id))
}

/** The name of the zone where a figure stands; '' off the board. */
export function zoneOf(q: Query, id: ThingId): string {
  return q.exists(id) ? nameOfZone(q, q.thing(id).zone) : ''
}

/** The hero of a seat, on the board or off it. */
export function heroOf(q: Query, seat: Seat): ThingId {
  return tableOf(q).heroes[seat] ?? NOTHING
}

/** How much Health a hero has unharmed. */
export function fullHealth(q: Query, hero: ThingId): number {
  return q.stat(hero, 'fullHealth')
}

export function heroCard(q: Query, id: ThingId): Hero {
  return q.definition(id) as Hero
}

export function enemyCard(q: Query, id: ThingId): Enemy {
  return q.definition(id) as Enemy
}

export function citizenCard(q: Query, id: ThingId): Citizen {
  return q.definition(id) as Citizen
}

export function attackCard(q: Query, id: ThingId): Attack {
  return q.definition(id) as Attack
}

/** An Enemy that stands: one that lies down counts for nothing until it is up again. */
export function isEnemy(q: Query, id: ThingId): boolean {
  const kind = kindOf(q, id)
  return (kind === 'enemy' || isChampionKind(kind)) && q.counter(id, 'down') === 0
}

function isChampionKind(kind: PieceKind | ''): boolean {
  return kind === 'zombieHero' || kind === 'superHero'
}

/** An Enemy with a name, standing or not. */
export function isChampion(q: Query, id: ThingId): boolean {
  return isChampionKind(kindOf(q, id))
}

const NOBODY_THERE: readonly ThingId[] = []

/** What stands in a zone; nothing off the board. */
export function standingIn(q: Query, zone: string): readonly ThingId[] {
  return zone === '' ? NOBODY_THERE : q.ids(zone)
}

export function enemiesIn(q: Query, zone: string): ThingId[] {
  return standingIn(q, zone).filter((id) => isEnemy(q, id))
}

export function hasEnemies(q: Query, zone: string): boolean {
  return standingIn(q, zone).some((id) => isEnemy(q, id))
}

function isPrey(q: Query, id: ThingId): boolean {
  const kind = kindOf(q, id)
  if (kind === 'citizen' && !sideOf(q).huntsCitizens) return false
  return (kind === 'hero' || kind === 'citizen') && q.counter(id, 'hidden') === 0
}

/** Whom Enemies are after: heroes, and revealed citizens where they hunt them; who is hidden from them is left out. */
export function preyIn(q: Query, zone: string): ThingId[] {
  return standingIn(q, zone).filter((id) => isPrey(q, id))
}

export function hasPrey(q: Query, zone: string): boolean {
  return standingIn(q, zone).some((id) => isPrey(q, id))
}

export function heroesIn(q: Query, zone: string): ThingId[] {
  return standingIn(q, zone).filter((id) => kindOf(q, id) === 'hero')
}

export function citizensIn(q: Query, zone: string): ThingId[] {
  return standingIn(q, zone).filter((id) => kindOf(q, id) === 'citizen')
}

export function heroesInPlay(q: Query): ThingId[] {
  return tableOf(q).heroes.filter((id) => zoneOf(q, id) !== '')
}

/** Heroes who have left by the Exit; those who were eliminated have no Health left. */
export function heroesEscaped(q: Query): ThingId[] {
  return tableOf(q).heroes.filter((id) => q.inZone(id, 'away') && q.counter(id, 'health') > 0)
}

/** Every thing on the board for which something is true, in the order of the map. */
export function onBoard(q: Query, wanted: (id: ThingId) => boolean): ThingId[] {
  const found: ThingId[] = []
  // The zones of the board lie first in the state, in the order of the map.
  const { zones } = q.state
  const { length } = boardIn(q).places
  for (let zone = 0; zone < length; zone++) {
    const { ids } = zones[zone] as { ids: readonly ThingId[] }
    for (let i = 0; i < ids.length; i++) if (wanted(ids[i] as ThingId)) found.push(ids[i] as ThingId)
  }
  return found
}

export function enemiesInPlay(q: Query): ThingId[] {
  return onBoard(q, (id) => isEnemy(q, id))
}

export function revealedCitizens(q: Query): ThingId[] {
  return onBoard(q, (id) => kindOf(q, id) === 'citizen')
}

/** Enemies with a name on the board, standing or not. */
export function championsInPlay(q: Query): ThingId[] {
  return onBoard(q, (id) => isChampion(q, id))
}

/** The first piece of a name on the board. */
export function pieceCalled(q: Query, face: string): ThingId {
  return onBoard(q, (id) => q.thing(id).face === face)[0] ?? NOTHING
}

/** The Traits that a hero holds. */
export function traitsOf(q: Query, seat: Seat): readonly ThingId[] {
  return q.ids('traits', seat)
}

/** The Citizen card that a hero holds, or NOTHING. */
export function citizenOf(q: Query, seat: Seat): ThingId {
  return q.ids('citizen', seat)[0] ?? NOTHING
}

/** A hero's attacks: its own, one that eats, and a copied one. */
export function attacksOf(q: Query, seat: Seat): ThingId[] {
  return q.ids('sheet', seat).filter((id) => kindOf(q, id) === 'attack')
}
