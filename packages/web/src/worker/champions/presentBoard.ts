import {
  cardOf,
  type ChampionsSetup,
  type ChampionsTable,
  scaled,
  stepOneThreat,
  threatLimit,
} from '@quadriga/champions'
import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import type { Gauge, Piece, ZoneModel } from '../../model/table/piece.ts'
import type { LaidOut } from '../table/presenter.ts'
import { mainEye, type Reader, type Scene } from '@quadriga/table'
import type { ChampionsBoard, PlayerModel, SchemeModel, VillainModel } from '../../model/champions/board.ts'
import { villainStep } from './presentStep.ts'

const ALLIES = 3

/** The table of Marvel Champions, arranged as players lay it. */
export function presentBoard(scene: Scene, { zones, pieces }: LaidOut): ChampionsBoard {
  const { view, q } = mainEye(scene)
  const table = view.table as unknown as ChampionsTable
  const setup = view.setup as unknown as ChampionsSetup
  const zone = (name: string, seat = -1): ZoneModel | undefined =>
    zones.find((one) => one.name === name && one.seat === seat)
  const ids = (name: string, seat = -1): readonly ThingId[] => zone(name, seat)?.pieces ?? []
  const main = ids('mainScheme')[0] ?? NOTHING
  return {
    game: 'champions',
    zones,
    pieces,
    villain: villainOf(q, pieces, ids('villain')[0] ?? NOTHING, zone('villainDeck')?.size ?? 0),
    mainScheme: main === NOTHING ? null : schemeOf(q, main, stepOneThreat(q)),
    sideSchemes: ids('sideSchemes').map((id) => schemeOf(q, id, 0)),
    environments: ids('environments'),
    encounterDeck: zone('encounterDeck')?.size ?? 0,
    encounterDiscard: ids('encounterDiscard'),
    resolving: ids('resolving'),
    boosts: ids('boosts'),
    firstPlayer: table.firstPlayer,
    villainStep: villainStep(view),
    players: Array.from({ length: view.seats }, (_, seat) => playerOf(q, table, pieces, zone, seat)),
    scenario: setup.scenario,
    difficulty: setup.difficulty ?? 'standard',
  }
}

function villainOf(
  q: Reader,
  pieces: Readonly<Record<ThingId, Piece>>,
  id: ThingId,
  waiting: number,
): VillainModel | null {
  const piece = pieces[id]
  if (piece === undefined) return null
  const stage = Number(/(\d+)$/.exec(cardOf(q, id).id)?.[1] ?? 1)
  return { id, hp: piece.hp ?? { now: 0, max: 0 }, stage, stages: stage + waiting }
}

function schemeOf(q: Reader, id: ThingId, perRound: number): SchemeModel {
  const stat = (name: string): number => q.stat(id, name)
  return {
    id,
    threat: { now: q.counter(id, 'threat'), max: threatLimit(q, id) },
    perRound,
    accelerationTokens: q.counter(id, 'acceleration'),
    crisis: stat('crisis'),
    hazard: stat('hazard'),
    acceleration: stat('accelerationIcon'),
  }
}

const none: Gauge = { now: 0, max: 0 }

function playerOf(
  q: Reader,
  table: ChampionsTable,
  pieces: Readonly<Record<ThingId, Piece>>,
  zone: (name: string, seat: Seat) => ZoneModel | undefined,
  seat: Seat,
): PlayerModel {
  const identity = zone('identity', seat)?.pieces[0] ?? NOTHING
  const play = zone('play', seat)?.pieces ?? []
  const ofKind = (kind: string): ThingId[] => play.filter((id) => isKind(q, pieces, id, kind))
  const isHere = identity !== NOTHING
  return {
    seat,
    identity,
    form: isHere && cardOf(q, identity).kind === 'hero' ? 'hero' : 'alter-ego',
    mayChangeForm: table.changedForm[seat] !== true,
    hp: pieces[identity]?.hp ?? none,
    eliminated: table.eliminated[seat] === true,
    isFirst: table.firstPlayer === seat,
    handLimit: isHere ? scaled(q, identity, 'handSize') : 0,
    hand: zone('hand', seat)?.pieces ?? [],
    handSize: zone('hand', seat)?.size ?? 0,
    deck: zone('deck', seat)?.size ?? 0,
    discard: zone('discard', seat)?.pieces ?? [],
    dealt: zone('dealt', seat)?.size ?? 0,
    allies: ofKind('ally'),
    allyLimit: ALLIES + (isHere ? q.stat(identity, 'allyLimit') : 0),
    upgrades: ofKind('upgrade'),
    supports: play.filter((id) => !isKind(q, pieces, id, 'ally') && !isKind(q, pieces, id, 'upgrade')),
    engaged: zone('engaged', seat)?.pieces ?? [],
  }
}

function isKind(q: Reader, pieces: Readonly<Record<ThingId, Piece>>, id: ThingId, kind: string): boolean {
  return (pieces[id]?.face ?? '') !== '' && cardOf(q, id).kind === kind
}
