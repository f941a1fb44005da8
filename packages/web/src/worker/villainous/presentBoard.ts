import { modeOf, tableOf } from '@quadriga/villainous'
import type { ThingId } from '@quadriga/kernel'
import { mainEye, nameOfFace, type Scene } from '@quadriga/table'
import type { ZoneModel } from '../../model/table/piece.ts'
import type { VillainousBoard } from '../../model/villainous/board.ts'
import type { LaidOut } from '../table/presenter.ts'
import { zoneTitle } from './kindNames.ts'
import { presentCrises } from './presentCrises.ts'
import { presentDomain } from './presentDomain.ts'
import { presentPieces } from './presentPieces.ts'

/** The table of Marvel Villainous: every domain, the Crises, and what is being played. */
export function presentBoard(scene: Scene, { zones, pieces }: LaidOut): VillainousBoard {
  const { view, q } = mainEye(scene)
  const { active, stage } = tableOf(q)
  const named = zones.map((zone) => ({
    ...zone,
    title: zoneTitle(zone.name, nameOfFace(scene, zone.name), scene.language),
  }))
  const players = Array.from({ length: view.seats }, (_, seat) => presentDomain(scene, q, named, seat))
  const crises = presentCrises(scene, q)
  return {
    game: 'villainous',
    zones: named,
    pieces: presentPieces(scene, pieces, players, crises),
    players,
    active,
    stage,
    mode: modeOf(q),
    crises,
    fateDeck: sizeOf(named, 'fateDeck'),
    fatePile: idsIn(named, 'fatePile'),
    played: idsIn(named, 'played'),
    stones: idsIn(named, 'stones'),
  }
}

function idsIn(zones: readonly ZoneModel[], name: string): readonly ThingId[] {
  return zones.filter((zone) => zone.name === name).flatMap((zone) => zone.pieces)
}

function sizeOf(zones: readonly ZoneModel[], name: string): number {
  return zones.find((zone) => zone.name === name)?.size ?? 0
}
