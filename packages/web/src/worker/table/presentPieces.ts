import { NOBODY, NOTHING, type Thing, type ThingId } from '@quadriga/kernel'
import {
  capitalised,
  counterOf,
  type Eye,
  mainEye,
  nameOfFace,
  nounOf,
  type Scene,
  secretCode,
  spaced,
  wordOf,
} from '@quadriga/table'
import type { CounterModel, Piece, StatModel, ZoneModel } from '../../model/table/piece.ts'
import type { LaidOut, Presenter } from './presenter.ts'
import { kindName } from './kindName.ts'
import { tableWords } from './tableWords.ts'

/** Every zone with its visible pieces, as the reader's eyes see them together. */
export function layOut(presenter: Presenter, scene: Scene): LaidOut {
  const pieces: Record<ThingId, Piece> = {}
  const { zones } = mainEye(scene).view
  const models = zones.map((_, index) => {
    const eye = bestEye(scene, index)
    const things = thingsIn(eye, index)
    for (const thing of things) pieces[thing.id] = pieceOf(presenter, scene, eye, thing)
    return zoneOf(presenter, scene, eye, index, things)
  })
  return { zones: models, pieces }
}

/** The eye that sees most of a zone: the owner of an open hand, else the reader. */
function bestEye(scene: Scene, index: number): Eye {
  return scene.eyes.reduce((best, eye) => (known(eye, index) > known(best, index) ? eye : best))
}

function known(eye: Eye, index: number): number {
  const zone = eye.view.zones[index]
  const ids = zone === undefined ? [] : [...zone.ids, ...zone.low]
  return ids.filter((id) => (eye.things.get(id)?.code ?? '') !== '').length
}

function thingsIn({ view, things }: Eye, index: number): Thing[] {
  const zone = view.zones[index]
  const ids = zone === undefined ? [] : [...zone.ids, ...zone.low]
  return ids.map((id) => things.get(id)).filter((thing) => thing !== undefined)
}

function zoneOf(
  presenter: Presenter,
  scene: Scene,
  { view, things: seen }: Eye,
  index: number,
  things: readonly Thing[],
): ZoneModel {
  const { name, seat, hidden, hiddenLow, rest } = view.zones[index] as (typeof view.zones)[number]
  const free = things.filter(({ host }) => host === NOTHING || !seen.has(host))
  const unseen = hidden.length + hiddenLow.length + rest
  return {
    key: zoneKey(name, seat),
    name,
    seat,
    title: capitalised(nounOf(scene, scene.loaded.game.words.zones, name)),
    kind: presenter.piles.includes(name) ? 'pile' : 'row',
    pieces: free.map(({ id }) => id),
    hidden: unseen,
    size: things.length + unseen,
  }
}

/** `hand:1`, or `encounterDeck` where it is nobody's. */
export function zoneKey(name: string, seat: number): string {
  return seat === NOBODY ? name : `${name}:${seat}`
}

function pieceOf(presenter: Presenter, scene: Scene, eye: Eye, thing: Thing): Piece {
  const isKnown = scene.loaded.definitions.has(thing.face)
  const zone = eye.view.zones[thing.zone] as (typeof eye.view.zones)[number]
  const name = isKnown ? nameOfFace(scene, thing.face) : tableWords[scene.language].facedown
  const piece = {
    id: thing.id,
    code: thing.code,
    face: isKnown ? thing.face : '',
    name,
    zone: zoneKey(zone.name, zone.seat),
    host: eye.things.has(thing.host) ? thing.host : NOTHING,
    attached: eye.view.things.filter(({ host }) => host === thing.id).map(({ id }) => id),
    owner: thing.owner,
    controller: thing.controller,
    exhausted: counterOf(thing, 'exhausted') > 0,
    statuses: countersOf(presenter, scene, thing, true),
    counters: countersOf(presenter, scene, thing, false),
    stats: isKnown ? statsOf(presenter, scene, eye, thing) : [],
    hp: isKnown && isOnTable(scene, thing) ? presenter.hp(eye.q, thing.id) : null,
  }
  return { ...piece, says: spokenPiece(presenter, scene, thing, piece) }
}

/** Zones whose cards are in play; a card in a hand or a pile has no hit points yet. */
function isOnTable({ loaded, eyes }: Scene, thing: Thing): boolean {
  const { setup, seats } = mainEye({ eyes }).view
  const rule = loaded.game.zones(setup, seats)[thing.zone]?.rule
  return rule?.seen === 'all' && (rule.hears !== '' || loaded.definitions.get(thing.face)?.kind === 'hero')
}

function countersOf(presenter: Presenter, scene: Scene, thing: Thing, wanted: boolean): CounterModel[] {
  const { counters, words } = scene.loaded.game
  return counters.flatMap((id) => {
    const n = counterOf(thing, id)
    if (n === 0 || id === 'exhausted' || presenter.unshown.includes(id)) return []
    if (presenter.statuses.includes(id) !== wanted) return []
    const name =
      words.counters[id] === undefined
        ? wordOf(scene, `flag.${id}`, spaced(id))
        : nounOf(scene, words.counters, id, n)
    return [{ id, name, n }]
  })
}

function statsOf(presenter: Presenter, scene: Scene, eye: Eye, thing: Thing): StatModel[] {
  const printed = scene.loaded.definitions.get(thing.face)?.stats ?? {}
  return presenter.shownStats.flatMap((id) => {
    const base = printed[id]
    if (base === undefined) return []
    const value = presenter.stat(eye.q, thing.id, id)
    return [{ id, name: nounOf(scene, scene.loaded.game.words.stats, id), value, printed: base }]
  })
}

/** "Black Cat, ally, exhausted, 2 of 3 hit points, ATK 1, THW 1": one line for ears and for the text table. */
function spokenPiece(presenter: Presenter, scene: Scene, thing: Thing, piece: Omit<Piece, 'says'>): string {
  const w = tableWords[scene.language]
  const kind = scene.loaded.definitions.get(piece.face)?.kind
  const parts = [
    piece.name,
    kind === undefined ? '' : kindName(scene.loaded.game, kind, scene.language),
    piece.exhausted ? wordOf(scene, 'flag.exhausted', 'exhausted') : '',
    piece.hp === null ? '' : w.hitPoints(piece.hp.now, piece.hp.max),
    ...piece.stats.map(({ name, value }) => `${name} ${value}`),
    ...piece.statuses.map(({ name, n }) => (n > 1 ? `${name} ${n}` : name)),
    ...piece.counters
      .filter(({ id }) => piece.hp === null || id !== 'damage')
      .map(({ id, name, n }) => {
        const most = presenter.limit?.(mainEye(scene).q, piece.id, id) ?? 0
        return most > 0 ? w.ofMost(n, most, name) : `${n} ${name}`
      }),
    // What a card really is, where its face says something else and not everybody knows it.
    nameOfFace(scene, secretCode(thing, mainEye(scene).view.seats)),
  ]
  return parts.filter((part) => part !== '').join(', ')
}
