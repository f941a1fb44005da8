import {
  boardIn,
  colorOfPoint,
  type Enemy,
  isOpen,
  kindOf,
  liftZone,
  missionOf,
  spawnPoints,
  tableOf,
  zoneOfToken,
} from '@quadriga/zombies'
import type { ThingId } from '@quadriga/kernel'
import type { Reader } from '@quadriga/table'
import type { Piece } from '../../model/table/piece.ts'
import {
  type EnemyKind,
  enemyKinds,
  type ExitModel,
  type GroupModel,
  type OpeningModel,
  type PlaceModel,
  type TokenKind,
  type TokenModel,
} from '../../model/zombies/board.ts'

type Pieces = Readonly<Record<ThingId, Piece>>

const tokenOf: Readonly<Record<string, TokenKind>> = {
  'hidden-citizen': 'hiddenCitizen',
  'hidden-objective': 'hiddenObjective',
  'hidden-spawn': 'hiddenSpawn',
  exit: 'exit',
  'sentinel-hand': 'hand',
}

const nothing = { color: '', n: 0, isActive: false }

/** Every zone that figures may stand in, with what is there. */
export function placesOf(q: Reader, pieces: Pieces): PlaceModel[] {
  const { revealed } = tableOf(q)
  const laid = laidTokens(q, pieces)
  return boardIn(q).places.map((id) => ({
    id,
    groups: groupsIn(q, pieces, id),
    heroes: q.ids(id).filter((one) => kindOf(q, one) === 'hero'),
    tokens: [
      ...q.ids(id).flatMap((one) => tokenIn(q, pieces, one)),
      ...laid.filter(({ zone }) => zone === id).map(({ token }) => token),
    ],
    exits: exitsOf(q, id),
    isKnown: revealed.includes(id),
  }))
}

/** The kind of an Enemy by its name. */
export function enemyKind(q: Reader, face: string): EnemyKind {
  const definition = q.loaded.definitions.get(face)
  if (definition?.kind === 'zombieHero' || definition?.kind === 'superHero') return definition.kind
  return enemyKinds.find((kind) => kind === face) ?? 'walker'
}

function groupsIn(q: Reader, pieces: Pieces, zone: string): GroupModel[] {
  const here = q.ids(zone).filter((id) => ['enemy', 'zombieHero', 'superHero'].includes(kindOf(q, id)))
  const faces = [...new Set(here.map((id) => q.thing(id).face))]
  const priority = (face: string): number =>
    (q.loaded.definitions.get(face) as unknown as Enemy | undefined)?.priority ?? 9
  return faces
    .toSorted((a, b) => priority(a) - priority(b))
    .map((face) => {
      const ids = here.filter((id) => q.thing(id).face === face)
      const [first] = ids
      return {
        face,
        kind: enemyKind(q, face),
        name: pieces[first ?? -1]?.name ?? face,
        ids,
        toughness: first === undefined ? 0 : q.stat(first, 'toughness'),
        down: ids.filter((id) => q.counter(id, 'down') > 0).length,
        frozen: ids.filter((id) => q.counter(id, 'frozen') > 0).length,
      }
    })
}

function tokenIn(q: Reader, pieces: Pieces, id: ThingId): TokenModel[] {
  const { face } = q.thing(id)
  const name = pieces[id]?.name ?? ''
  const kind = kindOf(q, id)
  if (kind === 'citizen' || kind === 'secret') return [{ id, kind, name, ...nothing }]
  if (kind === 'objective') return [{ id, kind, name, ...nothing, color: face.slice('objective-'.length) }]
  const hidden = tokenOf[face]
  return hidden === undefined ? [] : [{ id, kind: hidden, name, ...nothing }]
}

/** Spawn Points with their numbers, the Exit and the Sentinel Hand: they lie beside the zones and know their place. */
function laidTokens(q: Reader, pieces: Pieces): { readonly zone: string; readonly token: TokenModel }[] {
  const points = spawnPoints(q).map((id, place) => ({
    zone: zoneOfToken(q, id),
    token: {
      id,
      kind: 'point' as const,
      name: pieces[id]?.name ?? '',
      color: colorOfPoint(q, id),
      n: place + 1,
      isActive: q.counter(id, 'active') > 0,
    },
  }))
  const others = q.ids('tokens').map((id) => ({
    zone: zoneOfToken(q, id),
    token: {
      id,
      kind: tokenOf[q.thing(id).face] ?? 'exit',
      name: pieces[id]?.name ?? '',
      color: '',
      n: 0,
      isActive: q.counter(id, 'charged') > 0,
    },
  }))
  return [...points, ...others]
}

function exitsOf(q: Reader, name: string): ExitModel[] {
  const board = boardIn(q)
  const { openings } = tableOf(q)
  const found = new Map<string, ExitModel>()
  for (const cell of board.zones.get(name)?.cells ?? []) {
    for (const { how, id, cell: beyond } of Object.values(cell.next)) {
      const to = board.cells.get(beyond)?.zone ?? ''
      if (to === '' || to === name || !board.places.includes(to)) continue
      if (how === 'open' || how === 'blind') found.set(to, { to, how: 'open', id: '', isOpen: true })
      else if (how === 'door' || how === 'window')
        found.set(to, { to, how, id, isOpen: openings.includes(id) })
      else if (how === 'elevator')
        found.set(to, { to, how: 'lift', id: '', isOpen: [name, to].includes(liftZone(q)) })
    }
  }
  for (const [a, b] of board.links) {
    if (a === name) found.set(b, { to: b, how: 'stairs', id: '', isOpen: true })
    if (b === name) found.set(a, { to: a, how: 'stairs', id: '', isOpen: true })
  }
  return [...found.values()]
}

/** Doors and windows as they stand now. */
export function openingsOf(q: Reader, pieces: Pieces): OpeningModel[] {
  const { layout, board } = missionOf(q)
  return [...q.ids('doors'), ...q.ids('windows')].map((thing) => {
    const id = q.thing(thing).face
    const how = board.openings.find((one) => one.id === id)?.how ?? 'door'
    return {
      id,
      thing,
      name: pieces[thing]?.name ?? id,
      how,
      state: isOpen(q, thing) ? 'open' : q.counter(thing, 'locked') > 0 ? 'locked' : 'closed',
      color: layout.openings.find((one) => one.id === id)?.color ?? '',
    }
  })
}
