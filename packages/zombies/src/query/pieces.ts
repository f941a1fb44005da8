import { type Definition, NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Citizen, Enemy, Hero, PieceKind } from '../piece.ts'
import { tableOf } from '../table.ts'
import { nameOfZone, zonesOf } from './board.ts'

export function isPiece(q: Query, id: ThingId, ...kinds: readonly PieceKind[]): boolean {
  const definition: Definition | undefined = q.exists(id)
    ? q.loaded.definitions.get(q.thing(id).face)
    : undefined
  return definition !== undefined && (kinds as readonly string[]).includes(definition.kind)
}

/** The name of the zone where a figure stands; '' off the board. */
export function zoneOf(q: Query, id: ThingId): string {
  return q.exists(id) ? nameOfZone(q, q.thing(id).zone) : ''
}

/** The hero of a seat, on the board or off it. */
export function heroOf(q: Query, seat: Seat): ThingId {
  return tableOf(q).heroes[seat] ?? NOTHING
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

/** Everything that stands in a zone. */
export function piecesIn(q: Query, zone: string): readonly ThingId[] {
  return q.ids(zone)
}

export function enemiesIn(q: Query, zone: string): ThingId[] {
  return q.ids(zone).filter((id) => isPiece(q, id, 'enemy'))
}

/** Heroes and revealed citizens: what Enemies are after. */
export function preyIn(q: Query, zone: string): ThingId[] {
  return q.ids(zone).filter((id) => isPiece(q, id, 'hero', 'citizen'))
}

export function heroesInPlay(q: Query): ThingId[] {
  return zonesOf(q).flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, 'hero')))
}

/** Heroes who have left by the Exit; those who were eliminated have no Health left. */
export function heroesEscaped(q: Query): ThingId[] {
  return tableOf(q).heroes.filter((id) => q.inZone(id, 'away') && q.counter(id, 'health') > 0)
}

export function enemiesInPlay(q: Query): ThingId[] {
  return zonesOf(q).flatMap((zone) => enemiesIn(q, zone))
}
