import { NOBODY, NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import { create, fill, type Machine, move, rest, takeCode, type ZoneSpec } from '@quadriga/kernel/author'
import { type Beginning, type Coined, type GameKit, KitProblem, type Subject } from '../kit.ts'
import type { Position, SeatSpec, ThingSpec, ZoneSpec as LaidZone } from '../scenario/format.ts'
import * as t from '../text/playing.ts'
import { codeOf, needDifferentSeats } from './beginning.ts'
import { writeField, writeFlag } from './fields.ts'
import { entryCalled } from './names.ts'
import { located } from './problem.ts'
import { type FoundPlace, placeCalled, type Reading, seatCalled } from './findByName.ts'

/** Lays a position out on an empty table and leaves the game standing where the position says. */
export function lay(kit: GameKit, m: Machine, position: Position, asked: Beginning): void {
  kit.lay(m, asked)
  needDifferentSeats(kit, m, position)
  const table: Laying = {
    kit,
    m,
    fixed: new Set(m.state.zones.flatMap((zone) => zone.ids)),
    claimed: new Set(),
    pools: new Map(),
    specs: kit.game.zones(m.state.setup, m.seats),
    flags: [],
    amounts: [],
  }
  position.seats.forEach((one, seat) => {
    for (const zone of one.zones) layZone(table, zone)
    laySeat(table, one, seat)
  })
  for (const zone of position.zones) layZone(table, zone)
  // What lies elsewhere may change what a number is counted from: hit points, a limit, the side that is up.
  for (const write of [...table.flags, ...table.amounts]) write()
  const { turn, phase, round, spots } = position
  const moment = {
    turn: turn === undefined ? NOBODY : located(spots.turn, () => seatCalled(read(table), turn)),
    phase: phase === undefined ? '' : located(spots.phase, () => phaseCalled(kit, phase)),
    round: round ?? 1,
  }
  located(spots.phase, () => kit.resume(m, moment))
  if (m.state.frames.length === 0) m.call(rest, {})
}

/** The id of a phase by any of its words. */
export function phaseCalled({ phases }: GameKit, word: string): string {
  const found = entryCalled(phases, word, (words) => words)
  if (found === undefined) throw new KitProblem(t.noPhase(word), word, Object.keys(phases))
  return found[0]
}

interface Laying {
  readonly kit: GameKit
  readonly m: Machine
  /** Things that the kit laid: they have all they enter play with. */
  readonly fixed: ReadonlySet<ThingId>
  /** Things that the position has named. */
  readonly claimed: Set<ThingId>
  /** Hidden cards of one owner come from one pool. */
  readonly pools: Map<Seat, number>
  readonly specs: readonly ZoneSpec[]
  /** What is written once everything lies: flags, then numbers. */
  readonly flags: (() => void)[]
  readonly amounts: (() => void)[]
}

function read({ kit, m }: Laying): Reading {
  return { kit, q: m, isUnknown: () => false, whole: true }
}

function laySeat(table: Laying, spec: SeatSpec, seat: Seat): void {
  const { kit, m } = table
  const { place } = spec
  if (place !== undefined) located(spec.at, () => stand(table, seat, placeCalled(read(table), place)))
  mark(table, spec, () => ({ seat, thing: kit.figure(m, seat), zone: -1 }))
}

/** Notes what is to be written on a subject when everything lies. */
function mark({ kit, m, flags, amounts }: Laying, spec: Marked, subject: () => Subject): void {
  for (const flag of spec.is) flags.push(() => located(spec.at, () => writeFlag(kit, m, subject(), flag)))
  for (const { at, name, value } of spec.amounts)
    amounts.push(() => located(at, () => writeField(kit, m, subject(), name, value)))
}

type Marked = Pick<ThingSpec, 'at' | 'is' | 'amounts'>

function stand({ kit, m }: Laying, seat: Seat, { zone }: FoundPlace): void {
  if (kit.stands !== undefined) kit.stands.write(m, seat, m.state.zones[zone]?.name ?? '')
  else move(m, kit.figure(m, seat), zone)
}

function layZone(table: Laying, spec: LaidZone): void {
  const place = located(spec.at, () => placeCalled(read(table), spec.place))
  const isPile = table.specs[place.zone]?.rule.seen === 'none' && place.entry?.put === undefined
  const named = [...spec.top, ...spec.bottom].reduce((sum, thing) => sum + thing.count, 0)
  const missing = Math.max(0, (spec.size ?? named) - named)
  const filler = missing === 0 ? [] : located(spec.at, () => fillerFor(table, place, missing))
  if (isPile) layPile(table, spec, place, filler)
  else layOpen(table, spec, place, filler)
}

function fillerFor({ kit, m }: Laying, { zone, seat }: FoundPlace, count: number): readonly string[] {
  const name = m.state.zones[zone]?.name ?? ''
  const codes = kit.filler?.(m, name, seat, count)
  if (codes?.length !== count) throw new KitProblem(t.noFiller(name))
  return codes
}

/** A pile: everything goes into the rest, then the named cards come out of it to the top and the bottom. */
function layPile(table: Laying, spec: LaidZone, place: FoundPlace, filler: readonly string[]): void {
  const { m, kit } = table
  const { zone, seat } = place
  const [top, bottom] = [spec.top, spec.bottom].map((things) =>
    things.flatMap((thing) => new Array<ThingSpec>(thing.count).fill(thing)),
  )
  const code = ({ at, name }: ThingSpec) => located(at, () => codeOf(kit, name, spec.place.zone).code)
  const pile = m.ownZone(zone)
  if (pile.pool === 0) pile.pool = poolOf(table, seat)
  fill(m, zone, [...filler, ...(top ?? []).map(code), ...(bottom ?? []).map(code)])
  for (const thing of (top ?? []).toReversed())
    finish(table, takeCode(m, zone, code(thing), zone, seat, { place: 'top' }), thing, {})
  for (const thing of bottom ?? [])
    finish(table, takeCode(m, zone, code(thing), zone, seat, { place: 'bottom' }), thing, {})
}

function poolOf({ m, pools }: Laying, seat: Seat): number {
  const known = seat === NOBODY ? undefined : pools.get(seat)
  if (known !== undefined) return known
  const fresh = m.state.nextPool++
  if (seat !== NOBODY) pools.set(seat, fresh)
  return fresh
}

function layOpen(table: Laying, spec: LaidZone, place: FoundPlace, filler: readonly string[]): void {
  const { kit } = table
  for (const thing of spec.top) layThing(table, thing, place, spec.place.zone)
  for (const code of filler) {
    const id = put(table, code, place)
    kit.enters?.(table.m, id)
  }
  for (const thing of spec.bottom) layThing(table, thing, place, spec.place.zone)
}

function layThing(table: Laying, thing: ThingSpec, place: FoundPlace, word: string): void {
  const coined = located(thing.at, () => codeOf(table.kit, thing.name, word))
  for (let n = 0; n < thing.count; n++) {
    const there = claim(table, coined.code, place)
    finish(table, there === NOTHING ? put(table, coined.code, place) : there, thing, coined.amounts)
  }
}

/** A thing of the fixed part that lies there already is the one that the position means. */
function claim({ m, claimed }: Laying, code: string, { zone, entry, seat }: FoundPlace): ThingId {
  const ids = entry?.things?.(m, seat) ?? m.state.zones[zone]?.ids ?? []
  return ids.find((id) => m.thing(id).code === code && !claimed.has(id)) ?? NOTHING
}

function put(table: Laying, code: string, { zone, seat, entry }: FoundPlace): ThingId {
  const { m, specs } = table
  if (entry?.put !== undefined) return entry.put(m, code, seat)
  const id = create(m, code, zone, seat)
  if (specs[zone]?.rule.seen !== 'all') m.own(id).pool = poolOf(table, seat)
  return id
}

function finish(table: Laying, id: ThingId, spec: ThingSpec, amounts: Coined['amounts']): void {
  const { kit, m, claimed, fixed } = table
  if (!fixed.has(id)) kit.enters?.(m, id)
  claimed.add(id)
  const coined = Object.entries(amounts).map(([name, value]) => ({ at: spec.at, name, value }))
  const marks = { at: spec.at, is: spec.is, amounts: [...coined, ...spec.amounts] }
  mark(table, marks, () => ({ seat: NOBODY, thing: id, zone: -1 }))
  for (const held of spec.holds) {
    const { code } = located(held.at, () => codeOf(kit, held.name, ''))
    for (let n = 0; n < held.count; n++) finish(table, attach(table, code, id), held, {})
  }
}

function attach({ kit, m }: Laying, code: string, host: ThingId): ThingId {
  if (kit.attach !== undefined) return kit.attach(m, code, host)
  const { zone, owner } = m.thing(host)
  const id = create(m, code, zone, owner)
  m.own(id).host = host
  return id
}
